// SPDX-License-Identifier: MIT
/// What is said to an engine. Whatever is put in, one command is one line: control characters become blanks.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adoube::uci {

struct Setting {
  std::string name;
  std::string value;
  friend bool operator==(const Setting&, const Setting&) = default;
};

/// How long an engine may think; the first that is reached ends it. All absent: until it is told to stop.
struct Effort {
  std::optional<std::chrono::milliseconds> time{};
  std::optional<std::int64_t> nodes{};
  std::optional<std::int32_t> depth{};
  friend bool operator==(const Effort&, const Effort&) = default;
};

/// "setoption name Skill Level value 3".
[[nodiscard]] std::string set_option_command(const Setting& setting);
/// "position fen FEN moves e2e4 e7e5"; `fen` empty: from the initial position.
[[nodiscard]] std::string position_command(std::string_view fen, const std::vector<std::string>& moves);
/// "go nodes 200 movetime 100"; "go infinite" without any limit.
[[nodiscard]] std::string go_command(const Effort& effort);

}  // namespace adoube::uci

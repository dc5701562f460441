// SPDX-License-Identifier: MIT
/// What an engine is asked, and what it answers.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/uci/command.hpp"
#include "adoube/uci/said.hpp"

namespace adoube::uci {

struct Question {
  /// The position; empty for the initial one.
  std::string fen{};
  std::vector<std::string> moves{};
  /// Options for this question. Those that the engine does not have are left out.
  std::vector<Setting> settings{};
  Effort effort{};
  /// From asking to the last moment at which an answer is of use, restarts included. The engine is told to stop before.
  std::chrono::milliseconds longest{30'000};
  /// Whether that move may be played; nothing: every one that looks like a move.
  std::function<bool(std::string_view move)> is_legal{};
  /// Whether there is none at all, so that an engine that has no move is right.
  bool is_over = false;
};

struct Answer {
  /// Nothing only where the question's game is over.
  std::optional<std::string> move{};
  /// The last that was said of each line, best first: lines[0] is of rank 1. A line without moves is one not heard of.
  std::vector<Info> lines{};
};

}  // namespace adoube::uci

// SPDX-License-Identifier: GPL-3.0-or-later
/// What every command has in common: how to answer, where, and the exit status (docs/answers.md).
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "apps/answers/json.hpp"
#include "apps/answers/position_text.hpp"

namespace adoube::cli {

/// 0 done and good; 1 done, and something was found wrong; 2 unusable arguments or a file that cannot be opened.
enum class Exit : int { Good = 0, FoundWrong = 1, Unusable = 2 };

[[nodiscard]] constexpr Exit worse(Exit a, Exit b) { return static_cast<int>(a) < static_cast<int>(b) ? b : a; }

struct Common {
  bool json = false;
  answers::Manner manner{};
};

/// What the parsed command line asks for; set by the subcommand that was named.
using Job = std::function<Exit()>;

/// A line on standard output. JSON lines are flushed one by one, so that a reader at the other end of a pipe is served.
void print_line(std::string_view text);
void print_json(const answers::Json& json);
/// One line on standard error, as every unusable argument gets it.
Exit unusable(std::string_view text);

}  // namespace adoube::cli

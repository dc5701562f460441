// SPDX-License-Identifier: GPL-3.0-or-later
/// How a PGN says that a game ended: in its Termination tag, or in a comment behind the last move.
#pragma once

#include <string_view>

#include "adoube/game/audit.hpp"

namespace adoube::cli {

enum class EndingText : std::uint8_t { TerminationTag, Comment };

/// "Time forfeit", "anna won on time", "White wins on time.", "超时" ... Case does not matter in English. A comment speaks
/// of many things: there only what can hardly mean anything else is taken, a fallen flag or a resignation.
[[nodiscard]] game::SaidEnding said_ending(std::string_view text, EndingText where);

}  // namespace adoube::cli

// SPDX-License-Identifier: MIT
/// How a PGN says that a game ended: in its Termination tag, or in a comment behind the last move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "adoube/game/audit.hpp"

namespace adoube::game {

enum class EndingText : std::uint8_t { TerminationTag, Comment };

/// How the game ended is said in a few words, in front of whatever else a comment tells: so many bytes are enough.
inline constexpr std::size_t ending_text_bytes = 512;

/// "Time forfeit", "anna won on time", "White wins on time.", "超时" ... Case does not matter in English. A comment speaks
/// of many things: there only what can hardly mean anything else is taken, a fallen flag, a
/// resignation, a draw agreed or claimed.
[[nodiscard]] SaidEnding said_ending(std::string_view text, EndingText where);

}  // namespace adoube::game

// SPDX-License-Identifier: GPL-3.0-or-later
/// The referee's answers for a person: the ruling card in text, the clocks, how the game stands.
#pragma once

#include <cstdint>
#include <string>

#include "adoube/game/game.hpp"
#include "apps/answers/json.hpp"

namespace adoube::cli {

/// At a terminal they stand in front of the next line anyway.
enum class Clocks : std::uint8_t { Told, StandBelow };

/// `answer`: a line of RefereeSession. The event's number, a sign, the article in bold and the sentence; the clocks below,
/// if they are told and there are any; the result below them, if the game is over. Ends with a line end.
[[nodiscard]] std::string ruling_text(const answers::Json& answer, Clocks clocks, laws::Language language);

/// "White 1:29:58   Black 1:30:00   White has the move.": clocks, if any, and what is to be done next.
[[nodiscard]] std::string standing_text(const game::Game& game, laws::Language language);

/// "1:29:58", in the last minute "0:00:58.4"; rounded up, so that only a clock that has run out shows nothing but zeros.
[[nodiscard]] std::string clock_text(game::Time time);

}  // namespace adoube::cli

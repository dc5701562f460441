// SPDX-License-Identifier: GPL-3.0-or-later
/// The referee's answers for a person: the ruling card in text, the clocks, how the game stands.
#pragma once

#include <string>

#include "adoube/game/game.hpp"
#include "apps/answers/json.hpp"

namespace adoube::cli {

/// `answer`: a line of RefereeSession. The event's number, a sign, the article in bold and the sentence; the clocks below,
/// if there are any; the result below them, if the game is over. Ends with a line end.
[[nodiscard]] std::string ruling_text(const answers::Json& answer, laws::Language language);

/// "White 1:29:58   Black 1:30:00   White has the move.": clocks, if any, and what is to be done next.
[[nodiscard]] std::string standing_text(const game::Game& game, laws::Language language);

/// "1:29:58.4": tenths and thousandths only where they are needed.
[[nodiscard]] std::string clock_text(game::Time time);

}  // namespace adoube::cli

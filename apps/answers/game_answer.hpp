// SPDX-License-Identifier: MIT
/// A whole game as JSON: its events folded, with everything a board needs to show and to offer.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "adoube/game/game.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// The sentence, and behind it what it rests on.
[[nodiscard]] std::string ruling_text(const game::Ruling& ruling, const Manner& manner);
/// {"ok","code","article","squares","attackers","path","text"}; the move that was refused as {"from","to"} is the caller's
/// to know.
[[nodiscard]] Json ruling_json(const game::Ruling& ruling, bool ok, const Manner& manner);

/// {"start","fen","turn","check","checkers","moves","plies":[{"uci","san","figurine","lan","fen","by","event"}],"outcome"
/// (with "text"),"offers":{"white","black"},"must_play":{"uci","square"} or
/// null,"claims","claims_with_move","can_agree","pgn"}. `events_of_plies`: the number of the event that made each move, from
/// 0; may be shorter than the game.
[[nodiscard]] Json game_json(const game::Game& game, const std::vector<std::size_t>& events_of_plies, const Manner& manner);

/// Folds `events` (a JSON list, event_json.hpp) from `start`: game_json() and "rulings", one for each event, with "event"
/// its number. A refused or unreadable event has "ok" false and changes nothing.
[[nodiscard]] Json game_answer(const rules::Position& start, const Json& events, const Manner& manner);

/// The game as PGN in export form. `tags`: further tags, such as White and Black. Result, SetUp, FEN, Variant and
/// Termination are set by the game.
[[nodiscard]] std::string game_pgn(const game::Game& game, const std::vector<std::pair<std::string, std::string>>& tags);

}  // namespace adoube::answers

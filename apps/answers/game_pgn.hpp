// SPDX-License-Identifier: MIT
/// A game under the Laws as PGN in export form, with its clocks and offers (Laws 9.1.2.2).
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "adoube/game/game.hpp"
#include "apps/answers/ply_notes.hpp"

namespace adoube::answers {

/// `tags`: further tags, such as White and Black. Result, SetUp, FEN, Variant, TimeControl and Termination are set by the
/// game. `notes`: for [%clk] and for offers, written as (=) (9.1.2.2); one for each half-move, or none at all. A half-move
/// that was not legal ends the moves, with a comment that says so.
[[nodiscard]] std::string game_pgn(const game::Game& game, const std::vector<std::pair<std::string, std::string>>& tags,
                                   std::span<const PlyNote> notes = {});

}  // namespace adoube::answers

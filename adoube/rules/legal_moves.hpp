// SPDX-License-Identifier: MIT
/// All legal moves of a position (Laws 3.10.1), the fast way. explain.hpp is the slow way that also says why.
#pragma once

#include <cstdint>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// Each legal move once, in no promised order; a promotion is four moves (3.7.3.3). No allocation.
[[nodiscard]] MoveList legal_moves(const Position& position);
/// The same into a list of the caller's, which is cleared first.
void legal_moves(const Position& position, MoveList& list);
/// How many there are, without making the list.
[[nodiscard]] int count_legal_moves(const Position& position);
/// Whether there is one at all; stops at the first.
[[nodiscard]] bool has_legal_move(const Position& position);
/// Whether this move is one of them. Any Move will do.
[[nodiscard]] bool is_legal(const Position& position, Move move);

}  // namespace adoube::rules

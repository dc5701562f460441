// SPDX-License-Identifier: MIT
/// What the move before a position can have been, as far as checks tell (Laws 3.10.3).
///
/// The idea: before its last move the opponent was on move, so the king that is on move now cannot have stood attacked
/// then: it would have been left in check. Every last move is taken back in turn; when each of them leaves that king
/// attacked, no legal move leads here. More last moves are tried than are truly possible (castling is not asked about what
/// stood between, a captured piece may be of any kind), so "impossible" is a proof and "possible" is none.
#pragma once

#include "adoube/rules/board.hpp"

namespace adoube::rules {

/// False only where the checks against the king on move can have come about by no last move of the opponent's: two
/// knights, two pawns, two pieces on one line, a pawn that has never moved ... True when there is no check.
/// The side on move has exactly one king. Any other contents of `board` will do.
[[nodiscard]] bool check_is_possible(const Board& board);

/// Whether the double step that `board.pushed_over` tells of can have been the last move: false when the king on move
/// stood attacked already before it. `board.pushed_over` is a square with the pawn in front of it and nothing behind it;
/// the side on move has exactly one king.
[[nodiscard]] bool double_step_is_possible(const Board& board);

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// The position after a move.
#pragma once

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// `move` is legal in `position`; the caller has it from legal_moves() or has asked is_legal(). Otherwise the answer is
/// some board or other, and no promise of Position holds for it.
[[nodiscard]] Position play(const Position& position, Move move);
/// The same into a position of the caller's, which is another one: for those who follow many games, as the result is built
/// where it will stand.
void play(const Position& position, Move move, Position& after);

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// Moves made in the mind before the opponent's: what a screen lets a player set ahead. The Laws know no such thing; on the
/// board it becomes a move only where it is legal after the reply.
#pragma once

#include "adoube/rules/position.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// {"fen","by","moves":[uci…]}: every move of the player who is not on move that is legal after at least one reply of the
/// opponent, in alphabetical order. Exact: castling without the rook is not among them, a capture that needs an opponent's
/// piece to arrive is. Some hundred microseconds.
[[nodiscard]] Json premoves_answer(const rules::Position& position, const Manner& manner);

}  // namespace adoube::answers

// SPDX-License-Identifier: MIT
/// Where a king could still go: what plans for a mate are measured by.
#pragma once

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

/// How many squares the king of `color` could go to, were it on move.
[[nodiscard]] inline int flights(const rules::Position& position, rules::Color color) {
  const rules::Square king = position.king(color);
  const rules::Bitboard others = position.occupied() & ~rules::Bitboard(king);
  int count = 0;
  for (const rules::Square square : rules::king_attacks(king) & ~position.pieces(color))
    count += rules::attackers(position.board(), square, opponent(color), others).empty();
  return count;
}

}  // namespace adoube::unwinnability

// SPDX-License-Identifier: MIT
#include "adoube/rules/en_passant.hpp"

namespace adoube::rules {

Square double_stepped_pawn(Square passed_over) {
  return {passed_over.file(), passed_over.rank() == Rank::Third ? Rank::Fourth : Rank::Fifth};
}

bool is_en_passant(const MoveTry& tried) {
  return tried.piece.kind == Kind::Pawn && tried.position.pushed_over_square() == tried.to && tried.ranks_ahead() == 1 &&
         std::abs(tried.files()) == 1;
}

std::optional<Square> pawn_passed_too_late(const MoveTry& tried) {
  constexpr int fifth_rank = 4;
  const Square beside(tried.to.file(), tried.from.rank());
  if (relative_rank(tried.from, tried.color() == Color::White) != fifth_rank) return std::nullopt;
  if (!tried.position.pieces(opponent(tried.color()), Kind::Pawn).has(beside)) return std::nullopt;
  return beside;
}

}  // namespace adoube::rules

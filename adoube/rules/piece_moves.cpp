// SPDX-License-Identifier: MIT
#include "adoube/rules/piece_moves.hpp"

#include "adoube/rules/attacks.hpp"

namespace adoube::rules {
namespace {

[[nodiscard]] Refusal not_a_move_of(Kind kind) {
  switch (kind) {
    case Kind::Bishop:
      return Refusal::NotABishopMove;
    case Kind::Rook:
      return Refusal::NotARookMove;
    case Kind::Queen:
      return Refusal::NotAQueenMove;
    case Kind::Knight:
      return Refusal::NotAKnightMove;
    case Kind::King:
      return Refusal::NotAKingMove;
    case Kind::Pawn:
      break;
  }
  return Refusal::NotAPawnMove;
}

/// 3.5: the nearest of the pieces that stand in the way. `between` and `occupied` share a square.
[[nodiscard]] Bitboard nearest_obstacle(Square from, Bitboard between, Bitboard occupied) {
  for (const Square square : between& occupied)
    if ((squares_between(from, square) & occupied).empty()) return Bitboard(square);
  return {};
}

}  // namespace

void refuse_arrival(const MoveTry& tried, Reasons& reasons) {
  if (tried.is_own_piece_on_target())
    reasons.push_back({.refusal = Refusal::OwnPieceOnTarget, .obstacles = Bitboard(tried.to)});
  if (tried.to == tried.position.king(opponent(tried.color()))) reasons.push_back({.refusal = Refusal::CaptureOfKing});
}

void refuse_piece_move(const MoveTry& tried, Reasons& reasons) {
  const Bitboard empty_board;
  if (!attacks(tried.piece, tried.from, empty_board).has(tried.to)) {
    reasons.push_back({.refusal = not_a_move_of(tried.piece.kind)});
    return;
  }
  const Bitboard occupied = tried.position.occupied();
  if (tried.piece.kind == Kind::Knight || attacks(tried.piece, tried.from, occupied).has(tried.to)) return;
  const Bitboard between = squares_between(tried.from, tried.to);
  reasons.push_back(
      {.refusal = Refusal::PathBlocked, .obstacles = nearest_obstacle(tried.from, between, occupied), .path = between});
}

}  // namespace adoube::rules

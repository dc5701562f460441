// SPDX-License-Identifier: MIT
#include "adoube/rules/attacks.hpp"

#include "adoube/rules/kernel/geometry.hpp"

namespace adoube::rules {
namespace {

using kernel::geometry;
using kernel::Line;
using u64 = std::uint64_t;

#include "adoube/rules/kernel/sliders_portable.inc"

}  // namespace

Bitboard bishop_attacks(Square from, Bitboard occupied) { return Bitboard(diagonal_attacks(from.index(), occupied.bits())); }

Bitboard rook_attacks(Square from, Bitboard occupied) { return Bitboard(orthogonal_attacks(from.index(), occupied.bits())); }

Bitboard queen_attacks(Square from, Bitboard occupied) {
  return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
}

Bitboard attacks(Piece piece, Square from, Bitboard occupied) {
  switch (piece.kind) {
    case Kind::Pawn:
      return pawn_attacks(piece.color, from);
    case Kind::Knight:
      return knight_attacks(from);
    case Kind::Bishop:
      return bishop_attacks(from, occupied);
    case Kind::Rook:
      return rook_attacks(from, occupied);
    case Kind::Queen:
      return queen_attacks(from, occupied);
    case Kind::King:
      return king_attacks(from);
  }
  return Bitboard{};
}

Bitboard attackers(const Board& board, Square target, Color by, Bitboard occupied) {
  const Bitboard queens = board.pieces(Kind::Queen);
  const Bitboard anyone = (pawn_attacks(opponent(by), target) & board.pieces(Kind::Pawn)) |
                          (knight_attacks(target) & board.pieces(Kind::Knight)) |
                          (king_attacks(target) & board.pieces(Kind::King)) |
                          (bishop_attacks(target, occupied) & (board.pieces(Kind::Bishop) | queens)) |
                          (rook_attacks(target, occupied) & (board.pieces(Kind::Rook) | queens));
  return anyone & board.pieces(by);
}

}  // namespace adoube::rules

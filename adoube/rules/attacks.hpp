// SPDX-License-Identifier: MIT
/// Which squares a piece attacks (Laws 3.1.2, 3.1.3). Attacks ignore pins (3.1.3); castling attacks nothing.
#pragma once

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/board.hpp"
#include "adoube/rules/kernel/geometry.hpp"
#include "adoube/rules/piece.hpp"

namespace adoube::rules {

[[nodiscard]] inline Bitboard pawn_attacks(Color color, Square from) {
  return Bitboard(kernel::geometry.pawn[index(color)][from.index()]);
}
[[nodiscard]] inline Bitboard knight_attacks(Square from) { return Bitboard(kernel::geometry.knight[from.index()]); }
[[nodiscard]] inline Bitboard king_attacks(Square from) { return Bitboard(kernel::geometry.king[from.index()]); }
/// Sliders see up to and including the first occupied square (3.5).
[[nodiscard]] Bitboard bishop_attacks(Square from, Bitboard occupied);
[[nodiscard]] Bitboard rook_attacks(Square from, Bitboard occupied);
[[nodiscard]] Bitboard queen_attacks(Square from, Bitboard occupied);
/// The attacks of any piece.
[[nodiscard]] Bitboard attacks(Piece piece, Square from, Bitboard occupied);

/// The squares strictly between two squares on one rank, file or diagonal; empty when they share none.
[[nodiscard]] inline Bitboard squares_between(Square a, Square b) {
  return Bitboard(kernel::geometry.between[a.index()][b.index()]);
}
/// The whole rank, file or diagonal through two squares, edge to edge; empty when they share none.
[[nodiscard]] inline Bitboard line_through(Square a, Square b) {
  return Bitboard(kernel::geometry.through[a.index()][b.index()]);
}

/// The pieces of `by` that attack `target` on a board where `occupied` stands (3.1.2, 3.1.3).
[[nodiscard]] Bitboard attackers(const Board& board, Square target, Color by, Bitboard occupied);

}  // namespace adoube::rules

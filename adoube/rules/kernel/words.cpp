// SPDX-License-Identifier: MIT
#include "adoube/rules/kernel/kernel.hpp"

#include "adoube/rules/board.hpp"

namespace adoube::rules::kernel {

Words words_of(const Board& board) {
  const Bitboard queens = board.pieces(Kind::Queen);
  const bool pushed = board.pushed_over != Board::no_square;
  return {
      .pawns = board.pieces(Kind::Pawn).bits(),
      .knights = board.pieces(Kind::Knight).bits(),
      .diagonals = (board.pieces(Kind::Bishop) | queens).bits(),
      .orthogonals = (board.pieces(Kind::Rook) | queens).bits(),
      .kings = board.pieces(Kind::King).bits(),
      .white = board.pieces(Color::White).bits(),
      .black = board.pieces(Color::Black).bits(),
      .castling_rooks = board.castling_rooks.bits(),
      .pushed_over = pushed ? std::uint64_t{1} << board.pushed_over : 0,
      .black_to_move = board.turn == Color::Black,
  };
}

}  // namespace adoube::rules::kernel

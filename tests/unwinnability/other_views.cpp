// SPDX-License-Identifier: MIT
#include "tests/unwinnability/other_views.hpp"

#include <utility>

namespace adoube::unwinnability {
namespace {

using rules::Bitboard;
using rules::Board;
using rules::Position;
using rules::Square;

/// Each square goes to the one whose number differs from its own in the bits of `flip`: 7 exchanges the files, 56 the ranks.
[[nodiscard]] Bitboard flipped(Bitboard squares, int flip) {
  Bitboard after;
  for (const Square square : squares) after |= Bitboard(Square::from_index_unchecked(square.index() ^ flip));
  return after;
}

[[nodiscard]] Board flipped(Board board, int flip) {
  for (Bitboard& squares : board.by_kind) squares = flipped(squares, flip);
  for (Bitboard& squares : board.by_color) squares = flipped(squares, flip);
  board.castling_rooks = flipped(board.castling_rooks, flip);
  if (board.pushed_over != Board::no_square) board.pushed_over = static_cast<std::uint8_t>(board.pushed_over ^ flip);
  return board;
}

}  // namespace

Position mirrored(const Position& position) { return Position::from_board_unchecked(flipped(position.board(), 7)); }

Position colours_changed(const Position& position) {
  Board board = flipped(position.board(), 56);
  std::swap(board.by_color[0], board.by_color[1]);
  board.turn = rules::opponent(board.turn);
  return Position::from_board_unchecked(board);
}

}  // namespace adoube::unwinnability

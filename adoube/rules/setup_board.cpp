// SPDX-License-Identifier: MIT
#include "adoube/rules/setup_board.hpp"

namespace adoube::rules {

Board board_of(const Setup& setup) {
  Board board;
  for (const Square square : ~Bitboard()) {
    const std::optional<Piece> piece = setup.at(square);
    if (!piece) continue;
    board.by_kind[static_cast<std::size_t>(index(piece->kind))] |= Bitboard(square);
    board.by_color[static_cast<std::size_t>(index(piece->color))] |= Bitboard(square);
  }
  board.castling_rooks = setup.castling_rooks;
  board.halfmove_clock = setup.halfmove_clock;
  board.fullmove_number = setup.fullmove_number;
  board.turn = setup.turn;
  if (setup.pushed_over) board.pushed_over = static_cast<std::uint8_t>(setup.pushed_over->index());
  board.variant = setup.variant;
  return board;
}

}  // namespace adoube::rules

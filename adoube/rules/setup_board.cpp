// SPDX-License-Identifier: MIT
#include "adoube/rules/setup_board.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace adoube::rules {

Board board_of(const Setup& setup) {
  // Without a branch a square: whether it is occupied is a coin toss to the processor. Empty squares gather in a set of
  // their own.
  constexpr std::size_t kinds = all_kinds.size();
  std::array<std::uint64_t, 2 * kinds + 1> sets{};
  for (std::size_t i = 0; i < setup.board.size(); ++i) {
    const Piece piece = setup.board[i].value_or(Piece{Color::White, Kind::Pawn});
    const std::size_t set = static_cast<std::size_t>(index(piece.color)) * kinds + static_cast<std::size_t>(index(piece.kind));
    sets[setup.board[i] ? set : 2 * kinds] |= std::uint64_t{1} << i;
  }
  Board board;
  for (const Color color : {Color::White, Color::Black}) {
    for (const Kind kind : all_kinds) {
      const Bitboard pieces(sets[static_cast<std::size_t>(index(color)) * kinds + static_cast<std::size_t>(index(kind))]);
      board.by_kind[static_cast<std::size_t>(index(kind))] |= pieces;
      board.by_color[static_cast<std::size_t>(index(color))] |= pieces;
    }
  }
  board.castling_rooks = setup.castling_rooks;
  board.halfmove_clock = setup.halfmove_clock;
  board.fullmove_number = setup.fullmove_number;
  board.turn = setup.turn;
  if (setup.pushed_over) board.pushed_over = static_cast<std::uint8_t>(setup.pushed_over->index());
  board.variant = setup.variant;
  return board;
}

Setup setup_of(const Board& board) {
  Setup setup;
  for (const Color color : {Color::White, Color::Black})
    for (const Kind kind : all_kinds)
      for (const Square square : board.pieces(color, kind)) setup.put(square, Piece{color, kind});
  setup.turn = board.turn;
  setup.castling_rooks = board.castling_rooks;
  setup.pushed_over = Square::from_index(board.pushed_over);
  setup.halfmove_clock = board.halfmove_clock;
  setup.fullmove_number = board.fullmove_number;
  setup.variant = board.variant;
  return setup;
}

}  // namespace adoube::rules

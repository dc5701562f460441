// SPDX-License-Identifier: MIT
/// Positions for the tests of the rules, written as FEN. It reads what the tables here hold and checks nothing; the rules
/// know no notation, and their tests do not lean on the library that does.
#pragma once

#include <array>
#include <cctype>
#include <sstream>
#include <string>
#include <string_view>

#include "adoube/rules/position.hpp"

namespace adoube::rules::testing {

inline Board board_from_text(std::string_view fen, Variant variant = Variant::Standard) {
  std::istringstream fields{std::string(fen)};
  std::string placement, turn, castling, en_passant;
  std::uint16_t clock = 0, number = 1;
  fields >> placement >> turn >> castling >> en_passant >> clock >> number;
  Board board;
  board.variant = variant;
  int file = 0, rank = 7;
  for (const char letter : placement) {
    if (letter == '/') {
      file = 0, --rank;
    } else if (std::isdigit(static_cast<unsigned char>(letter)) != 0) {
      file += letter - '0';
    } else {
      const auto kind = std::string_view("pnbrqk").find(static_cast<char>(std::tolower(letter)));
      const Bitboard here(Square::from_index_unchecked(8 * rank + file++));
      board.by_kind[kind] |= here;
      board.by_color[std::isupper(static_cast<unsigned char>(letter)) != 0 ? 0 : 1] |= here;
    }
  }
  board.turn = turn == "b" ? Color::Black : Color::White;
  for (const char letter : castling) {
    if (letter == '-') continue;
    const Color color = std::isupper(static_cast<unsigned char>(letter)) != 0 ? Color::White : Color::Black;
    const Bitboard rooks = board.pieces(color, Kind::Rook) & Bitboard::of(color == Color::White ? Rank::First : Rank::Eighth);
    const char small = static_cast<char>(std::tolower(letter));
    if (small >= 'a' && small <= 'h') {
      board.castling_rooks |= rooks & Bitboard::of(static_cast<File>(small - 'a'));
    } else if (small == 'q') {
      board.castling_rooks |= Bitboard(*rooks.first());
    } else {
      board.castling_rooks |= Bitboard(Square::from_index_unchecked(63 - std::countl_zero(rooks.bits())));
    }
  }
  if (const auto square = Square::parse(en_passant)) board.pushed_over = static_cast<std::uint8_t>(square->index());
  board.halfmove_clock = HalfMoves(clock);
  board.fullmove_number = FullMoves(number);
  return board;
}

inline Position position_from_text(std::string_view fen, Variant variant = Variant::Standard) {
  return Position::from_board_unchecked(board_from_text(fen, variant));
}

}  // namespace adoube::rules::testing

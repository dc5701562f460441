// SPDX-License-Identifier: MIT
#include "adoube/rules/placement.hpp"

#include <bit>

namespace adoube::rules {

Placement placement_of(const Position& position) {
  const auto bits = [&](Kind kind) { return position.pieces(kind).bits(); };
  // Pawn 1, knight 2, bishop 3, rook 4, queen 5, king 6, rook that may castle 7.
  const std::uint64_t castling = position.castling_rooks().bits();
  Placement placement{bits(Kind::Pawn) | bits(Kind::Bishop) | bits(Kind::Queen) | castling,
                      bits(Kind::Knight) | bits(Kind::Bishop) | bits(Kind::King) | castling,
                      bits(Kind::Rook) | bits(Kind::Queen) | bits(Kind::King), position.pieces(Color::Black).bits()};
  if (const auto square = position.legal_en_passant_square()) placement[3] |= Bitboard(*square).bits();
  return placement;
}

Position position_of(const Placement& placement, Color turn, Variant variant) {
  const auto& [low, middle, high, black] = placement;
  const std::uint64_t occupied = low | middle | high;
  const std::uint64_t castling = low & middle & high;
  Board board;
  board.by_kind[index(Kind::Pawn)] = Bitboard(low & ~middle & ~high);
  board.by_kind[index(Kind::Knight)] = Bitboard(~low & middle & ~high);
  board.by_kind[index(Kind::Bishop)] = Bitboard(low & middle & ~high);
  board.by_kind[index(Kind::Rook)] = Bitboard((~low & ~middle & high) | castling);
  board.by_kind[index(Kind::Queen)] = Bitboard(low & ~middle & high);
  board.by_kind[index(Kind::King)] = Bitboard(~low & middle & high);
  board.by_color = {Bitboard(occupied & ~black), Bitboard(occupied & black)};
  board.castling_rooks = Bitboard(castling);
  board.turn = turn;
  board.variant = variant;
  if (const std::uint64_t passed = black & ~occupied; passed != 0)
    board.pushed_over = static_cast<std::uint8_t>(std::countr_zero(passed));
  return Position::from_board_unchecked(board);
}

std::uint64_t hash(const Placement& placement, Color turn) {
  auto sum = static_cast<std::uint64_t>(index(turn));
  for (const std::uint64_t word : placement) {
    sum = (sum ^ word) * 0x9E3779B97F4A7C15ULL;
    sum ^= sum >> 29;
  }
  sum *= 0xBF58476D1CE4E5B9ULL;
  return sum ^ (sum >> 32);
}

}  // namespace adoube::rules

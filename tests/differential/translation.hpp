// SPDX-License-Identifier: MIT
/// From the slow board's words to those of adoube/rules.
#pragma once

#include <algorithm>
#include <vector>

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/move.hpp"
#include "tests/reference_board/board.hpp"

namespace adoube::differential {

inline rules::Bitboard set_of(const std::vector<rules::Square>& squares) {
  rules::Bitboard set{};
  for (const rules::Square square : squares) set |= rules::Bitboard(square);
  return set;
}

/// A legal step of the slow board as the Move that legal_moves() is to list for it.
inline rules::Move move_of(const rules::Setup& board, const reference_board::Step& step) {
  const auto& [from, to, becomes] = step;
  if (becomes) return rules::Move::promotion(from, to, *becomes);
  if (board.at(to) && board.at(to)->color == board.turn) return rules::Move::castling(from, to);
  const bool pawn_captures = board.at(from)->kind == rules::Kind::Pawn && from.file() != to.file();
  if (pawn_captures && !board.at(to)) return rules::Move::en_passant(from, to);
  return rules::Move::ordinary(from, to);
}

/// The bits of all legal moves by the slow board, in rising order.
inline std::vector<std::uint16_t> legal_move_bits(const rules::Setup& board) {
  std::vector<std::uint16_t> bits;
  for (const auto& step : reference_board::legal_moves(board)) bits.push_back(move_of(board, step).bits());
  std::ranges::sort(bits);
  return bits;
}

}  // namespace adoube::differential

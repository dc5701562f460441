// SPDX-License-Identifier: MIT
// "The same position" (9.2.3) against the slow board, on pairs that differ in one thing or in none that counts.
#include "adoube/rules/same_position.hpp"

#include <gtest/gtest.h>

#include "tests/differential/random_boards.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::differential {
namespace {

using rules::Bitboard;
using rules::Position;

/// The board with one of the things changed that Article 9.2.3 may or may not count.
std::vector<Setup> neighbours(const Setup& board) {
  std::vector<Setup> changed(2, board);
  changed[0].halfmove_clock = rules::HalfMoves(1);
  changed[0].fullmove_number = rules::FullMoves(77);
  changed[1].pushed_over.reset();
  for (const rules::Square rook : board.castling_rooks) {
    changed.push_back(board);
    changed.back().castling_rooks &= ~Bitboard(rook);
  }
  changed.push_back(board);
  changed.back().turn = opponent(board.turn);
  changed.back().pushed_over.reset();
  for (std::size_t square = 0; square < 64; ++square)
    if (board.board[square] && board.board[square]->kind == rules::Kind::Knight) {
      changed.push_back(board);
      changed.back().board[square]->kind = rules::Kind::Bishop;
    }
  return changed;
}

void expect_same_answer(const Setup& a, const Setup& b) {
  SCOPED_TRACE(reference_board::fen_of(a) + "\n  " + reference_board::fen_of(b));
  const auto first = Position::from(a);
  const auto second = Position::from(b);
  if (!first || !second) return;  // The change made it unplayable.
  const bool same = reference_board::same_position(a, b);
  EXPECT_EQ(rules::same_position(*first, *second), same);
  const auto key_a = rules::position_key(*first);
  const auto key_b = rules::position_key(*second);
  EXPECT_EQ(key_a == key_b, same);
  if (same) {
    EXPECT_EQ(rules::hash(key_a), rules::hash(key_b));
  }
}

TEST(SamePositionAgainstSlowBoard, NeighboursOfABoard) {
  for (const auto& board : random_boards(300)) {
    expect_same_answer(board, board);
    for (const auto& other : neighbours(board)) expect_same_answer(board, other);
  }
}

TEST(SamePositionAgainstSlowBoard, AllPairsOfAGame) {
  for (const rules::Variant variant : {rules::Variant::Standard, rules::Variant::Chess960})
    for (std::uint64_t number = 0; number < 3; ++number) {
      const auto game = random_game(number, variant, 100);
      for (const auto& a : game)
        for (const auto& b : game) expect_same_answer(a, b);
    }
}

}  // namespace
}  // namespace adoube::differential

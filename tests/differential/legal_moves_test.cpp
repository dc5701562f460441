// SPDX-License-Identifier: MIT
// The fast generator against the slow board: the same moves, the same numbers, the same ends (3.10.1, 5.1.1, 5.2.1).
#include "adoube/rules/legal_moves.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/perft.hpp"
#include "adoube/rules/survey.hpp"
#include "tests/differential/random_boards.hpp"
#include "tests/differential/translation.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::differential {
namespace {

using rules::Move;
using rules::MoveList;
using rules::Position;

std::vector<std::uint16_t> sorted_bits(const MoveList& list) {
  std::vector<std::uint16_t> bits;
  for (const Move move : list) bits.push_back(move.bits());
  std::ranges::sort(bits);
  return bits;
}

TEST(LegalMovesAgainstSlowBoard, TheSameMovesEachOnce) {
  for (const auto& board : random_boards(2000)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    const auto expected = legal_move_bits(board);
    ASSERT_EQ(sorted_bits(rules::legal_moves(position)), expected);
    rules::Survey survey;
    rules::survey(position, survey);
    ASSERT_EQ(sorted_bits(survey.moves), expected);
    ASSERT_EQ(rules::count_legal_moves(position), static_cast<int>(expected.size()));
    ASSERT_EQ(rules::has_legal_move(position), !expected.empty());
    const bool in_check = !reference_board::checkers(board).empty();
    ASSERT_EQ(rules::is_checkmate(position), expected.empty() && in_check);
    ASSERT_EQ(rules::is_stalemate(position), expected.empty() && !in_check);
  }
}

TEST(LegalMovesAgainstSlowBoard, IsLegalJudgesEveryMoveThereIs) {
  for (const auto& board : random_boards(8)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    const auto expected = legal_move_bits(board);
    for (int bits = 0; bits <= 0xFFFF; ++bits) {
      const Move move = Move::from_bits_unchecked(static_cast<std::uint16_t>(bits));
      ASSERT_EQ(rules::is_legal(position, move), std::ranges::binary_search(expected, move.bits()))
          << move.from().name() << move.to().name() << " bits " << bits;
    }
  }
}

TEST(LegalMovesAgainstSlowBoard, CountsAgreeInDepth) {
  for (const auto& board : random_boards(15)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    for (const int depth : {0, 1, 2}) {
      const std::uint64_t expected = reference_board::perft(board, depth);
      ASSERT_EQ(rules::perft(position, depth), expected);
      ASSERT_EQ(rules::perft_with_lists(position, depth), expected);
    }
    std::uint64_t divided = 0;
    for (const auto& [move, sequences] : rules::perft_divide(position, 2)) divided += sequences;
    ASSERT_EQ(divided, reference_board::perft(board, 2));
  }
}

}  // namespace
}  // namespace adoube::differential

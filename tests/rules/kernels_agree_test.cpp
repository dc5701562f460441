// SPDX-License-Identifier: MIT
// The kernels for newer processors against the one for any processor, which tests/differential holds against the slow board.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/kernel/kernel.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "tests/differential/random_boards.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::rules::kernel {
namespace {

struct Row {
  const char* name;
  const Kernel* kernel;
};

std::vector<Row> kernels() {
  return {{"portable", &portable}, {"magic", magic()}, {"pext", pext()}, {"avx512", avx512()}, {"fastest", &fastest()}};
}

std::vector<std::uint16_t> sorted_list(const Kernel& kernel, const Words& words) {
  std::vector<std::uint16_t> moves(MoveList::capacity);
  moves.resize(static_cast<std::size_t>(kernel.list(words, moves.data()) - moves.data()));
  std::ranges::sort(moves);
  return moves;
}

/// In the order of survey.hpp: by the square left, then by tag, then by the square of arrival.
std::vector<std::uint16_t> in_order(std::vector<std::uint16_t> moves) {
  std::ranges::sort(moves, {}, [](std::uint16_t move) { return (move & 63) << 10 | move >> 12 << 6 | (move >> 6 & 63); });
  return moves;
}

/// What a rook or a bishop sees, told of whom survey.hpp names.
void expect_sights(const Words& words, const Sights& seen) {
  const std::uint64_t own = words.black_to_move ? words.black : words.white;
  const Bitboard occupied(words.white | words.black);
  const std::uint64_t opposing = occupied.bits() & ~(own | words.pawns | words.knights);
  for (const Square square : Bitboard((words.orthogonals & own) | opposing))
    ASSERT_EQ(Bitboard(seen.orthogonal[square.index()]), rook_attacks(square, occupied)) << square.name();
  for (const Square square : Bitboard((words.diagonals & own) | opposing))
    ASSERT_EQ(Bitboard(seen.diagonal[square.index()]), bishop_attacks(square, occupied)) << square.name();
}

void expect_survey(const Kernel& kernel, const Words& words, const std::vector<std::uint16_t>& expected) {
  std::vector<std::uint16_t> moves(MoveList::capacity);
  Sights seen;
  moves.resize(static_cast<std::size_t>(kernel.survey(words, moves.data(), seen) - moves.data()));
  ASSERT_EQ(moves, in_order(expected));
  expect_sights(words, seen);
}

void expect_agreement(const Kernel& kernel, const Words& words) {
  const std::vector<std::uint16_t> expected = sorted_list(portable, words);
  ASSERT_EQ(std::ranges::adjacent_find(expected), expected.end()) << "a move is listed twice";
  ASSERT_EQ(sorted_list(kernel, words), expected);
  ASSERT_NO_FATAL_FAILURE(expect_survey(kernel, words, expected));
  ASSERT_EQ(kernel.count(words), expected.size());
  ASSERT_EQ(kernel.any(words), !expected.empty());
  for (const std::uint16_t move : expected) ASSERT_TRUE(kernel.has(words, move)) << move;
  ASSERT_EQ(kernel.perft(words, 0), 1U);
  ASSERT_EQ(kernel.perft(words, 1), expected.size());
  const std::uint64_t pairs = portable.perft(words, 2);
  ASSERT_EQ(kernel.perft(words, 2), pairs);
  ASSERT_EQ(kernel.perft_with_lists(words, 2), pairs);
}

class Kernels : public ::testing::TestWithParam<Row> {};

TEST_P(Kernels, AgreeWithThePortableOne) {
  if (GetParam().kernel == nullptr) GTEST_SKIP() << "not for this processor";
  for (const auto& board : differential::random_boards(400)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    ASSERT_NO_FATAL_FAILURE(expect_agreement(*GetParam().kernel, words_of(Position::from(board)->board())));
  }
}

TEST_P(Kernels, HaveNoMoveThatIsNotListed) {
  if (GetParam().kernel == nullptr) GTEST_SKIP() << "not for this processor";
  for (const auto& board : differential::random_boards(2)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Words words = words_of(Position::from(board)->board());
    const std::vector<std::uint16_t> listed = sorted_list(portable, words);
    for (int move = 0; move <= 0xFFFF; ++move)
      ASSERT_EQ(GetParam().kernel->has(words, move), std::ranges::binary_search(listed, move)) << move;
  }
}

INSTANTIATE_TEST_SUITE_P(All, Kernels, ::testing::ValuesIn(kernels()), [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace adoube::rules::kernel

// SPDX-License-Identifier: MIT
// Each move generation kernel by itself against the slow board: which of them a processor runs must not matter.
#include <gtest/gtest.h>

#include "adoube/rules/kernel/kernel.hpp"
#include "adoube/rules/position.hpp"
#include "tests/differential/random_boards.hpp"
#include "tests/differential/translation.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::differential {
namespace {

using rules::kernel::Kernel;

std::vector<std::uint16_t> listed(const Kernel& kernel, const rules::kernel::Words& words) {
  rules::MoveList list;
  list.set_end_unchecked(kernel.list(words, list.end_unchecked()));
  std::vector<std::uint16_t> bits;
  for (const rules::Move move : list) bits.push_back(move.bits());
  std::ranges::sort(bits);
  return bits;
}

void expect_right(const Kernel& kernel) {
  for (const auto& board : random_boards(400)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const auto words = rules::kernel::words_of(rules::Position::from(board)->board());
    const auto expected = legal_move_bits(board);
    ASSERT_EQ(listed(kernel, words), expected);
    ASSERT_EQ(kernel.count(words), expected.size());
    ASSERT_EQ(kernel.any(words), !expected.empty());
  }
  for (const auto& board : random_boards(6)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const auto words = rules::kernel::words_of(rules::Position::from(board)->board());
    for (const int depth : {1, 2}) {
      const std::uint64_t expected = reference_board::perft(board, depth);
      ASSERT_EQ(kernel.perft(words, depth), expected);
      ASSERT_EQ(kernel.perft_with_lists(words, depth), expected);
    }
  }
}

TEST(KernelsAgainstSlowBoard, ThePortableOne) { expect_right(rules::kernel::portable); }

TEST(KernelsAgainstSlowBoard, TheOneThatMultiplies) {
  if (rules::kernel::magic() == nullptr) GTEST_SKIP() << "this processor has no POPCNT";
  expect_right(*rules::kernel::magic());
}

TEST(KernelsAgainstSlowBoard, TheOneWithPext) {
  if (rules::kernel::pext() == nullptr) GTEST_SKIP() << "this processor has no fast PEXT";
  expect_right(*rules::kernel::pext());
}

}  // namespace
}  // namespace adoube::differential

// SPDX-License-Identifier: MIT
// Laws 5.2.2, 6.9: positions with a name, their verdicts, and the evidence for each.
#include "tests/unwinnability/known_positions.hpp"

#include <gtest/gtest.h>

#include "tests/differential/random_boards.hpp"
#include "tests/reference_board/diagram.hpp"
#include "tests/unwinnability/comparison.hpp"
#include "tests/unwinnability/few_men.hpp"
#include "tests/unwinnability/proof_checker.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Color;
using rules::Position;

#ifdef ADOUBE_SANITIZED
constexpr int mutants_of_each = 1;
constexpr Limits limits{.positions = 20'000, .keep_graph = true};
#else
constexpr int mutants_of_each = 10;
constexpr Limits limits{.positions = 200'000, .keep_graph = true};
#endif

[[nodiscard]] Position position_of(const KnownRow& row) { return Position::from(reference_board::diagram(row.fen)).value(); }

TEST(KnownPositions, Rows) {
  for (const KnownRow& row : known_positions()) {
    SCOPED_TRACE(row.name);
    const Position position = position_of(row);
    for (const Color side : {Color::White, Color::Black}) {
      const bool can = side == Color::White ? row.white : row.black;
      const auto found = compare(position, side, can ? Truth::CanMate : Truth::CannotMate, limits);
      EXPECT_EQ(found.wrong, "");
      EXPECT_EQ(fault_along_line(position, side, found.answer, limits), "");
      EXPECT_EQ(contrary_in_other_views(position, side, found.answer.verdict, limits), "");
    }
  }
}

TEST(KnownPositions, EnumeratedWhereTheyAreSmall) {
  for (const KnownRow& row : known_positions()) {
    SCOPED_TRACE(row.name);
    for (const Color side : {Color::White, Color::Black}) {
      const Truth truth = solve(position_of(row), side, 5'000).truth;
      const bool can = side == Color::White ? row.white : row.black;
      EXPECT_NE(truth, can ? Truth::CannotMate : Truth::CanMate);
    }
  }
}

/// A man moved, added, taken off or recoloured: whatever held before may hold no longer.
TEST(KnownPositions, MutantsOfTheUnwinnableOnes) {
  std::uint64_t number = 0;
  std::size_t questions = 0;
  for (const KnownRow& row : known_positions()) {
    if (row.white && row.black) continue;
    SCOPED_TRACE(row.name);
    for (int i = 0; i < mutants_of_each; ++i) {
      differential::Random random(++number);
      const auto position = mutant(position_of(row), [&](int count) { return random.below(count); });
      if (!position) continue;
      SCOPED_TRACE(reference_board::fen_of(position->setup()));
      for (const Color side : {Color::White, Color::Black}) {
        const auto found = compare_with_solver(*position, side, 5'000, {.positions = 5'000});
        EXPECT_EQ(found.wrong, "");
        ++questions;
      }
    }
  }
  EXPECT_GT(questions, number);
}

}  // namespace
}  // namespace adoube::unwinnability

// SPDX-License-Identifier: MIT
// What legal moves lead to has no fault (3.10.3): whatever a random game reaches, examine() finds nothing wrong with it.
#include <gtest/gtest.h>

#include "adoube/rules/check.hpp"
#include "adoube/rules/validity.hpp"
#include "tests/rules/playout.hpp"
#include "tests/rules/random_setup.hpp"

namespace adoube::rules {
namespace {

TEST(Validity, FindsNothingWrongWithWhatLegalMovesReach) {
  int positions = 0;
  int checks = 0;
  int double_checks = 0;
  int double_steps = 0;
  play_out(500, 150, [&](const Position& position) {
    for (const SetupProblem& problem : examine(position.setup()))
      ADD_FAILURE() << "fault " << static_cast<int>(problem.fault) << " on " << problem.squares.bits();
    positions += 1;
    checks += in_check(position) ? 1 : 0;
    double_checks += checkers(position).count() > 1 ? 1 : 0;
    double_steps += position.pushed_over_square() ? 1 : 0;
  });
  EXPECT_GT(positions, 300000);
  EXPECT_GT(checks, 15000);
  EXPECT_GT(double_checks, 80);
  EXPECT_GT(double_steps, 15000);
}

bool is_about_numbers(const SetupProblem& problem) { return problem.level == FaultLevel::Unreachable; }

/// The same from setups that no game would reach: whatever stood there before, after a legal move the check has its last
/// move and the en passant square its double step.
TEST(Validity, FindsNoDoubtAfterALegalMoveFromAnySetup) {
  std::mt19937 random(311);
  int moves = 0;
  int checks = 0;
  for (int i = 0; i < 100000; ++i) {
    const auto position = Position::from(random_setup(random));
    if (!position) continue;
    for (const Move move : legal_moves(*position)) {
      const Position after = play(*position, move);
      for (const SetupProblem& problem : examine(after.setup())) EXPECT_TRUE(is_about_numbers(problem));
      moves += 1;
      checks += in_check(after) ? 1 : 0;
    }
  }
  EXPECT_GT(moves, 50000);
  EXPECT_GT(checks, 5000);
}

/// A position is a setup and comes back from it unchanged.
TEST(Validity, PositionGoesThroughSetupAndBack) {
  play_out(2, 80, [](const Position& position) { EXPECT_EQ(Position::from(position.setup()), position); });
}

}  // namespace
}  // namespace adoube::rules

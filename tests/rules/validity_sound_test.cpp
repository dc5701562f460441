// SPDX-License-Identifier: MIT
// What legal moves lead to has no fault (3.10.3): whatever a random game reaches, examine() finds nothing wrong with it.
#include <gtest/gtest.h>

#include "adoube/rules/check.hpp"
#include "adoube/rules/validity.hpp"
#include "tests/rules/playout.hpp"

namespace adoube::rules {
namespace {

TEST(Validity, FindsNothingWrongWithWhatLegalMovesReach) {
  int positions = 0;
  int checks = 0;
  int double_checks = 0;
  int double_steps = 0;
  play_out(1500, 150, [&](const Position& position) {
    for (const SetupProblem& problem : examine(position.setup()))
      ADD_FAILURE() << "fault " << static_cast<int>(problem.fault) << " on " << problem.squares.bits();
    positions += 1;
    checks += in_check(position) ? 1 : 0;
    double_checks += checkers(position).count() > 1 ? 1 : 0;
    double_steps += position.pushed_over_square() ? 1 : 0;
  });
  EXPECT_GT(positions, 300000);
  EXPECT_GT(checks, 20000);
  EXPECT_GT(double_checks, 200);
  EXPECT_GT(double_steps, 20000);
}

/// A position is a setup and comes back from it unchanged.
TEST(Validity, PositionGoesThroughSetupAndBack) {
  play_out(2, 80, [](const Position& position) { EXPECT_EQ(Position::from(position.setup()), position); });
}

}  // namespace
}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
// Laws 5.2.2, 6.9: who can still mate. A verdict "winnable" is checked by playing its line.
#include "adoube/unwinnability/can_win.hpp"

#include <gtest/gtest.h>

#include "adoube/notation/fen.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::unwinnability {
namespace {

using enum Verdict;
using rules::Color;

/// What is true of the position. Undetermined is never wrong, but only where a row allows it is it good enough.
struct Row {
  const char* name;
  const char* fen;
  Verdict white;
  Verdict black;
  bool black_may_stay_undetermined = false;
};

const std::vector<Row> rows = {
    {"bare kings", "8/8/4k3/8/8/4K3/8/8 w - - 0 1", Unwinnable, Unwinnable},
    {"mate stands on the board", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", Winnable, Unwinnable},
    {"stalemate stands on the board", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1", Unwinnable, Unwinnable},
    {"only capture leaves bare kings", "7k/8/8/8/8/8/1q6/K7 w - - 0 1", Unwinnable, Unwinnable},
    {"two captures, both stalemate", "7k/7P/6rK/7P/8/8/8/8 w - - 0 1", Unwinnable, Unwinnable},
    {"the same with a bishop", "7k/4b2P/6rK/7P/8/8/8/8 w - - 0 1", Winnable, Winnable, true},
    {"every legal move mates the opponent", "6bk/7p/3p4/2p5/1p1K4/8/1B6/8 w - - 0 1", Winnable, Unwinnable},
    {"own pawn in the corner", "8/8/8/8/8/p7/2KN4/k7 b - - 0 1", Winnable, Winnable},
    {"knight against queen", "8/8/4k3/8/2q5/8/8/K5N1 b - - 0 1", Unwinnable, Winnable, true},
    {"F13 four blocked pairs on every second file", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", Unwinnable, Unwinnable},
};

void expect(const rules::Position& start, Color side, Verdict truth, bool may_stay_undetermined) {
  const Answer answer = can_win(start, side);
  if (!may_stay_undetermined || answer.verdict != Undetermined) {
    EXPECT_EQ(answer.verdict, truth);
  }
  EXPECT_EQ(answer.proof != Proof::None, answer.verdict == Unwinnable);
  if (answer.verdict != Winnable) return;
  rules::Position position = start;
  for (const rules::Move move : answer.line) {
    ASSERT_TRUE(rules::is_legal(position, move));
    position = rules::play(position, move);
  }
  EXPECT_TRUE(rules::is_checkmate(position));
  EXPECT_EQ(position.turn(), rules::opponent(side));
}

TEST(CanWin, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const auto position = notation::read_position(row.fen);
    ASSERT_TRUE(position);
    expect(*position, Color::White, row.white, false);
    expect(*position, Color::Black, row.black, row.black_may_stay_undetermined);
    EXPECT_EQ(is_dead(*position).value_or(false), row.white == Unwinnable && row.black == Unwinnable);
  }
}

TEST(CanWin, NeverGuesses) {
  const auto position = rules::Position::initial();
  const Answer answer = can_win(position, Color::White, {.positions = 10});
  EXPECT_EQ(answer.verdict, Undetermined);
  EXPECT_LE(answer.positions, 10U);
  EXPECT_FALSE(is_dead(position, {.positions = 10}).has_value());
}

}  // namespace
}  // namespace adoube::unwinnability

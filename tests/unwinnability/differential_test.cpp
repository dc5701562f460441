// SPDX-License-Identifier: MIT
// Laws 5.2.2, 6.9: positions with few men, judged and enumerated.
#include <gtest/gtest.h>

#include "tests/differential/random_boards.hpp"
#include "tests/differential/translation.hpp"
#include "tests/reference_board/diagram.hpp"
#include "tests/unwinnability/comparison.hpp"
#include "tests/unwinnability/few_men.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Color;
using rules::Position;

#ifdef ADOUBE_SANITIZED
constexpr std::uint64_t numbers = 100;
#else
constexpr std::uint64_t numbers = 1'000;
#endif
constexpr Limits limits{.positions = 5'000};

using Make = std::optional<Position> (*)(const Choose&);
std::optional<Position> at_most_six_men(const Choose& choose) { return few_men(choose, 6); }

/// Calls `judge` with the positions made of the first numbers and each side as winner.
template <class Judge>
void for_random_positions(Make make, Judge judge) {
  for (std::uint64_t number = 0; number < numbers; ++number) {
    differential::Random random(number);
    const auto position = make([&](int count) { return random.below(count); });
    if (!position) continue;
    SCOPED_TRACE(reference_board::fen_of(position->setup()));
    for (const Color side : {Color::White, Color::Black}) judge(*position, side);
  }
}

TEST(FewMen, VerdictsAreThoseOfEnumeration) {
  std::size_t questions = 0;
  std::size_t enumerated = 0;
  for_random_positions(at_most_six_men, [&](const Position& position, Color side) {
    const auto found = compare_with_solver(position, side, 5'000, limits);
    EXPECT_EQ(found.wrong, "");
    ++questions;
    enumerated += found.truth != Truth::Unknown ? 1 : 0;
  });
  EXPECT_GE(questions, numbers);
  EXPECT_GE(enumerated, questions / 2);
}

TEST(Walls, VerdictsAreThoseOfEnumeration) {
  std::size_t unwinnable = 0;
  for_random_positions(wall, [&](const Position& position, Color side) {
    const auto found = compare_with_solver(position, side, 5'000, limits);
    EXPECT_EQ(found.wrong, "");
    EXPECT_EQ(contrary_in_other_views(position, side, found.answer.verdict, limits), "");
    unwinnable += found.answer.verdict == Verdict::Unwinnable && found.truth == Truth::CannotMate ? 1 : 0;
  });
  EXPECT_GT(unwinnable, numbers / 20);
}

TEST(FewMen, TheSameInAMirrorAndWithColoursChanged) {
  for_random_positions(at_most_six_men, [&](const Position& position, Color side) {
    constexpr Limits few{.positions = 1'000};
    EXPECT_EQ(contrary_in_other_views(position, side, can_win(position, side, few).verdict, few), "");
  });
}

/// The line once more, by the slow board alone.
void expect_mate_on_the_slow_board(const Position& start, Color side, const std::vector<rules::Move>& line) {
  rules::Setup board = start.setup();
  for (const rules::Move move : line) {
    const auto steps = reference_board::legal_moves(board);
    const auto step =
        std::ranges::find_if(steps, [&](const auto& candidate) { return differential::move_of(board, candidate) == move; });
    ASSERT_NE(step, steps.end());
    board = reference_board::play(board, *step);
  }
  EXPECT_TRUE(reference_board::is_checkmate(board));
  EXPECT_NE(board.turn, side);
}

TEST(FewMen, LinesMateOnTheSlowBoardToo) {
  std::size_t lines = 0;
  for_random_positions(at_most_six_men, [&](const Position& position, Color side) {
    if (lines == numbers / 50) return;
    const Answer answer = can_win(position, side, limits);
    if (answer.verdict != Verdict::Winnable) return;
    ++lines;
    expect_mate_on_the_slow_board(position, side, answer.line);
  });
  EXPECT_EQ(lines, numbers / 50);
}

}  // namespace
}  // namespace adoube::unwinnability

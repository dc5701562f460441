// SPDX-License-Identifier: MIT
// Laws 1.4.2, 5.1.1, 5.2.1, 5.2.2, 9.6, 9.6.2, 10.1: the ends that come with the move itself.
#include "adoube/game/automatic_end.hpp"

#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

using enum Termination;

struct Row {
  const char* name;
  const char* fen;
  const char* move;  ///< played first; empty for the position as it stands
  std::vector<Termination> ends;
  const char* result;   ///< of the first; empty while the game goes on
  const char* article;  ///< of the first
};

const std::vector<Row> rows = {
    // 5.1.1, 5.2.1: mate and stalemate
    {"queen protected by its king mates (1.4.2, 6.2.1.1, 10.1)",
     "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
     "Qg7#",
     {Checkmate},
     "1-0",
     "5.1.1"},
    {"black mates", "6r1/8/8/8/8/8/5k2/7K b - - 0 1", "Rh8#", {Checkmate}, "0-1", "5.1.1"},
    {"king comes near and leaves no move", "7k/8/4K1Q1/8/8/8/8/8 w - - 0 1", "Kf7", {Stalemate}, "1/2-1/2", "5.2.1"},
    {"promotion to a queen stalemates", "8/5P1k/5K2/8/8/8/8/8 w - - 0 1", "f8=Q", {Stalemate}, "1/2-1/2", "5.2.1"},
    {"promotion to a rook keeps the game going", "8/5P1k/5K2/8/8/8/8/8 w - - 0 1", "f8=R", {}, "", ""},
    {"mated at once, though only a knight is left", "8/7p/8/8/3N4/8/p7/k1K5 w - - 0 1", "Nb3#", {Checkmate}, "1-0", "5.1.1"},
    // 1.5, 5.2.2: dead by material
    {"promotion to a bishop: king and bishop against king",
     "8/5P1k/5K2/8/8/8/8/8 w - - 0 1",
     "f8=B",
     {DeadPosition},
     "1/2-1/2",
     "5.2.2"},
    {"promotion to a knight with check", "8/k1P5/2K5/8/8/8/8/8 w - - 0 1", "c8=N+", {DeadPosition}, "1/2-1/2", "5.2.2"},
    {"the same with a pawn more is not dead", "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1", "c8=N+", {}, "", ""},
    {"last pawn taken, bare kings", "7k/8/8/8/8/8/3p4/3K4 w - - 0 1", "Kxd2", {DeadPosition}, "1/2-1/2", "5.2.2"},
    {"king and bishop against king", "8/8/4k3/8/8/4K3/8/B7 w - - 0 1", "", {DeadPosition}, "1/2-1/2", "5.2.2"},
    {"king and knight against king", "8/8/4k3/8/8/4K3/8/N7 w - - 0 1", "", {DeadPosition}, "1/2-1/2", "5.2.2"},
    {"bishops of one square colour", "8/2k5/8/8/5b2/8/1B6/6K1 w - - 0 33", "", {DeadPosition}, "1/2-1/2", "5.2.2"},
    {"bishops of both square colours", "8/8/8/8/2bB4/7k/8/7K w - - 0 1", "", {}, "", ""},
    {"knight against knight", "6nk/8/3N2K1/8/8/8/8/8 w - - 0 1", "", {}, "", ""},
    {"two knights against a bare king", "8/8/8/8/8/8/3N4/1K1N3k b - - 0 1", "", {}, "", ""},
    // 5.2.2: dead since every way leads to bare kings or stalemate
    {"only move captures the queen", "7k/8/8/8/8/8/1q6/K7 w - - 0 1", "", {DeadPosition}, "1/2-1/2", "5.2.2"},
    {"only move captures the last pawn", "8/8/8/8/8/5k2/7p/7K w - - 0 1", "", {DeadPosition}, "1/2-1/2", "5.2.2"},
    {"two captures, both stalemate", "7k/7P/6rK/7P/8/8/8/8 w - - 0 1", "", {DeadPosition}, "1/2-1/2", "5.2.2"},
    {"the same with a bishop that can still lose", "7k/4b2P/6rK/7P/8/8/8/8 w - - 0 1", "", {}, "", ""},
    // 9.6.2: seventy-five moves
    {"H05 quiet move completes the seventy-five",
     "8/8/4k3/8/8/4K3/8/R7 w - - 149 120",
     "Ra2",
     {SeventyFiveMoves},
     "1/2-1/2",
     "9.6.2"},
    {"H06 mate by the last of them takes precedence",
     "7k/8/5KQ1/8/8/8/8/8 w - - 149 120",
     "Qg7#",
     {Checkmate},
     "1-0",
     "5.1.1"},
    {"H07 stalemate and seventy-five together",
     "7k/8/4K1Q1/8/8/8/8/8 w - - 149 120",
     "Kf7",
     {Stalemate, SeventyFiveMoves},
     "1/2-1/2",
     "5.2.1"},
    {"H08 a pawn move starts again", "8/8/4k3/8/8/4K3/7P/R7 w - - 149 120", "h4", {}, "", ""},
    {"H09 castling is neither pawn move nor capture",
     "4k3/8/8/8/8/8/8/R3K2R w KQ - 149 120",
     "O-O",
     {SeventyFiveMoves},
     "1/2-1/2",
     "9.6.2"},
    {"H10 a promotion is a pawn move", "8/P6k/8/8/8/8/8/K7 w - - 149 120", "a8=Q", {}, "", ""},
    {"H11 set up with the seventy-five already complete",
     "8/8/4k3/8/8/4K3/8/R7 w - - 160 140",
     "",
     {SeventyFiveMoves},
     "1/2-1/2",
     "9.6.2"},
    // 9.3: fifty moves end nothing by themselves
    {"one hundred half-moves are only claimable", "8/8/4k3/8/8/4K3/8/R7 w - - 99 80", "Ra2", {}, "", ""},
};

TEST(AutomaticEnd, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Game game = played(row.fen, row.move);
    std::vector<Termination> ends;
    for (const Outcome& outcome : game.ends) ends.push_back(outcome.reason);
    EXPECT_EQ(ends, row.ends);
    if (game.over()) {
      EXPECT_EQ(text(game.ends.front().result), row.result);
      EXPECT_EQ(laws::article(game.ends.front().code), row.article);
    }
  }
}

TEST(AutomaticEnd, NothingIsHeardAfterTheEnd) {
  const Game game = played("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Qg7#");
  for (const rules::Color by : {rules::Color::White, rules::Color::Black}) {
    for (const Act& act :
         {Act(MakeMove{{rules::Square(rules::File::H, rules::Rank::Eighth),
                        rules::Square(rules::File::G, rules::Rank::Seventh),
                        {}}}),
          Act(OfferDraw{}), Act(AcceptDraw{}), Act(DeclineDraw{}), Act(Claim{ClaimKind::FiftyMoves, {}}), Act(Resign{})}) {
      const auto answer = apply(game, {.by = actor(by), .act = act});
      ASSERT_FALSE(answer);
      EXPECT_EQ(answer.error().code, laws::Code::GameOver);
      EXPECT_EQ(article_of(answer), "5.1.1");
    }
  }
}

TEST(AutomaticEnd, WhatTheSearchCannotTellIsSaidAndEndsNothing) {
  const AutomaticEnds ends = automatic_ends(History(position("startpos")), {.positions = 1});
  EXPECT_TRUE(ends.grounds.empty());
  EXPECT_TRUE(ends.dead_undetermined);
  EXPECT_FALSE(automatic_ends(History(position("startpos"))).dead_undetermined);
}

}  // namespace
}  // namespace adoube::game

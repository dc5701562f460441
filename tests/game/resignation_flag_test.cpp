// SPDX-License-Identifier: MIT
// Laws 5.1.2 and 6.9: resignation and flag fall lose, but not where the opponent cannot possibly mate.
#include "adoube/game/loss_or_draw.hpp"
#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

struct Row {
  const char* name;
  const char* fen;
  char loser;
  const char* result;
};

const std::vector<Row> rows = {
    {"G01 S35 against a bare king", "8/8/4k3/8/8/4K3/8/Q7 w - - 0 1", 'W', "1/2-1/2"},
    {"G02 the bare king's own flag", "8/8/4k3/8/8/4K3/8/Q7 b - - 0 1", 'B', "1-0"},
    {"pawns against a bare king", "8/8/8/3k4/8/8/5PPP/6K1 w - - 0 40", 'W', "1/2-1/2"},
    {"G03 king and pawn, opponent has king and knight", "8/8/8/8/8/p7/2KN4/k7 b - - 0 1", 'B', "1-0"},
    {"G04 king and rook, opponent has king and knight", "r7/8/8/8/8/8/3N4/k1K5 b - - 0 1", 'B', "1-0"},
    {"G05 king and bishop, opponent has king and knight", "8/8/8/8/3N4/1b6/8/k1K5 b - - 0 1", 'B', "1-0"},
    {"G06 king and pawn, opponent has king and bishop", "8/8/8/8/8/p7/3B4/k1K5 b - - 0 1", 'B', "1-0"},
    {"G07 king and queen, opponent has king and knight", "8/8/4k3/8/2q5/8/8/K5N1 b - - 0 1", 'B', "1/2-1/2"},
    {"G08 king and queen, opponent has king and bishop", "8/8/4k3/8/2q5/8/8/K5B1 b - - 0 1", 'B', "1/2-1/2"},
    {"G09 king and rook, opponent has king and bishop", "8/8/4k3/8/3r4/8/8/K5B1 b - - 0 1", 'B', "1/2-1/2"},
    {"G10 every legal move of the loser mates", "6bk/7p/3p4/2p5/1p1K4/8/1B6/8 w - - 0 1", 'W', "1/2-1/2"},
    {"G14 bare king, opponent has two knights", "8/8/8/8/8/8/3N4/1K1N3k b - - 0 1", 'B', "1-0"},
    {"G15 bishops of both square colours", "8/8/8/8/8/Bb6/8/k1K5 b - - 0 1", 'B', "1-0"},
    {"the initial position", "startpos", 'W', "0-1"},
};

TEST(LossOrDraw, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const rules::Color loser = row.loser == 'W' ? rules::Color::White : rules::Color::Black;
    const Outcome flag = flag_fall(position(row.fen), loser);
    EXPECT_EQ(text(flag.result), row.result);
    EXPECT_EQ(laws::article(flag.code), "6.9");
    EXPECT_EQ(flag.reason, Termination::FlagFall);

    const auto resigned = apply(start(position(row.fen)), {.by = actor(loser), .act = Resign{}});
    ASSERT_TRUE(resigned);
    EXPECT_EQ(text(resigned->game.ends.front().result), row.result);
    EXPECT_EQ(article_of(resigned), "5.1.2");
  }
}

struct EndedRow {
  const char* name;
  const char* fen;
  char late;  ///< who resigns when the game is over
  const char* result;
  const char* article;
};

const std::vector<EndedRow> ended_rows = {
    {"G11 N12 the one who has mated", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", 'W', "1-0", "5.1.1"},
    {"G12 N27 the one who has stalemated", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1", 'W', "1/2-1/2", "5.2.1"},
    {"G13 White behind a dead wall", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/2B5/4K3 w - - 0 1", 'W', "1/2-1/2", "5.2.2"},
    {"G13 Black behind a dead wall", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/2B5/4K3 w - - 0 1", 'B', "1/2-1/2", "5.2.2"},
};

TEST(LossOrDraw, AGameThatHasEndedStaysEnded) {
  for (const EndedRow& row : ended_rows) {
    SCOPED_TRACE(row.name);
    const Game game = start(position(row.fen));
    ASSERT_TRUE(game.over());
    EXPECT_EQ(text(game.ends.front().result), row.result);
    const rules::Color late = row.late == 'W' ? rules::Color::White : rules::Color::Black;
    const auto answer = apply(game, {.by = actor(late), .act = Resign{}});
    ASSERT_FALSE(answer);
    EXPECT_EQ(article_of(answer), row.article);
  }
}

TEST(LossOrDraw, ALossThatRestsOnNoProofSaysSo) {
  Outcome outcome = flag_fall(position("startpos"), rules::Color::White);
  EXPECT_TRUE(loss_or_draw_ruling(outcome, rules::Color::White).grounds.empty());
  outcome.mate_undetermined = true;
  const Ruling ruling = loss_or_draw_ruling(outcome, rules::Color::White);
  EXPECT_EQ(ruling.code, laws::Code::FlagFall);
  ASSERT_EQ(ruling.grounds.size(), 1U);
  EXPECT_EQ(ruling.grounds.front().code, laws::Code::MateUndetermined);
  EXPECT_EQ(ruling.grounds.front().values.colour, rules::Color::White);
}

}  // namespace
}  // namespace adoube::game

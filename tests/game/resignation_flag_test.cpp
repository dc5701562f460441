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
    {"against a bare king", "8/8/4k3/8/8/4K3/8/Q7 w - - 0 1", 'W', "1/2-1/2"},
    {"the bare king's own flag", "8/8/4k3/8/8/4K3/8/Q7 b - - 0 1", 'B', "1-0"},
    {"pawns against a bare king", "8/8/8/3k4/8/8/5PPP/6K1 w - - 0 40", 'W', "1/2-1/2"},
    {"king and pawn, opponent has king and knight", "8/8/8/8/8/p7/2KN4/k7 b - - 0 1", 'B', "1-0"},
    {"king and rook, opponent has king and knight", "r7/8/8/8/8/8/3N4/k1K5 b - - 0 1", 'B', "1-0"},
    {"king and bishop, opponent has king and knight", "8/8/8/8/3N4/1b6/8/k1K5 b - - 0 1", 'B', "1-0"},
    {"king and pawn, opponent has king and bishop", "8/8/8/8/8/p7/3B4/k1K5 b - - 0 1", 'B', "1-0"},
    {"king and queen, opponent has king and knight", "8/8/4k3/8/2q5/8/8/K5N1 b - - 0 1", 'B', "1/2-1/2"},
    {"king and queen, opponent has king and bishop", "8/8/4k3/8/2q5/8/8/K5B1 b - - 0 1", 'B', "1/2-1/2"},
    {"king and rook, opponent has king and bishop", "8/8/4k3/8/3r4/8/8/K5B1 b - - 0 1", 'B', "1/2-1/2"},
    {"every legal move of the loser mates", "6bk/7p/3p4/2p5/1p1K4/8/1B6/8 w - - 0 1", 'W', "1/2-1/2"},
    {"bare king, opponent has two knights", "8/8/8/8/8/8/3N4/1K1N3k b - - 0 1", 'B', "1-0"},
    {"bishops of both square colours", "8/8/8/8/8/Bb6/8/k1K5 b - - 0 1", 'B', "1-0"},
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

    const auto resigned = apply(start(position(row.fen)), {.by = loser, .act = Resign{}});
    ASSERT_TRUE(resigned);
    EXPECT_EQ(text(resigned->game.ends.front().result), row.result);
    EXPECT_EQ(article_of(resigned), "5.1.2");
  }
}

}  // namespace
}  // namespace adoube::game

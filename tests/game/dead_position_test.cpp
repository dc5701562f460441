// SPDX-License-Identifier: MIT
// Dead positions (Laws 1.5, 5.2.2): the game is over where no series of legal moves lets either player mate, and goes on
// where one does.
#include "tests/game/played.hpp"

namespace adoube::game {
namespace {

struct Row {
  const char* name;
  const char* fen;
  bool dead;
};

// clang-format off
const std::vector<Row> rows = {
    // By material
    {"F01 king against king", "8/8/4k3/8/8/4K3/8/8 w - - 0 1", true},
    {"F02 S30 king and bishop against king", "8/8/4k3/8/8/4K3/8/B7 w - - 0 1", true},
    {"F03 S39 king and knight against king", "8/8/4k3/8/8/4K3/8/N7 w - - 0 1", true},
    {"F04 bishops of the same square colour on both sides", "4k3/8/8/8/8/8/b7/4K2B w - - 0 1", true},
    {"F05 two bishops of one side on the same square colour", "8/8/4k3/8/8/2B1K3/8/B7 w - - 0 1", true},
    {"F06 bishops of opposite square colour", "8/8/8/8/8/Bb6/8/k1K5 b - - 0 1", false},
    {"F07 knight against knight", "8/8/8/8/8/2n5/2KN4/k7 b - - 0 1", false},
    {"F08 bishop against knight", "8/8/8/8/8/B1n5/2K5/k7 b - - 0 1", false},
    {"F09 two knights against king", "8/8/8/8/8/8/1K1N4/3N3k w - - 0 1", false},
    // By walls of pawns
    {"F10 interlocked wall of sixteen pawns", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1", true},
    {"F11 the wall with a bishop on the colour of its own pawns", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/2B5/4K3 w - - 0 1", true},
    {"F12 the wall with a bishop on the other colour", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/3B4/4K3 w - - 0 1", false},
    {"F13 four blocked pairs on every second file", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", true},
    {"F14 one blocked pair in the middle", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", false},
    // By what the next moves must be
    {"F15 the only move takes the queen that checks", "7k/8/8/8/8/8/1q6/K7 w - - 0 1", true},
    {"F16 the only move takes the last pawn", "8/8/8/8/8/5k2/7p/7K w - - 0 1", true},
    {"F17 two captures, each of which stalemates", "7k/7P/6rK/7P/8/8/8/8 w - - 0 1", true},
    {"F18 the same with a black bishop", "7k/4b2P/6rK/7P/8/8/8/8 w - - 0 1", false},
};
// clang-format on

TEST(DeadPosition, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Game game = start(position(row.fen));
    ASSERT_EQ(game.over(), row.dead);
    if (!row.dead) continue;
    EXPECT_EQ(game.ends.front().reason, Termination::DeadPosition);
    EXPECT_EQ(game.ends.front().result, Result::Draw);
    EXPECT_EQ(laws::article(game.ends.front().code), "5.2.2");
  }
}

}  // namespace
}  // namespace adoube::game

// SPDX-License-Identifier: MIT
// Numbers of move sequences (Laws 3.1 to 3.10 taken together). Chess960 castling: Guidelines II.3.
#include "adoube/rules/perft.hpp"

#include <gtest/gtest.h>

#include "tests/rules/position_from_text.hpp"

namespace adoube::rules {
namespace {

struct Row {
  const char* name;
  const char* fen;
  int depth;
  std::uint64_t leaves;
};

constexpr Row standard[] = {
    {"initial position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4865609},
    {"both sides may castle, pins, promotions", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4085603},
    {"en passant along the rank of the king", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11030083},
    {"promotions with check", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15833292},
    {"promotion by capture, knight fork", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2103487},
    {"symmetrical middlegame", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3894594},
};

TEST(Perft, StandardPositions) {
  for (const Row& row : standard) {
    SCOPED_TRACE(row.name);
    const Position position = testing::position_from_text(row.fen);
    EXPECT_EQ(perft(position, row.depth), row.leaves);
    EXPECT_EQ(perft_with_lists(position, row.depth - 1), perft(position, row.depth - 1));
    std::uint64_t sum = 0;
    for (const auto& [move, leaves] : perft_divide(position, row.depth - 1)) sum += leaves;
    EXPECT_EQ(sum, perft(position, row.depth - 1));
  }
}

}  // namespace
}  // namespace adoube::rules

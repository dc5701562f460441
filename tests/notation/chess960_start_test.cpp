// SPDX-License-Identifier: MIT
// Guidelines II.2: the 960 start positions.
#include "adoube/notation/chess960_start.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace adoube::notation {
namespace {

TEST(Chess960Start, NumbersAreThoseThatPlayersKnow) {
  EXPECT_EQ(chess960_rank(0), "BBQNNRKR");
  EXPECT_EQ(chess960_rank(518), "RNBQKBNR") << "that of standard chess";
  EXPECT_EQ(chess960_rank(959), "RKRNNQBB");
  EXPECT_EQ(chess960_fen(518), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  EXPECT_FALSE(chess960_rank(-1));
  EXPECT_FALSE(chess960_rank(960));
}

TEST(Chess960Start, EveryOneIsADifferentOneThatObeysTheGuidelines) {
  std::set<std::string> seen;
  for (int number = 0; number < chess960_starts; ++number) {
    SCOPED_TRACE(number);
    const std::string rank = *chess960_rank(number);
    seen.insert(rank);
    EXPECT_TRUE(rank.find('R') < rank.find('K') && rank.find('K') < rank.rfind('R')) << "the king between the rooks";
    EXPECT_NE(rank.find('B') % 2, rank.rfind('B') % 2) << "bishops on squares of different colours";
    std::string pieces = rank;
    std::ranges::sort(pieces);
    EXPECT_EQ(pieces, "BBKNNQRR");
  }
  EXPECT_EQ(seen.size(), 960U);
}

}  // namespace
}  // namespace adoube::notation

// SPDX-License-Identifier: MIT
// Hashes of positions: equal for equal positions, different for millions of different ones, the same however come by.
#include "adoube/rules/position_hash.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "adoube/rules/same_position.hpp"
#include "tests/rules/playout.hpp"

namespace adoube::rules {
namespace {

#ifdef ADOUBE_SANITIZED
constexpr int games = 40;
#else
constexpr int games = 1500;
#endif

/// Files hold these numbers: a change makes every index of games unreadable.
TEST(PositionHash, StaysWhatItIs) {
  EXPECT_EQ(hash_numbers.of(Color::White, Kind::Pawn, Square(File::A, Rank::First)), 0x2C3B9973EA0C2927u);
  EXPECT_EQ(board_hash(Position::initial()), 0xACEAF0968DA15ABBu);
  EXPECT_EQ(position_hash(Position::initial()), 0x550F49CF0F883B2Au);
}

TEST(PositionHash, FollowsMoves) {
  std::mt19937 random(20230101);
  for (const PlayoutStart& start : playout_starts) {
    SCOPED_TRACE(start.name);
    for (int game = 0; game < games / 10; ++game) {
      Position position = start_of(start);
      std::uint64_t hash = board_hash(position);
      for (int ply = 0; ply < 120; ++ply) {
        const MoveList moves = legal_moves(position);
        if (moves.empty()) break;
        const Move move = moves[random() % moves.size()];
        hash = board_hash_after(hash, position, move);
        position = play(position, move);
        ASSERT_EQ(hash, board_hash(position));
        ASSERT_EQ(hash, board_hash(position_key(position)));
        ASSERT_EQ(position_hash(hash, position), position_hash(position));
      }
    }
  }
}

struct Seen {
  std::uint64_t hash;
  /// Of the whole key, by other means.
  std::uint64_t witness;

  friend auto operator<=>(const Seen&, const Seen&) = default;
};

/// Millions of positions, most of them different; what is equal has met already in the rows of same_position_test.
TEST(PositionHash, IsEqualExactlyForTheSamePosition) {
  std::vector<Seen> seen;
  play_out(games, 200,
           [&](const Position& position) { seen.push_back({position_hash(position), hash(position_key(position))}); });
  std::ranges::sort(seen);
  const auto repeated = std::ranges::unique(seen);
  seen.erase(repeated.begin(), repeated.end());
  EXPECT_EQ(std::ranges::adjacent_find(seen, {}, &Seen::hash), seen.end());
  std::ranges::sort(seen, {}, &Seen::witness);
  EXPECT_EQ(std::ranges::adjacent_find(seen, {}, &Seen::witness), seen.end());
  EXPECT_GT(seen.size(), std::size_t{1000} * games);
}

/// Every bit of the hash is as often set as not: tables may use any of them.
TEST(PositionHash, IsEvenInEveryBit) {
  std::array<int, 64> set{};
  int positions = 0;
  play_out(20, 60, [&](const Position& position) {
    const std::uint64_t hash = position_hash(position);
    for (std::size_t bit = 0; bit < set.size(); ++bit) set[bit] += static_cast<int>((hash >> bit) & 1);
    ++positions;
  });
  for (const int count : set) {
    EXPECT_GT(count, positions * 45 / 100);
    EXPECT_LT(count, positions * 55 / 100);
  }
}

}  // namespace
}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
// When two positions are the same (Laws 9.2.3, 9.2.3.1, 9.2.3.2).
#include "adoube/rules/same_position.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "adoube/rules/placement.hpp"
#include "adoube/rules/position_hash.hpp"
#include "tests/rules/playout.hpp"

namespace adoube::rules {
namespace {

struct Row {
  const char* name;
  const char* a;
  const char* b;
  bool same;
};

// clang-format off
constexpr Row rows[] = {
    {"counters do not matter", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 17 44", true},
    {"the other side on move", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", false},
    {"another kind on a square", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/4K2Q w - - 0 1", false},
    {"another colour on a square", "4k3/7R/8/8/8/8/8/K7 w - - 0 1", "4k3/7r/8/8/8/8/8/K7 w - - 0 1", false},
    {"a right has gone", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false},
    {"a right has gone that cannot be used now (9.2.3.2)", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "4kr2/8/8/8/8/8/8/4K2R w - - 0 1", false},
    {"the right on the other side", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", false},
    {"a capture en passant is possible (9.2.3.1)", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 3", false},
    {"a double step with no pawn beside it", "4k3/8/8/3p4/8/4P3/8/4K3 w - d6 0 2", "4k3/8/8/3p4/8/4P3/8/4K3 w - - 0 3", true},
    {"the pawn that could capture is pinned", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 3", true},
    {"the capture would open the rank of the king", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2", "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 3", true},
    {"one of two pawns may capture", "4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 2", "4r1k1/8/8/2PpP3/8/8/8/4K3 w - - 0 3", false},
};
// clang-format on

TEST(SamePosition, RowsOfTheLaws) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Position a = Position::from(reference_board::diagram(row.a)).value();
    const Position b = Position::from(reference_board::diagram(row.b)).value();
    EXPECT_EQ(same_position(a, b), row.same);
    EXPECT_EQ(same_position(b, a), row.same);
    EXPECT_EQ(hash(position_key(a)) == hash(position_key(b)), row.same);
    EXPECT_EQ(position_hash(a) == position_hash(b), row.same);
    EXPECT_EQ(placement_of(a) == placement_of(b) && a.turn() == b.turn(), row.same);
  }
}

TEST(SamePosition, UnpackedFromItsPlacement) {
  play_out(20, 60, [](const Position& position) {
    const Position unpacked = position_of(placement_of(position), position.turn(), position.variant());
    EXPECT_EQ(position_key(unpacked), position_key(position));
    EXPECT_EQ(hash(placement_of(unpacked), unpacked.turn()), hash(placement_of(position), position.turn()));
  });
}

/// Equal keys have equal hashes; different ones hardly ever meet.
TEST(SamePosition, HashesTellKeysApart) {
  std::vector<PositionKey> keys;
  play_out(20, 60, [&keys](const Position& position) { keys.push_back(position_key(position)); });
  std::map<std::uint64_t, PositionKey> by_hash;
  for (const PositionKey& key : keys) {
    const auto [at, is_new] = by_hash.try_emplace(hash(key), key);
    EXPECT_EQ(at->second, key);
  }
  EXPECT_GT(by_hash.size(), 5000u);
}

}  // namespace
}  // namespace adoube::rules

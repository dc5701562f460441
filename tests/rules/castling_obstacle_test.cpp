// SPDX-License-Identifier: MIT
// The first thing that stands against a castling, and its squares (Laws 3.8.2.1, 3.8.2.2; Guidelines II.3.2.7).
#include <gtest/gtest.h>

#include <string>

#include "adoube/rules/castling.hpp"
#include "tests/rules/law_rows.hpp"
#include "tests/rules/square_names.hpp"

namespace adoube::rules::testing {
namespace {

using enum CastlingObstacleKind;
using enum CastlingSide;

/// No `kind` where castling can be played. Sets of squares are names in a row, a1 first.
struct Row {
  const char* name;
  const char* fen;
  CastlingSide side;
  std::optional<CastlingObstacleKind> kind;
  const char* squares;
  const char* attackers;
  Variant variant = Variant::Standard;
};

// clang-format off
constexpr Row rows[] = {
    {"nothing kingside", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Kingside, std::nullopt, "", ""},
    {"nothing queenside", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", Queenside, std::nullopt, "", ""},
    {"the right comes before what stands between", "4k3/8/8/8/8/8/8/R3KB1R w Q - 0 1", Kingside, RightLost, "e1", ""},
    {"what stands between comes before attacks", "4r1k1/8/8/8/8/8/8/R3KB1R w KQ - 0 1", Kingside, PathBlocked, "f1", ""},
    {"the king's square comes before those it crosses", "4rrk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", Kingside, KingInCheck, "e1", "e8"},
    {"a square crossed comes before the goal", "1k3rr1/8/8/8/8/8/8/R3K2R w KQ - 0 1", Kingside, CrossesAttack, "f1", "f8"},
    {"the goal", "2r3k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", Queenside, ArrivesAttacked, "c1", "c8"},
    {"b1 may be attacked, not occupied", "4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1", Queenside, PathBlocked, "b1", ""},
    {"Chess960: the rook shields the goal", "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", Queenside, RookShieldsKing, "c1", "a1", Variant::Chess960},
    {"Chess960: the rook shields nothing where the attack has another line", "4k3/8/8/8/8/8/r7/1R1K4 w B - 0 1", Queenside, std::nullopt, "", "", Variant::Chess960},
    {"Chess960: the right of the other rook alone", "4k3/8/8/8/8/8/8/RK5R w A - 0 1", Kingside, RightLost, "b1", "", Variant::Chess960},
};
// clang-format on

TEST(CastlingObstacle, IsTheFirstInTheOrderOfTheLaws) {
  for (const Row& row : rows) {
    SCOPED_TRACE(std::string(row.name) + ": " + row.fen);
    const std::optional<CastlingObstacle> obstacle = castling_obstacle(position_of(row.fen, row.variant), row.side);
    ASSERT_EQ(obstacle.has_value(), row.kind.has_value());
    if (!obstacle) continue;
    EXPECT_EQ(obstacle->kind, *row.kind);
    EXPECT_EQ(names_of(obstacle->squares), row.squares);
    EXPECT_EQ(names_of(obstacle->attackers), row.attackers);
  }
}

struct WayRow {
  const char* name;
  Square king;
  Square rook;
  const char* way;        ///< what must be empty
  const char* king_path;  ///< what must not be attacked
};

// clang-format off
constexpr WayRow ways[] = {
    {"kingside", {File::E, Rank::First}, {File::H, Rank::First}, "f1 g1", "e1 f1 g1"},
    {"queenside", {File::E, Rank::First}, {File::A, Rank::First}, "b1 c1 d1", "c1 d1 e1"},
    {"across the board", {File::B, Rank::First}, {File::H, Rank::First}, "c1 d1 e1 f1 g1", "b1 c1 d1 e1 f1 g1"},
    {"c-side, to the right", {File::B, Rank::First}, {File::A, Rank::First}, "c1 d1", "b1 c1"},
    {"king and rook change places", {File::F, Rank::First}, {File::G, Rank::First}, "", "f1 g1"},
    {"the king stays", {File::G, Rank::First}, {File::H, Rank::First}, "f1", "g1"},
};
// clang-format on

TEST(CastlingObstacle, WaysOfKingAndRook) {
  for (const WayRow& row : ways) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(names_of(castling_way(Color::White, row.king, row.rook)), row.way);
    EXPECT_EQ(names_of(castling_king_path(Color::White, row.king, row.rook)), row.king_path);
  }
}

}  // namespace
}  // namespace adoube::rules::testing

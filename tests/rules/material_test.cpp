// SPDX-License-Identifier: MIT
// Who can never mate by material alone (Laws 5.2.2, 6.9, 5.1.2).
#include "adoube/rules/material.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/reference_board/diagram.hpp"

namespace adoube::rules {
namespace {

/// `never`: White can never mate. `dead`: nor can Black.
struct Row {
  const char* name;
  const char* fen;
  bool never;
  bool dead;
};

// clang-format off
constexpr Row king_alone[] = {
    {"king against king", "8/8/4k3/8/8/4K3/8/8 w - - 0 1", true, true},
    {"king against knight", "8/8/4k1n1/8/8/4K3/8/8 w - - 0 1", true, true},
    {"king against queen", "8/8/4k1q1/8/8/4K3/8/8 w - - 0 1", true, false},
    {"king against pawn", "8/8/4k1p1/8/8/4K3/8/8 w - - 0 1", true, false},
};

constexpr Row knight[] = {
    {"against the king", "8/8/4k3/8/8/4K3/8/N7 w - - 0 1", true, true},
    {"against a queen", "8/8/4k1q1/8/8/4K3/8/N7 w - - 0 1", true, false},
    {"against two queens", "8/8/4k1qq/8/8/4K3/8/N7 w - - 0 1", true, false},
    {"against three queens", "8/8/4kqqq/8/8/4K3/8/N7 w - - 0 1", true, false},
    {"against a rook", "8/8/4k1r1/8/8/4K3/8/N7 w - - 0 1", false, false},
    {"against a bishop", "8/8/4k1b1/8/8/4K3/8/N7 w - - 0 1", false, false},
    {"against a knight", "8/8/4k1n1/8/8/4K3/8/N7 w - - 0 1", false, false},
    {"against a pawn", "8/8/4k1p1/8/8/4K3/8/N7 w - - 0 1", false, false},
    {"against a queen and a pawn", "8/8/4k1qp/8/8/4K3/8/N7 w - - 0 1", false, false},
    {"two knights against the king", "8/8/4k3/8/8/4K3/8/NN6 w - - 0 1", false, false},
};

constexpr Row bishop[] = {
    {"against the king", "8/8/4k3/8/8/4K3/8/B7 w - - 0 1", true, true},
    {"against a queen", "8/8/4k1q1/8/8/4K3/8/B7 w - - 0 1", true, false},
    {"against a rook", "8/8/4k1r1/8/8/4K3/8/B7 w - - 0 1", true, false},
    {"against a queen and a rook", "8/8/4k1qr/8/8/4K3/8/B7 w - - 0 1", true, false},
    {"against two rooks", "8/8/4k1rr/8/8/4K3/8/B7 w - - 0 1", true, false},
    {"against three rooks", "8/8/4krrr/8/8/4K3/8/B7 w - - 0 1", true, false},
    {"against rooks, queens and its like", "8/8/3qkrrb/8/8/4K3/8/B7 w - - 0 1", true, false},
    {"against a knight", "8/8/4k1n1/8/8/4K3/8/B7 w - - 0 1", false, false},
    {"against a pawn", "8/8/4k1p1/8/8/4K3/8/B7 w - - 0 1", false, false},
    {"against a rook and a pawn", "8/8/4k1rp/8/8/4K3/8/B7 w - - 0 1", false, false},
    {"against a bishop on its square colour", "4k3/8/8/8/8/8/b7/4K2B w - - 0 1", true, true},
    {"against a bishop on the other square colour", "8/8/8/8/8/Bb6/8/k1K5 b - - 0 1", false, false},
    {"two bishops on one square colour", "8/8/4k3/8/8/2B1K3/8/B7 w - - 0 1", true, true},
    {"two bishops on one square colour against one there", "8/8/4k2b/8/8/2B1K3/8/B7 w - - 0 1", true, true},
    {"two bishops on one square colour against a queen", "8/8/4k2q/8/8/2B1K3/8/B7 w - - 0 1", true, false},
    {"two bishops on one square colour against a knight", "8/8/4k2n/8/8/2B1K3/8/B7 w - - 0 1", false, false},
    {"two bishops on one square colour against one on the other", "8/8/4k1b1/8/8/2B1K3/8/B7 w - - 0 1", false, false},
    {"two bishops on two square colours", "8/8/4k3/8/8/4K3/8/BB6 w - - 0 1", false, false},
    {"with a knight", "8/8/4k3/8/8/4K3/8/BN6 w - - 0 1", false, false},
};

constexpr Row more[] = {
    {"a pawn", "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1", false, false},
    {"a rook", "8/8/4k3/8/8/4K3/8/R7 w - - 0 1", false, false},
    {"a queen", "8/8/4k3/8/8/4K3/8/Q7 w - - 0 1", false, false},
    {"a knight and a pawn", "8/8/4k3/8/8/4K3/4P3/N7 w - - 0 1", false, false},
};
// clang-format on

template <std::size_t size>
void expect_material(const Row (&rows)[size]) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Position position = Position::from(reference_board::diagram(row.fen)).value();
    EXPECT_EQ(cannot_mate_by_material(position, Color::White), row.never);
    EXPECT_EQ(is_dead_by_material(position), row.dead);
  }
}

TEST(Material, KingAlone) { expect_material(king_alone); }
TEST(Material, Knight) { expect_material(knight); }
TEST(Material, Bishop) { expect_material(bishop); }
TEST(Material, MoreThanAMinorPiece) { expect_material(more); }

/// The table does not ask which colour has what.
TEST(Material, SaysTheSameOfBlack) {
  const Position position = Position::from(reference_board::diagram("8/8/4k2n/8/8/4K3/8/Q7 w - - 0 1")).value();
  EXPECT_TRUE(cannot_mate_by_material(position, Color::Black));
  EXPECT_FALSE(cannot_mate_by_material(position, Color::White));
}

}  // namespace
}  // namespace adoube::rules

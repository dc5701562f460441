// SPDX-License-Identifier: MIT
// Laws 5.2.2, 6.9: every placement of small material, each with its verdict by a fixpoint over the whole class. The classes
// of two men beside the kings take longer: scripts/unwinnability goes through them.
#include <gtest/gtest.h>

#include <span>

#include "tests/reference_board/diagram.hpp"
#include "tests/unwinnability/comparison.hpp"
#include "tests/unwinnability/endgames.hpp"

namespace adoube::unwinnability {
namespace {

#ifdef ADOUBE_SANITIZED
// Working out a class with pawns takes long there, and is none of the library's doing.
constexpr std::size_t stride = 999;
constexpr std::size_t classes = 4;
#else
constexpr std::size_t stride = 499;
constexpr std::size_t classes = 6;
#endif

/// How many positions a class has, mirror images apart, and in how many of them the winner can mate.
struct Row {
  const char* name;
  Endgames::Placements placements;
  std::size_t positions;
  std::size_t can_mate;
};

constexpr Row rows[] = {
    {"KNvK", Endgames::Placements::All, 107360, 0},      {"KBvK", Endgames::Placements::All, 104307, 0},
    {"KRvK", Endgames::Placements::All, 99778, 99658},   {"KQvK", Endgames::Placements::All, 92113, 91290},
    {"KPvK", Endgames::Placements::All, 165676, 165660}, {"KPvKP", Endgames::Placements::BlockedPawns, 131680, 131661},
};

void expect_class(const Row& row) {
  Endgames endgames;
  const EndgameClass which = EndgameClass::named(row.name);
  endgames.solve(which, row.placements);
  std::size_t positions = 0;
  std::size_t can = 0;
  endgames.for_each(which, [&](const rules::Position& position, bool can_mate) {
    can += can_mate ? 1 : 0;
    if (++positions % stride != 0) return;
    const auto found = compare(position, rules::Color::White, can_mate ? Truth::CanMate : Truth::CannotMate, {});
    ASSERT_EQ(found.wrong, "") << reference_board::fen_of(position.setup());
  });
  EXPECT_EQ(positions, row.positions);
  EXPECT_EQ(can, row.can_mate);
}

TEST(WholeClasses, Rows) {
  for (const Row& row : std::span(rows).first(classes)) {
    SCOPED_TRACE(row.name);
    expect_class(row);
  }
}

}  // namespace
}  // namespace adoube::unwinnability

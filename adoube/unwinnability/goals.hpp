// SPDX-License-Identifier: MIT
/// Squares on which a search may try to have a king mated, and the ways there.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "adoube/rules/position.hpp"
#include "adoube/unwinnability/structure.hpp"

namespace adoube::unwinnability {

/// By square: how many steps it is away; `unreachable` where nothing leads there.
using Distances = std::array<std::int8_t, 64>;
inline constexpr std::int8_t unreachable = 20;

struct Goal {
  rules::Square square;
  Distances loser_king;   ///< to the square, by squares that king can ever stand on
  Distances winner_king;  ///< to the nearest square two steps from it, likewise
  Distances piece;        ///< to the square, on an empty board as a king goes
};

/// Up to four of them, the most promising first: corners, and where no corner will do, squares near the king to be mated.
[[nodiscard]] std::vector<Goal> goals(const rules::Position& position, const Structure& structure, rules::Color winner);

}  // namespace adoube::unwinnability

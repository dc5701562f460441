// SPDX-License-Identifier: MIT
/// Squares on which a search may try to have a king mated, and the ways there.
#pragma once

#include <cstdint>
#include <vector>

#include "adoube/rules/position.hpp"
#include "adoube/unwinnability/corners.hpp"
#include "adoube/unwinnability/structure.hpp"

namespace adoube::unwinnability {

/// Instead of a distance, where no way leads.
inline constexpr std::int8_t unreachable = 20;

/// A square, by the ways to it.
struct Goal {
  Distances loser_king;    ///< by squares that king can ever stand on
  Distances winner_king;   ///< to the nearest square two steps from it, likewise
  const Distances* piece;  ///< on an empty board as a king goes
  int neighbours;          ///< squares beside it
};

/// Up to four of them, the most promising first: corners, and where no corner will do, squares near the king to be mated.
[[nodiscard]] std::vector<Goal> goals(const rules::Position& position, const Structure& structure, rules::Color winner);

}  // namespace adoube::unwinnability

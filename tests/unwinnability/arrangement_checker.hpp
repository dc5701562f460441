// SPDX-License-Identifier: MIT
/// Checks the proof by arrangements of kings and pawns: that one move, whatever pieces may make of it, leads from each of
/// them to another of them, and that in none the king can be mated. The pieces are wherever the structure lets them stand,
/// or nowhere.
#pragma once

#include <string>
#include <vector>

#include "adoube/rules/position.hpp"
#include "adoube/unwinnability/structure.hpp"

namespace adoube::unwinnability {

/// What is wrong; empty when everything holds. The structure has been checked (not_granted). `arrangements`: positions of
/// kings and pawns alone, that of `position` among them.
[[nodiscard]] std::string fault_of_arrangements(const rules::Position& position, const Structure& structure,
                                                rules::Color side, const std::vector<rules::Position>& arrangements);

}  // namespace adoube::unwinnability

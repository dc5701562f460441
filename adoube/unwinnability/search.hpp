// SPDX-License-Identifier: MIT
/// The search through positions, each kept whole and looked at once: it ends with a mate, with all that legal moves can
/// reach, or at its limits.
#pragma once

#include "adoube/rules/position.hpp"
#include "adoube/unwinnability/can_win.hpp"

namespace adoube::unwinnability {

/// As can_win(), by search alone; `structure` is that of the position, and shows where to look for a mate. Positions that
/// material or structure settles are not followed further.
[[nodiscard]] Answer search(const rules::Position& position, const Structure& structure, rules::Color side,
                            const Limits& limits);

}  // namespace adoube::unwinnability

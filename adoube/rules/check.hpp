// SPDX-License-Identifier: MIT
/// Check (Laws 3.9.1).
#pragma once

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// The opponent's pieces that attack the king of the side on move; pinned pieces count (3.1.3, 3.9.1).
[[nodiscard]] Bitboard checkers(const Position& position);
[[nodiscard]] bool in_check(const Position& position);

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// The position after a move.
#pragma once

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// `move` is legal in `position`; the caller has it from legal_moves() or has asked is_legal(). Otherwise the answer is
/// some board or other, and no promise of Position holds for it.
[[nodiscard]] Position play(const Position& position, Move move);

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// When the computer agrees to a draw (9.1.2.1). It offers none, and never resigns: who plays against it may want to learn
/// how a won game is won.
#pragma once

#include <optional>

#include "adoube/uci/said.hpp"

namespace adoube::computer {

/// It agrees once both have made twenty moves, where it thought itself better by no more than a fifth of a pawn when it
/// moved last. `thought`: its score of that move, from its own side; nothing where it has not thought.
[[nodiscard]] bool agrees_to_draw(const std::optional<uci::Score>& thought, int half_moves);

}  // namespace adoube::computer

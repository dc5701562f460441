// SPDX-License-Identifier: MIT
/// Checkmate and stalemate as questions to a position (Laws 1.4, 5.1.1, 5.2.1). What they mean for a game is game's matter.
#pragma once

#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// The side on move is in check and has no legal move.
[[nodiscard]] bool is_checkmate(const Position& position);
/// The side on move is not in check and has no legal move.
[[nodiscard]] bool is_stalemate(const Position& position);

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// Promotion (Laws 3.7.3.3 to 3.7.3.5, 4.6.3).
#pragma once

#include "adoube/rules/move_try.hpp"

namespace adoube::rules {

/// The try brings a pawn to the last rank.
[[nodiscard]] bool reaches_last_rank(const MoveTry& tried);

/// A promotion that was asked for and cannot be: there is none here, or not to that piece.
void refuse_promotion(const MoveTry& tried, Reasons& reasons);

}  // namespace adoube::rules

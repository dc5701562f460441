// SPDX-License-Identifier: MIT
/// How a pawn moves and captures (Laws 3.7.1 to 3.7.3), as refusals. En passant and promotion have their own files.
#pragma once

#include "adoube/rules/move_try.hpp"

namespace adoube::rules {

void refuse_pawn_move(const MoveTry& tried, Reasons& reasons);

}  // namespace adoube::rules

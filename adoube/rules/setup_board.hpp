// SPDX-License-Identifier: MIT
/// From what someone said to the bare data that the fast parts work on.
#pragma once

#include "adoube/rules/board.hpp"
#include "adoube/rules/setup.hpp"

namespace adoube::rules {

/// The setup field by field, judging nothing: any contents of `setup` will do, and no promise of Position holds for the
/// result.
[[nodiscard]] Board board_of(const Setup& setup);
/// And back. setup_of(board_of(setup)) equals setup.
[[nodiscard]] Setup setup_of(const Board& board);

}  // namespace adoube::rules

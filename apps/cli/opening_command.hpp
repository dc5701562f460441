// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube opening`: what a line of moves, or a position, is called.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/command.hpp"

namespace adoube::cli {

/// `fen` as in position_commands.hpp; `moves` from there, in SAN or coordinates. To have no name is no fault: the exit is
/// good.
Exit run_opening(const Common& common, const std::string& fen, const std::vector<std::string>& moves);

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn sort FILE… --by KEY,… [--out FILE]`: the games in another order.
#pragma once

#include "apps/cli/command.hpp"

namespace CLI {
class App;
}

namespace adoube::cli {

void add_pgn_sort(CLI::App& command, const Common& common, Job& job);

}  // namespace adoube::cli

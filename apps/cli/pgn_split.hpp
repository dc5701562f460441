// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn split FILE… --into DIR --by KEY|--games N|--parts N`: the games in several files.
#pragma once

#include "apps/cli/command.hpp"

namespace CLI {
class App;
}

namespace adoube::cli {

void add_pgn_split(CLI::App& command, const Common& common, Job& job);

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn dedupe FILE… [--by moves,…] [--out FILE]`: each game once.
#pragma once

#include "apps/cli/command.hpp"

namespace CLI {
class App;
}

namespace adoube::cli {

void add_pgn_dedupe(CLI::App& command, const Common& common, Job& job);

}  // namespace adoube::cli

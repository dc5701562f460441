// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn merge FILE… [--out FILE]`: the games of all files, one behind the other.
#pragma once

#include "apps/cli/command.hpp"

namespace CLI {
class App;
}

namespace adoube::cli {

void add_pgn_merge(CLI::App& command, const Common& common, Job& job);

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn index FILE…`: writes FILE.adoube-index beside each file, with which `pgn find` answers in the time of the
/// answer (docs/index.md).
#pragma once

#include "apps/cli/command.hpp"

namespace CLI {
class App;
}

namespace adoube::cli {

/// Adds the command, which sets `job` when it is named.
void add_pgn_index(CLI::App& command, const Common& common, Job& job);

}  // namespace adoube::cli

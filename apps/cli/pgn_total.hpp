// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn total FILE…`: adds up what the same command said of parts of the games, each on its own: on other files, on
/// other machines. The jobs are the map, this is the merge; what it writes can be added up again.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "apps/cli/command.hpp"
#include "apps/cli/pgn_stats.hpp"

namespace CLI {
class App;
}

namespace adoube::cli {

struct TotalOptions {
  std::vector<std::string> files;
  StatsOutput output;
};

/// Reads lines that `pgn stats --json`, `pgn check --json` and `pgn audit --json` wrote, in any order, and writes one total
/// for each of these commands that occur; lines about single games are passed over. A line that is none of this, or is
/// damaged, is told with its number and added to nothing. FoundWrong where there is such a line, where nothing was there to
/// be added, and where the parts would have said so.
void add_pgn_total(CLI::App& command, const Common& common, TotalOptions& options, std::function<Exit()>& job);

}  // namespace adoube::cli

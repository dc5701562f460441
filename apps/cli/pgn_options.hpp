// SPDX-License-Identifier: GPL-3.0-or-later
/// The arguments that every command about files of games has.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/command.hpp"
#include "apps/cli/games_job.hpp"

namespace CLI {
class App;
}

namespace adoube::cli {

struct PgnOptions {
  std::vector<std::string> files;
  unsigned threads = 0;  ///< 0: as many as there are cores
};

/// FILE… and --threads N.
void add_pgn_options(CLI::App& command, PgnOptions& options);
[[nodiscard]] GamesOptions games_options(const Common& common, const PgnOptions& options);

}  // namespace adoube::cli

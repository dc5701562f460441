// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_options.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <thread>

namespace adoube::cli {

void add_pgn_options(CLI::App& command, PgnOptions& options) {
  command.add_option("files", options.files, "PGN files, plain or compressed (.gz, .zst), or - for standard input")
      ->required();
  command.add_option("--threads", options.threads, "how many to use (default: one a core)")->check(CLI::Range(1, 256));
}

GamesOptions games_options(const Common& common, const PgnOptions& options) {
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  return {.threads = options.threads == 0 ? cores : options.threads, .variant = common.manner.variant};
}

}  // namespace adoube::cli

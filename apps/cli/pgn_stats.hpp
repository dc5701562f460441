// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn stats FILE…`: what the games of some files have in common, as tables, as JSON and as a page.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "apps/cli/command.hpp"
#include "apps/cli/game_statistics.hpp"
#include "apps/cli/pgn_options.hpp"

namespace adoube::cli {

/// How statistics are shown.
struct StatsOutput {
  std::size_t top = 20;  ///< openings, at the most, for a person
  std::string html{};    ///< a file for the page, or none
};

void add_stats_output(CLI::App& command, StatsOutput& output);

/// On standard output as JSON or tables; in `html` as a page, whole or not at all. Unusable where it can't be written.
Exit show_statistics(const Common& common, const StatsOutput& output, const GameStatistics& statistics);

struct StatsOptions {
  PgnOptions pgn;
  StatsOutput output;
};

/// Gives the subcommand its options; where it is named, `job` becomes its work. Exit FoundWrong where a game has an error.
void add_pgn_stats(CLI::App& command, const Common& common, StatsOptions& options, std::function<Exit()>& job);

}  // namespace adoube::cli

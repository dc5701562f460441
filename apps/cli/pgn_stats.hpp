// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn stats FILE…`: what the games of some files have in common, as tables, as JSON and as a page.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "adoube/support/expected.hpp"
#include "apps/cli/command.hpp"
#include "apps/cli/game_statistics.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/pgn_options.hpp"

namespace adoube::cli {

/// How statistics are shown.
struct StatsOutput {
  std::size_t top = 20;  ///< openings, at the most, for a person
  std::string html{};    ///< a file for the page, or none
};

void add_stats_output(CLI::App& command, StatsOutput& output);

/// The page's file, so that a place where it can't be written is known before the work; nothing where no page is asked for.
/// Errors: a sentence.
[[nodiscard]] Expected<std::optional<OutputFile>, std::string> begin_page(const StatsOutput& output);
/// On standard output as JSON or tables, and as a page where `page` is one. Unusable where it can't be written.
Exit show_statistics(const Common& common, const StatsOutput& output, const GameStatistics& statistics,
                     std::optional<OutputFile>& page);

struct StatsOptions {
  PgnOptions pgn;
  StatsOutput output;
};

/// Gives the subcommand its options; where it is named, `job` becomes its work. Exit FoundWrong where a game has an error.
void add_pgn_stats(CLI::App& command, const Common& common, StatsOptions& options, std::function<Exit()>& job);

}  // namespace adoube::cli

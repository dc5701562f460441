// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn check FILE…`: is every game of the files written as PGN says, and every move legal?
#pragma once

#include "apps/cli/command.hpp"
#include "apps/cli/pgn_options.hpp"

namespace adoube::cli {

/// For programs a line a game, then the summary; for a person a line a problem, then the summary. FoundWrong where a game
/// has an error.
Exit run_pgn_check(const Common& common, const PgnOptions& options);

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube store import FILE.pgn`: a collection of games for everybody, taken into the archive of a server.
#pragma once

#include "apps/cli/command.hpp"
#include "apps/cli/store_command.hpp"

namespace adoube::cli {

/// While a server may go on. A run that is broken off goes on where it was when the same file is named again. What there is
/// to say about the games is told as `pgn check` tells it; with --json {"game","line","column","ply","code","severity",
/// "token","text"} each, then {"summary":{"games","kept","doubled","faulty","findings"}}. FoundWrong where a game has an
/// error.
Exit run_store_import(const Common& common, const StoreOptions& options);

}  // namespace adoube::cli

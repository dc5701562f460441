// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn audit FILE…`: did every game end as the Laws say? Reads as `pgn check` does, and adds its findings.
#pragma once

#include "apps/cli/command.hpp"
#include "apps/cli/pgn_options.hpp"

namespace adoube::cli {

/// The lines of `pgn check` with "findings":[{"code","severity","article","ply","outcome","text"}]; for a person a line a
/// finding. FoundWrong where a game has an error or a finding that is one: a claim that was not made is a note.
Exit run_pgn_audit(const Common& common, const PgnOptions& options);

}  // namespace adoube::cli

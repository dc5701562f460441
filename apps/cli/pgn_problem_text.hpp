// SPDX-License-Identifier: GPL-3.0-or-later
/// How a problem of a game is told to a person.
#pragma once

#include <cstdint>
#include <string_view>

#include "adoube/laws/language.hpp"
#include "adoube/notation/pgn_problem.hpp"
#include "apps/cli/numbered_text.hpp"

namespace adoube::cli {

/// "FILE:LINE:COLUMN: error: game 3, ply 5: Ke3 is not legal here. [illegal-move]"; `game`: of the part, from 0 on.
void append_problem_line(std::string_view file, std::uint64_t game, const notation::PgnProblem& problem,
                         laws::Language language, NumberedText& out);

}  // namespace adoube::cli

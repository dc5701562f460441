// SPDX-License-Identifier: GPL-3.0-or-later
/// One sentence for each problem of a PGN text, in three languages.
#pragma once

#include <string>

#include "adoube/laws/language.hpp"
#include "adoube/notation/pgn_problem.hpp"

namespace adoube::cli {

[[nodiscard]] std::string problem_text(const notation::PgnProblem& problem, laws::Language language);

}  // namespace adoube::cli

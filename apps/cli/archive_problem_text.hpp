// SPDX-License-Identifier: GPL-3.0-or-later
/// How a problem of an archive is told, to a program and to a person.
#pragma once

#include <string>
#include <string_view>

#include "adoube/archive/archive_problem.hpp"
#include "adoube/laws/language.hpp"

namespace adoube::cli {

/// "FILE: byte 1234: The block is damaged: games 5 to 8 are lost. [block-damaged]" and a line end.
[[nodiscard]] std::string archive_problem_line(std::string_view file, const archive::ArchiveProblem& problem,
                                               laws::Language language);
/// {"input":FILE,"error":{"code","offset","first_game","games","text"}} and a line end; `first_game` counts from 1.
void append_archive_problem_json(std::string_view file, const archive::ArchiveProblem& problem, laws::Language language,
                                 std::string& out);

}  // namespace adoube::cli

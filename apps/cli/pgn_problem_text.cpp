// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_problem_text.hpp"

#include <fmt/format.h>

#include <iterator>

#include "adoube/laws/card.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

bool is_error(const notation::PgnProblem& problem) {
  return notation::severity(problem.fault) == notation::PgnSeverity::Error;
}

}  // namespace

void append_problem_line(std::string_view file, std::uint64_t game, const notation::PgnProblem& problem,
                         laws::Language language, NumberedText& out) {
  const std::string grade = is_error(problem) ? red("error") : amber("warning");
  fmt::format_to(std::back_inserter(out.text()), "{}:{}:{}: {}: game ", file, problem.place.line, problem.place.column,
                 grade);
  out.append_number(game);
  fmt::format_to(std::back_inserter(out.text()), ", ply {}: ", problem.ply);
  if (problem.forgiven) out.text().append(problem.token).append(": ");
  fmt::format_to(std::back_inserter(out.text()), "{} {}\n", laws::card(problem, language).text,
                 faint(fmt::format("[{}]", notation::code(problem))));
}

}  // namespace adoube::cli

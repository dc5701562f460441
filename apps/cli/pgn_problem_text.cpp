// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_problem_text.hpp"

#include <fmt/format.h>

#include <iterator>

#include "adoube/laws/card.hpp"
#include "apps/cli/json_text.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

bool is_error(const notation::PgnProblem& problem) {
  return notation::severity(problem.fault) == notation::PgnSeverity::Error;
}

void append_problem(const notation::PgnProblem& problem, laws::Language language, std::string& out) {
  out += '{';
  append_json_name("code", out);
  append_json(notation::code(problem), out);
  append_json_name("severity", out);
  append_json(is_error(problem) ? "error" : "warning", out);
  append_json_name("line", out);
  append_json(problem.place.line, out);
  append_json_name("column", out);
  append_json(problem.place.column, out);
  append_json_name("offset", out);
  append_json(problem.place.offset, out);
  append_json_name("ply", out);
  append_json(problem.ply, out);
  append_json_name("token", out);
  append_json(problem.token, out);
  append_json_name("text", out);
  append_json(laws::card(problem, language).text, out);
  out += '}';
}

}  // namespace

void append_problems(const std::vector<notation::PgnProblem>& problems, laws::Language language, std::string& out) {
  append_json_name("problems", out);
  out += '[';
  for (std::size_t i = 0; i < problems.size(); ++i) {
    if (i > 0) out += ',';
    append_problem(problems[i], language, out);
  }
  out += ']';
}

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

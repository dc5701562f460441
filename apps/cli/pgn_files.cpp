// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_files.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <iterator>

#include "adoube/laws/card.hpp"
#include "apps/cli/json_text.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

constexpr std::size_t large = std::size_t{1} << 16;

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

void OutputBuffer::flush_if_large() {
  if (text_.size() >= large) flush();
}

void OutputBuffer::flush() {
  const bool written = std::fwrite(text_.data(), 1, text_.size(), stdout) == text_.size() && std::fflush(stdout) == 0;
  failed_ = failed_ || !written;
  text_.clear();
}

Exit for_each_text(const std::vector<std::string>& files, const OutputBuffer& out,
                   const std::function<void(const std::string&, TextSource&)>& read) {
  Exit exit = Exit::Good;
  for (const std::string& file : files) {
    if (out.failed()) break;
    const auto text = open_text(file);
    if (!text) {
      exit = worse(exit, unusable(fmt::format("{}: {}", file, text.error())));
      continue;
    }
    read(file, **text);
    if (const auto failure = (*text)->failure()) exit = worse(exit, unusable(fmt::format("{}: {}", file, *failure)));
  }
  return exit;
}

notation::PgnReader reader_of(TextSource& text, rules::Variant variant) {
  if (const auto whole = text.whole()) return notation::PgnReader(*whole, {.variant = variant});
  return notation::PgnReader(*text.stream(), {.variant = variant});
}

void show_progress(ProgressBar& bar, const TextSource& text, const notation::PgnReader& reader) {
  bar.show(text.whole() ? reader.bytes_read() : text.consumed(), text.size());
}

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
                         laws::Language language, std::string& out) {
  const std::string grade = is_error(problem) ? red("error") : amber("warning");
  fmt::format_to(std::back_inserter(out), "{}:{}:{}: {}: game {}, ply {}: ", file, problem.place.line, problem.place.column,
                 grade, game, problem.ply);
  if (problem.forgiven) out.append(problem.token).append(": ");
  fmt::format_to(std::back_inserter(out), "{} {}\n", laws::card(problem, language).text,
                 faint(fmt::format("[{}]", notation::code(problem))));
}

}  // namespace adoube::cli

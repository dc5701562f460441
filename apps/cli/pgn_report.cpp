// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_report.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <iterator>

#include "adoube/notation/text_encoding.hpp"
#include "apps/cli/json_text.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

std::string counted(std::uint64_t number, std::string_view thing) {
  return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

void write_finding_count(laws::Language language, std::uint64_t findings, OutputBuffer& out) {
  constexpr std::array<std::string_view, 3> words = {"findings", "审核发现", "稽核發現"};
  const bool english = language == laws::Language::English;
  fmt::format_to(std::back_inserter(out.text()), "{}{}{}\n", words[static_cast<std::size_t>(laws::index(language))],
                 english ? ": " : "：", findings);
}

void write_summary(const Common& common, PgnReportKind kind, const PgnSummary& sum, OutputBuffer& out) {
  const auto end = std::back_inserter(out.text());
  if (common.json) {
    fmt::format_to(end,
                   "{{\"summary\":{{\"games\":{},\"ok\":{},\"faulty\":{},\"warnings\":{},\"plies\":{},\"bytes\":{},"
                   "\"seconds\":{:.6f}",
                   sum.games, sum.games - sum.faulty, sum.faulty, sum.warnings, sum.plies, sum.bytes, sum.seconds);
    if (kind == PgnReportKind::Audit) fmt::format_to(end, ",\"findings\":{}", sum.findings);
    out.text() += "}}\n";
    return;
  }
  const double rate = sum.seconds > 0 ? static_cast<double>(sum.games) / sum.seconds : 0;
  const double megabytes = static_cast<double>(sum.bytes) / 1e6;
  switch (common.manner.language) {
    case laws::Language::English:
      fmt::format_to(end, "{}: {} good, {} faulty, {}; {}, {:.1f} MB, {:.2f} s, {} a second\n", counted(sum.games, "game"),
                     sum.games - sum.faulty, sum.faulty, counted(sum.warnings, "warning"), counted(sum.plies, "half-move"),
                     megabytes, sum.seconds, counted(static_cast<std::uint64_t>(rate), "game"));
      break;
    case laws::Language::SimplifiedChinese:
      fmt::format_to(end, "{} 局：{} 局无误，{} 局有误，{} 处警告；{} 个半回合，{:.1f} MB，{:.2f} 秒，每秒 {:.0f} 局\n",
                     sum.games, sum.games - sum.faulty, sum.faulty, sum.warnings, sum.plies, megabytes, sum.seconds, rate);
      break;
    case laws::Language::TraditionalChinese:
      fmt::format_to(end, "{} 局：{} 局無誤，{} 局有誤，{} 處警告；{} 個半回合，{:.1f} MB，{:.2f} 秒，每秒 {:.0f} 局\n",
                     sum.games, sum.games - sum.faulty, sum.faulty, sum.warnings, sum.plies, megabytes, sum.seconds, rate);
      break;
  }
  if (kind == PgnReportKind::Audit) write_finding_count(common.manner.language, sum.findings, out);
}

}  // namespace

PgnReport::PgnReport(const Common& common, std::string_view file, OutputBuffer& out, PgnSummary& summary)
    : json_(common.json), language_(common.manner.language), out_(out), summary_(summary) {
  notation::append_as_utf8(file, file_);
}

void PgnReport::game_begins() {
  ++game_;
  problems_.clear();
}

void PgnReport::problem(const notation::PgnProblem& problem) { problems_.push_back(problem); }

void PgnReport::game_ends(const notation::PgnGameEnd& end) {
  ++summary_.games;
  summary_.faulty += end.ok() ? 0 : 1;
  summary_.found_wrong = summary_.found_wrong || !end.ok();
  summary_.warnings += end.warnings;
  summary_.plies += end.plies;
  notation::sort_by_place(problems_);
  judge(end);
  if (json_)
    write_json(end);
  else
    write_lines();
  out_.flush_if_large();
}

void PgnReport::write_lines() {
  for (const notation::PgnProblem& problem : problems_) append_problem_line(file_, game_, problem, language_, out_.text());
  append_lines(out_.text());
}

void PgnReport::write_json(const notation::PgnGameEnd& end) {
  std::string& out = out_.text();
  out += "{\"file\":";
  append_json(file_, out);
  append_json_name("game", out);
  append_json(game_, out);
  append_json_name("line", out);
  append_json(end.line, out);
  append_json_name("plies", out);
  append_json(end.plies, out);
  append_json_name("result", out);
  append_json(notation::text(end.result), out);
  append_json_name("ok", out);
  out += end.ok() ? "true" : "false";
  append_problems(problems_, language_, out);
  append_to_json(out);
  out += "}\n";
}

Exit report_on(const Common& common, const std::vector<std::string>& files, PgnReportKind kind, const MakePgnReport& make) {
  const auto began = std::chrono::steady_clock::now();
  OutputBuffer out;
  PgnSummary summary;
  const Exit exit = for_each_text(files, out, [&](const std::string& name, TextSource& text) {
    notation::PgnReader reader = reader_of(text, common.manner.variant);
    const auto report = make(name, out, summary);
    ProgressBar bar(name);
    while (!out.failed() && reader.read_game(*report)) show_progress(bar, text, reader);
    summary.bytes += reader.bytes_read();
  });
  summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  const bool nothing_read = exit == Exit::Unusable && summary.bytes == 0;
  if (!nothing_read) write_summary(common, kind, summary, out);
  return worse(exit, summary.found_wrong ? Exit::FoundWrong : Exit::Good);
}

}  // namespace adoube::cli

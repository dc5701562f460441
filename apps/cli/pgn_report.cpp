// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_report.hpp"

#include <fmt/format.h>

#include <array>
#include <iterator>

#include "adoube/notation/text_encoding.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/json_text.hpp"
#include "apps/cli/output_buffer.hpp"
#include "apps/cli/pgn_problem_text.hpp"
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

void write_summary(const Common& common, PgnReportKind kind, const PgnSummary& sum, const GamesRead& read,
                   OutputBuffer& out) {
  const auto end = std::back_inserter(out.text());
  if (common.json) {
    fmt::format_to(end,
                   "{{\"summary\":{{\"games\":{},\"ok\":{},\"faulty\":{},\"warnings\":{},\"plies\":{},\"bytes\":{},"
                   "\"seconds\":{:.6f}",
                   sum.games, sum.games - sum.faulty, sum.faulty, sum.warnings, sum.plies, read.bytes, read.seconds);
    if (kind == PgnReportKind::Audit) fmt::format_to(end, ",\"findings\":{}", sum.findings);
    out.text() += "}}\n";
    return;
  }
  const double rate = read.seconds > 0 ? static_cast<double>(sum.games) / read.seconds : 0;
  const double megabytes = static_cast<double>(read.bytes) / 1e6;
  switch (common.manner.language) {
    case laws::Language::English:
      fmt::format_to(end, "{}: {} good, {} faulty, {}; {}, {:.1f} MB, {:.2f} s, {} a second\n", counted(sum.games, "game"),
                     sum.games - sum.faulty, sum.faulty, counted(sum.warnings, "warning"), counted(sum.plies, "half-move"),
                     megabytes, read.seconds, counted(static_cast<std::uint64_t>(rate), "game"));
      break;
    case laws::Language::SimplifiedChinese:
      fmt::format_to(end, "{} 局：{} 局无误，{} 局有误，{} 处警告；{} 个半回合，{:.1f} MB，{:.2f} 秒，每秒 {:.0f} 局\n",
                     sum.games, sum.games - sum.faulty, sum.faulty, sum.warnings, sum.plies, megabytes, read.seconds, rate);
      break;
    case laws::Language::TraditionalChinese:
      fmt::format_to(end, "{} 局：{} 局無誤，{} 局有誤，{} 處警告；{} 個半回合，{:.1f} MB，{:.2f} 秒，每秒 {:.0f} 局\n",
                     sum.games, sum.games - sum.faulty, sum.faulty, sum.warnings, sum.plies, megabytes, read.seconds, rate);
      break;
  }
  if (kind == PgnReportKind::Audit) write_finding_count(common.manner.language, sum.findings, out);
}

/// Writes what the parts report, and sums it up.
class ReportJob final : public GamesJob {
 public:
  ReportJob(const MakePgnReport& make, OutputBuffer& out) : make_(make), out_(out) {}

  [[nodiscard]] std::unique_ptr<GamesPart> begin_part(const std::string& file) override { return make_(file); }

  bool take(GamesPart& part, const PartPlace& place) override {
    const auto& report = static_cast<const PgnReport&>(part);
    report.text().append_to(out_.text(), place.games_before);
    out_.flush_if_large();
    summary_ += report.summary();
    return !out_.failed();
  }

  [[nodiscard]] const PgnSummary& summary() const { return summary_; }

 private:
  const MakePgnReport& make_;
  OutputBuffer& out_;
  PgnSummary summary_{};
};

}  // namespace

PgnSummary& PgnSummary::operator+=(const PgnSummary& other) {
  games += other.games;
  faulty += other.faulty;
  warnings += other.warnings;
  plies += other.plies;
  findings += other.findings;
  found_wrong = found_wrong || other.found_wrong;
  return *this;
}

PgnReport::PgnReport(const Common& common, std::string_view file) : json_(common.json), language_(common.manner.language) {
  notation::append_as_utf8(file, file_);
}

void PgnReport::game_begins() { problems_.clear(); }

void PgnReport::problem(const notation::PgnProblem& problem) { problems_.push_back(problem); }

void PgnReport::game_ends(const notation::PgnGameEnd& end) {
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
  ++summary_.games;
}

void PgnReport::write_lines() {
  for (const notation::PgnProblem& problem : problems_) append_problem_line(file_, game(), problem, language_, out_);
  append_lines(out_);
}

void PgnReport::write_json(const notation::PgnGameEnd& end) {
  std::string& out = out_.text();
  out += "{\"file\":";
  append_json(file_, out);
  append_json_name("game", out);
  out_.append_number(game());
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

Exit report_on(const Common& common, const PgnOptions& options, PgnReportKind kind, const MakePgnReport& make) {
  OutputBuffer out;
  ReportJob job(make, out);
  const GamesRead read = read_games(options.files, games_options(common, options), job);
  const bool nothing_read = read.exit == Exit::Unusable && read.bytes == 0;
  if (!nothing_read && !stop_requested()) write_summary(common, kind, job.summary(), read, out);
  return worse(read.exit, job.summary().found_wrong ? Exit::FoundWrong : Exit::Good);
}

}  // namespace adoube::cli

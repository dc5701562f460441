// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_report.hpp"

#include <fmt/format.h>

#include <iterator>

#include "adoube/notation/text_encoding.hpp"
#include "apps/answers/json_text.hpp"
#include "apps/answers/pgn_json.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/output_buffer.hpp"
#include "apps/cli/pgn_problem_text.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

using answers::append_json;
using answers::append_json_name;

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

PgnReport::PgnReport(const Common& common, std::string_view file) : json_(common.json), language_(common.manner.language) {
  notation::append_as_utf8(file, file_);
}

void PgnReport::game_begins() { problems_.clear(); }

void PgnReport::problem(const notation::PgnProblem& problem) { problems_.push_back(problem); }

void PgnReport::game_ends(const notation::PgnGameEnd& end) {
  summary_.faulty += end.ok() ? 0 : 1;
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
  answers::append_problems(problems_, language_, out);
  append_to_json(out);
  out += "}\n";
}

Exit report_on(const Common& common, const PgnOptions& options, PgnReportKind kind, const MakePgnReport& make) {
  OutputBuffer out;
  ReportJob job(make, out);
  const GamesRead read = read_games(options.files, games_options(common, options), job);
  const bool nothing_read = read.exit == Exit::Unusable && read.bytes == 0;
  PgnSummary summary = job.summary();
  summary.bytes = read.bytes;
  summary.seconds = read.seconds;
  if (!nothing_read && !stop_requested()) append_summary(common, kind, summary, out.text());
  return worse(read.exit, summary.found_wrong() ? Exit::FoundWrong : Exit::Good);
}

}  // namespace adoube::cli

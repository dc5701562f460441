// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_audit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "adoube/game/audit.hpp"
#include "adoube/game/said_ending.hpp"
#include "adoube/laws/sentence.hpp"
#include "apps/answers/json_text.hpp"
#include "apps/cli/pgn_report.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

using answers::append_json;
using answers::append_json_name;

[[nodiscard]] game::Result result_of(notation::PgnResult result) {
  using enum notation::PgnResult;
  switch (result) {
    case WhiteWins:
      return game::Result::WhiteWins;
    case BlackWins:
      return game::Result::BlackWins;
    case Draw:
      return game::Result::Draw;
    case Unfinished:
      break;
  }
  return game::Result::None;
}

/// The line ends before what is told so.
[[nodiscard]] bool breaks_off(notation::PgnFault fault) {
  using enum notation::PgnFault;
  return fault == IllegalMove || fault == AmbiguousMove || fault == IncompleteMove || fault == NullMoveInMainLine;
}

/// Audits the main line of each game.
class AuditReport final : public PgnReport {
 public:
  using PgnReport::PgnReport;

  void game_begins() override {
    PgnReport::game_begins();
    depth_ = 0;
    started_ = false;
    goes_on_ = false;
    termination_ = game::SaidEnding::Nothing;
    comment_.clear();
  }

  void problem(const notation::PgnProblem& problem) override {
    PgnReport::problem(problem);
    if (depth_ == 0 && breaks_off(problem.fault)) goes_on_ = true;
  }

  void tag(std::string_view name, std::string_view value) override {
    if (name == "Termination") termination_ = game::said_ending(value, game::EndingText::TerminationTag);
  }

  void starts(const rules::Position& position) override {
    started_ = true;
    audit_.starts(position);
  }

  void move(rules::Move move, const rules::Position& after) override {
    if (depth_ > 0) return;
    comment_.clear();
    audit_.move(move, after);
  }

  void comment_begins(bool /*before_move*/) override {
    if (depth_ == 0) comment_ += ' ';
  }
  void comment_text(std::string_view piece) override {
    if (depth_ == 0 && comment_.size() < game::ending_text_bytes)
      comment_ += piece.substr(0, game::ending_text_bytes - comment_.size());
  }

  void variation_opens() override { ++depth_; }
  void variation_closes() override { --depth_; }

 protected:
  void judge(const notation::PgnGameEnd& end) override {
    findings_.clear();
    if (!started_) return;
    const game::SaidEnding said =
        termination_ == game::SaidEnding::Nothing ? game::said_ending(comment_, game::EndingText::Comment) : termination_;
    const game::Record record = goes_on_ ? game::Record::GoesOn : end.ok() ? game::Record::Whole : game::Record::Unsure;
    findings_ = audit_.findings(result_of(end.result), said, record);
    summary().findings += findings_.size();
    summary().faults += static_cast<std::uint64_t>(std::ranges::count_if(findings_, &game::Finding::is_fault));
  }

  void append_to_json(std::string& out) override {
    append_json_name("findings", out);
    out += '[';
    for (std::size_t i = 0; i < findings_.size(); ++i) {
      if (i > 0) out += ',';
      append_finding(findings_[i], out);
    }
    out += ']';
  }

  void append_lines(NumberedText& out) override {
    for (const game::Finding& finding : findings_) {
      fmt::format_to(std::back_inserter(out.text()), "{}: {}: game ", file(),
                     finding.is_fault() ? red("finding") : amber("note"));
      out.append_number(game());
      fmt::format_to(std::back_inserter(out.text()), ", ply {}: {}  {} {}\n", finding.ply,
                     laws::article(finding.code, finding.values), laws::sentence(finding.code, finding.values, language()),
                     faint(fmt::format("[{}]", laws::name(finding.code))));
    }
  }

 private:
  void append_finding(const game::Finding& finding, std::string& out) {
    out += '{';
    append_json_name("code", out);
    append_json(laws::name(finding.code), out);
    append_json_name("severity", out);
    append_json(finding.is_fault() ? "error" : "note", out);
    append_json_name("article", out);
    append_json(laws::article(finding.code, finding.values), out);
    append_json_name("ply", out);
    append_json(finding.ply, out);
    append_json_name("outcome", out);
    if (finding.values.outcome)
      append_json(laws::outcome_reason(*finding.values.outcome), out);
    else
      out += "null";
    append_json_name("text", out);
    append_json(laws::sentence(finding.code, finding.values, language()), out);
    out += '}';
  }

  game::Audit audit_{};
  int depth_ = 0;
  bool started_ = false;
  bool goes_on_ = false;
  game::SaidEnding termination_ = game::SaidEnding::Nothing;
  /// What is said behind the last move.
  std::string comment_{};
  std::vector<game::Finding> findings_{};
};

}  // namespace

Exit run_pgn_audit(const Common& common, const PgnOptions& options) {
  return report_on(common, options, PgnReportKind::Audit,
                   [&](const std::string& file) { return std::make_unique<AuditReport>(common, file); });
}

}  // namespace adoube::cli

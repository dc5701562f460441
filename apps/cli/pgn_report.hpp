// SPDX-License-Identifier: GPL-3.0-or-later
/// What `pgn check` and `pgn audit` have in common: a line a game for programs, a line a problem for a person, a summary.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/command.hpp"
#include "apps/cli/games_job.hpp"
#include "apps/cli/numbered_text.hpp"
#include "apps/cli/pgn_options.hpp"
#include "apps/cli/pgn_summary.hpp"

namespace adoube::cli {

/// Reports on the games of a part. An audit adds its findings.
class PgnReport : public GamesPart {
 public:
  PgnReport(const Common& common, std::string_view file);

  void game_begins() override;
  void problem(const notation::PgnProblem& problem) override;
  void game_ends(const notation::PgnGameEnd& end) override;

  [[nodiscard]] const NumberedText& text() const { return out_; }
  [[nodiscard]] const PgnSummary& summary() const { return summary_; }

 protected:
  /// The game is over; what follows is written about it.
  virtual void judge(const notation::PgnGameEnd& /*end*/) {}
  /// Behind the other names of the game's object; behind its other lines.
  virtual void append_to_json(std::string& /*out*/) {}
  virtual void append_lines(NumberedText& /*out*/) {}

  [[nodiscard]] laws::Language language() const { return language_; }
  [[nodiscard]] std::string_view file() const { return file_; }
  /// In the part.
  [[nodiscard]] std::uint64_t game() const { return summary_.games; }
  [[nodiscard]] PgnSummary& summary() { return summary_; }

 private:
  void write_lines();
  void write_json(const notation::PgnGameEnd& end);

  bool json_;
  laws::Language language_;
  NumberedText out_{};
  PgnSummary summary_{};
  std::string file_{};
  std::vector<notation::PgnProblem> problems_{};
};

using MakePgnReport = std::function<std::unique_ptr<PgnReport>(const std::string& file)>;

/// Reports on all games of the files, then the summary. FoundWrong where a game has an error or an audit found a fault.
Exit report_on(const Common& common, const PgnOptions& options, PgnReportKind kind, const MakePgnReport& make);

}  // namespace adoube::cli

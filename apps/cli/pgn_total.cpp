// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_total.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cstdio>

#include "apps/cli/line_reader.hpp"
#include "apps/cli/text_source.hpp"
#include "apps/cli/totals.hpp"

namespace adoube::cli {
namespace {

/// A line on standard error.
Exit complain(std::string_view text) {
  fmt::print(stderr, "{}\n", text);
  return Exit::FoundWrong;
}

/// Adds the lines of a text. False: one of them was none to be added.
bool add_lines(const Common& common, const std::string& file, TextSource& text, Totals& totals) {
  bool good = true;
  LineReader lines(text);
  for (std::uint64_t number = 1; const auto line = lines.next(); ++number) {
    if (line->text.empty()) continue;
    const auto fault = line->too_long ? TotalFault{TotalFault::Kind::TooLong} : totals.add(line->text);
    if (!fault) continue;
    fmt::print(stderr, "{}:{}: {}\n", file, number, sentence(*fault, common.manner.language));
    good = false;
  }
  return good;
}

[[nodiscard]] Exit add_files(const Common& common, const std::vector<std::string>& files, Totals& totals) {
  Exit exit = Exit::Good;
  for (const std::string& file : files) {
    const auto text = open_text(file);
    if (!text) {
      exit = worse(exit, unusable(fmt::format("{}: {}", file, text.error())));
      continue;
    }
    if (!add_lines(common, file, **text, totals)) exit = worse(exit, Exit::FoundWrong);
    if (const auto failure = (*text)->failure()) exit = worse(exit, unusable(fmt::format("{}: {}", file, *failure)));
  }
  return exit;
}

Exit show_summaries(const Common& common, const Totals& totals) {
  Exit exit = Exit::Good;
  for (const PgnReportKind kind : {PgnReportKind::Check, PgnReportKind::Audit}) {
    const auto& summary = totals.summary(kind);
    if (!summary) continue;
    std::string text;
    append_summary(common, kind, *summary, text);
    std::fwrite(text.data(), 1, text.size(), stdout);
    if (summary->found_wrong()) exit = Exit::FoundWrong;
  }
  return exit;
}

Exit show_total_statistics(const Common& common, const StatsOutput& output, const Totals& totals) {
  const auto& statistics = totals.statistics();
  if (!statistics) return output.html.empty() ? Exit::Good : complain(no_statistics(common.manner.language));
  auto page = begin_page(output);
  if (!page) return unusable(page.error());
  return worse(show_statistics(common, output, *statistics, *page), statistics->faulty > 0 ? Exit::FoundWrong : Exit::Good);
}

[[nodiscard]] Exit run(const Common& common, const TotalOptions& options) {
  // Lines can come in for hours: whether the page can be written is tried before, and nothing is left of the trial.
  if (const auto page = begin_page(options.output); !page) return unusable(page.error());
  Totals totals;
  Exit exit = add_files(common, options.files, totals);
  const std::uint64_t without = totals.games_without_total();
  if (without > 0) exit = worse(exit, complain(without_total(without, common.manner.language)));
  if (totals.empty()) return exit == Exit::Good ? complain(nothing_to_add(common.manner.language)) : exit;
  exit = worse(exit, show_summaries(common, totals));
  return worse(exit, show_total_statistics(common, options.output, totals));
}

}  // namespace

void add_pgn_total(CLI::App& command, const Common& common, TotalOptions& options, std::function<Exit()>& job) {
  command.add_option("files", options.files, "files of such lines, or - for standard input")->required();
  add_stats_output(command, options.output);
  command.callback([&] { job = [&] { return run(common, options); }; });
}

}  // namespace adoube::cli

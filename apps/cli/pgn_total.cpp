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

/// FoundWrong where the parts would have said so, or one is missing.
[[nodiscard]] Exit show(const Common& common, const StatsOutput& output, const Totals& totals,
                        std::optional<OutputFile>& page) {
  Exit exit = Exit::Good;
  for (const PgnReportKind kind : {PgnReportKind::Check, PgnReportKind::Audit}) {
    const auto& summary = totals.summary(kind);
    if (!summary) continue;
    std::string text;
    append_summary(common, kind, *summary, text);
    std::fwrite(text.data(), 1, text.size(), stdout);
    if (summary->found_wrong()) exit = Exit::FoundWrong;
  }
  if (const auto& statistics = totals.statistics()) {
    exit = worse(exit, show_statistics(common, output, *statistics, page));
    if (statistics->faulty > 0) exit = worse(exit, Exit::FoundWrong);
  }
  if (const std::uint64_t lines = totals.games_without_total(); lines > 0) {
    fmt::print(stderr, "{}\n", without_total(lines, common.manner.language));
    exit = worse(exit, Exit::FoundWrong);
  }
  return exit;
}

[[nodiscard]] Exit run(const Common& common, const TotalOptions& options) {
  auto page = begin_page(options.output);
  if (!page) return unusable(page.error());
  Totals totals;
  Exit exit = Exit::Good;
  for (const std::string& file : options.files) {
    const auto text = open_text(file);
    if (!text) {
      exit = worse(exit, unusable(fmt::format("{}: {}", file, text.error())));
      continue;
    }
    if (!add_lines(common, file, **text, totals)) exit = worse(exit, Exit::FoundWrong);
    if (const auto failure = (*text)->failure()) exit = worse(exit, unusable(fmt::format("{}: {}", file, *failure)));
  }
  if (totals.empty() && totals.games_without_total() == 0 && exit == Exit::Good) {
    fmt::print(stderr, "{}\n", nothing_to_add(common.manner.language));
    return Exit::FoundWrong;
  }
  return worse(exit, show(common, options.output, totals, *page));
}

}  // namespace

void add_pgn_total(CLI::App& command, const Common& common, TotalOptions& options, std::function<Exit()>& job) {
  command.add_option("files", options.files, "files of such lines, or - for standard input")->required();
  add_stats_output(command, options.output);
  command.callback([&] { job = [&] { return run(common, options); }; });
}

}  // namespace adoube::cli

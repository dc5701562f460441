// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_stats.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <algorithm>
#include <utility>

#include "apps/cli/interruption.hpp"
#include "apps/cli/statistics_json.hpp"
#include "apps/cli/statistics_page.hpp"
#include "apps/cli/statistics_part.hpp"
#include "apps/cli/statistics_table.hpp"

namespace adoube::cli {
namespace {

class StatisticsJob final : public GamesJob {
 public:
  [[nodiscard]] std::unique_ptr<GamesPart> begin_part(const std::string& /*file*/) override {
    return std::make_unique<StatisticsPart>();
  }
  bool take(GamesPart& part, const PartPlace& /*place*/) override {
    total_ += static_cast<StatisticsPart&>(part).counts();
    return true;
  }
  [[nodiscard]] const GameStatistics& total() const { return total_; }

 private:
  GameStatistics total_{};
};

[[nodiscard]] std::size_t terminal_columns() {
  constexpr std::size_t narrowest = 80;
  constexpr std::size_t widest = 120;
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return narrowest;
  return std::clamp<std::size_t>(size.ws_col, narrowest, widest);
}

[[nodiscard]] Exit run(const Common& common, const StatsOptions& options) {
  for (const std::string& file : options.pgn.files)
    if (is_same_place(options.output.html, file))
      return unusable(fmt::format("{}: the page would take the place of the games", file));
  auto page = begin_page(options.output);
  if (!page) return unusable(page.error());
  StatisticsJob job;
  GamesOptions how = games_options(common, options.pgn);
  how.lines = notation::PgnLines::MainLine;
  const GamesRead read = read_games(options.pgn.files, how, job);
  const bool nothing_read = read.exit == Exit::Unusable && read.bytes == 0;
  if (nothing_read || stop_requested()) return Exit::Unusable;
  // A page tells of all the games or is not there.
  if (read.exit == Exit::Unusable) page->reset();
  const Exit shown = show_statistics(common, options.output, job.total(), *page);
  return worse(worse(read.exit, shown), job.total().faulty > 0 ? Exit::FoundWrong : Exit::Good);
}

}  // namespace

void add_stats_output(CLI::App& command, StatsOutput& output) {
  command.add_option("--top", output.top, "how many openings are shown, at the most")
      ->check(CLI::Range(0, 100'000))
      ->capture_default_str();
  command.add_option("--html", output.html, "write a page with plots to this file as well; it needs no other file");
}

Expected<std::optional<OutputFile>, std::string> begin_page(const StatsOutput& output) {
  if (output.html.empty()) return std::nullopt;
  auto file = OutputFile::create(output.html);
  if (!file) return refused(fmt::format("{}: {}", output.html, file.error()));
  return std::optional(std::move(*file));
}

Exit show_statistics(const Common& common, const StatsOutput& output, const GameStatistics& statistics,
                     std::optional<OutputFile>& page) {
  if (page) {
    page->write(statistics_page(statistics, common.manner.language, output.top));
    if (const auto failure = page->commit()) return unusable(fmt::format("{}: {}", page->path(), *failure));
  }
  if (common.json) {
    answers::Json json;
    json["stats"] = statistics_json(statistics);
    print_json(json);
  } else {
    const std::string table =
        statistics_table(statistics, {.language = common.manner.language, .top = output.top, .columns = terminal_columns()});
    std::fwrite(table.data(), 1, table.size(), stdout);
  }
  return Exit::Good;
}

void add_pgn_stats(CLI::App& command, const Common& common, StatsOptions& options, std::function<Exit()>& job) {
  add_pgn_options(command, options.pgn);
  add_stats_output(command, options.output);
  command.callback([&] { job = [&] { return run(common, options); }; });
}

}  // namespace adoube::cli

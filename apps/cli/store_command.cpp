// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/store_command.hpp"

#include <fmt/core.h>

#include <sys/stat.h>

#include <cstdio>
#include <functional>
#include <optional>

#include "adoube/store/backup.hpp"
#include "apps/cli/interruption.hpp"
#include "apps/cli/kept_store.hpp"
#include "apps/cli/line_reader.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/progress_bar.hpp"
#include "apps/cli/text_source.hpp"
#include "apps/server/check_store.hpp"

namespace adoube::cli {
namespace {

using answers::Json;

Exit cannot(const std::string& what, const std::string& url, const store::StoreError& error) {
  return unusable(fmt::format("cannot {} {}: {}", what, store::without_password(url), error.detail));
}

Exit done(const Common& common, std::int64_t rows, const char* sentence) {
  if (common.json)
    print_json({{"rows", rows}});
  else
    fmt::print(stderr, fmt::runtime(sentence), rows);
  return Exit::Good;
}

std::optional<std::string> write_to_standard_output(store::Database& database,
                                                    Expected<std::int64_t, store::StoreError>& rows) {
  rows = store::write_backup(database, [](const std::string& line) {
    return std::fwrite(line.data(), 1, line.size(), stdout) == line.size() && std::fputc('\n', stdout) != EOF;
  });
  if (std::fflush(stdout) == 0) return std::nullopt;
  return "standard output takes no more";
}

std::optional<std::string> write_to_file(const std::string& path, store::Database& database,
                                         Expected<std::int64_t, store::StoreError>& rows) {
  // It has whatever the store has, and is its owner's alone.
  ::umask(0077);
  auto file = OutputFile::create(path);
  if (!file) return file.error();
  ProgressBar bar("backup");
  std::uint64_t bytes = 0;
  rows = store::write_backup(database, [&](const std::string& line) {
    file->write(line);
    file->write("\n");
    bar.show(bytes += line.size() + 1, std::nullopt);
    return !file->failed();
  });
  if (!rows && !file->failed()) return std::nullopt;
  return file->commit();
}

}  // namespace

Exit run_store_backup(const Common& common, const StoreOptions& options) {
  const auto database = open_kept_store(options.store, store::OlderShape::Leave);
  if (!database) return database.error();
  Expected<std::int64_t, store::StoreError> rows = 0;
  const auto problem =
      options.file == "-" ? write_to_standard_output(**database, rows) : write_to_file(options.file, **database, rows);
  if (problem) return unusable(fmt::format("cannot write {}: {}", options.file, *problem));
  if (!rows) return cannot("back up", store_url(options.store), rows.error());
  // Standard output has the backup itself.
  if (options.file == "-") return Exit::Good;
  return done(common, *rows, "{} rows are in the backup.\n");
}

Exit run_store_restore(const Common& common, const StoreOptions& options) {
  const std::string url = store_url(options.store);
  const auto source = open_text(options.file);
  if (!source) return unusable(fmt::format("cannot open {}: {}", options.file, source.error()));
  LineReader lines(**source);
  catch_interruption();
  ProgressBar bar("restore");
  const auto rows = store::restore_backup(url, [&]() -> std::optional<std::string> {
    auto line = lines.next();
    if (!line || line->too_long || stop_requested()) return std::nullopt;
    bar.show((*source)->consumed(), (*source)->size());
    return std::move(line->text);
  });
  bar.clear();
  if (!rows && stop_requested()) return Exit::Unusable;
  if (!rows) return cannot("restore", url, rows.error());
  return done(common, *rows, "{} rows are restored.\n");
}

Exit run_store_check(const Common& common, const StoreOptions& options) {
  const auto database = open_kept_store(options.store);
  if (!database) return database.error();
  const auto summary = server::check_store(**database, [&](const server::StoreProblem& problem) {
    if (common.json) {
      print_json({{"game", problem.game.empty() ? Json(nullptr) : Json(problem.game)},
                  {"event", problem.event < 0 ? Json(nullptr) : Json(problem.event)},
                  {"text", problem.text}});
      return;
    }
    const std::string place = problem.event < 0 ? std::string() : fmt::format(", event {}", problem.event);
    print_line(problem.game.empty() ? problem.text : fmt::format("game {}{}: {}", problem.game, place, problem.text));
  });
  if (!summary) return cannot("read", store_url(options.store), summary.error());
  if (common.json)
    print_json({{"summary", {{"games", summary->games}, {"events", summary->events}, {"problems", summary->problems}}}});
  else
    print_line(fmt::format("{} games, {} events, {} problems", summary->games, summary->events, summary->problems));
  return summary->problems == 0 ? Exit::Good : Exit::FoundWrong;
}

}  // namespace adoube::cli

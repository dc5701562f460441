// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/store_import.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "apps/cli/interruption.hpp"
#include "apps/cli/kept_store.hpp"
#include "apps/cli/progress_bar.hpp"
#include "apps/cli/terminal.hpp"
#include "apps/cli/text_source.hpp"
#include "apps/server/archive_words.hpp"
#include "apps/server/pgn_intake.hpp"
#include "apps/server/secrets.hpp"

namespace adoube::cli {
namespace {

using answers::Json;
using store::GameImport;
using Piece = server::PgnIntake::Piece;

constexpr std::int64_t imports_looked_at = 1'000;
constexpr std::size_t id_letters = 12;

std::int64_t now_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// The text, a piece at a time.
class Pieces {
 public:
  explicit Pieces(TextSource& source) : source_(source) {}

  /// Fewer bytes than asked for only at the end.
  std::string next(std::size_t size) {
    if (const auto whole = source_.whole()) {
      const std::string_view piece = whole->substr(at_, size);
      at_ += piece.size();
      return std::string(piece);
    }
    std::string piece(size, '\0');
    std::size_t filled = 0;
    while (filled < size) {
      const std::size_t more = source_.stream()->read(std::span(piece).subspan(filled));
      if (more == 0) break;
      filled += more;
    }
    piece.resize(filled);
    return piece;
  }
  /// False where the text ends before.
  bool skip(std::int64_t bytes) {
    for (std::int64_t left = bytes; left > 0;) {
      const auto piece = next(static_cast<std::size_t>(std::min<std::int64_t>(left, server::import_piece_bytes)));
      if (piece.empty()) return false;
      left -= static_cast<std::int64_t>(piece.size());
    }
    return true;
  }

 private:
  TextSource& source_;
  std::size_t at_ = 0;
};

void tell(const Common& common, const std::string& file, const server::ImportNote& note) {
  if (common.json) {
    print_json({{"game", note.game},
                {"line", note.line},
                {"column", note.column},
                {"ply", note.ply},
                {"code", note.code},
                {"severity", server::word(note.severity)},
                {"token", note.token},
                {"text", note.text}});
    return;
  }
  const bool error = note.severity == server::NoteSeverity::Error;
  print_line(fmt::format("{}:{}:{}: {}: game {}, ply {}: {} {}", file, note.line, note.column,
                         error ? red("error") : amber("warning"), note.game, note.ply, note.text,
                         faint(fmt::format("[{}]", note.code))));
}

/// The operator's import of a file of that name that broke off, or a new one.
Expected<GameImport, store::StoreError> begin(store::FinishedGames& archive, const std::string& name) {
  const auto imports = archive.imports("", imports_looked_at);
  if (!imports) return refused(imports.error());
  for (const GameImport& one : *imports)
    if (one.name == name && !one.ended) return archive.import("", one.id);
  GameImport import{.id = server::random_letters(id_letters), .account = "", .name = name, .open = true};
  import.started_ms = import.changed_ms = now_ms();
  if (const auto begun = archive.begin_import(import); !begun) return refused(begun.error());
  return import;
}

struct Work {
  const Common& common;
  const std::string& file;
  store::FinishedGames& archive;
  GameImport import;
};

/// One piece, to its end or until somebody stops it.
store::StoreAnswer take(Work& work, std::string_view piece, Piece kind) {
  server::PgnIntake intake(work.import, piece, kind);
  for (bool last = false; !last && !stop_requested();) {
    server::PgnIntake::Slice slice = intake.next(now_ms());
    const auto written = work.archive.go_on(slice.from, slice.import, slice.games, slice.findings);
    if (!written) return written;
    work.import = slice.import;
    intake.went_on(work.import);
    for (const store::ImportFinding& finding : slice.findings)
      tell(work.common, work.file, server::told(finding, work.common.manner.language));
    last = slice.last;
  }
  return {};
}

Exit sum_up(const Common& common, const GameImport& import) {
  if (common.json)
    print_json({{"summary",
                 {{"games", import.games},
                  {"kept", import.kept},
                  {"doubled", import.doubled},
                  {"faulty", import.faulty},
                  {"findings", import.findings}}}});
  else
    print_line(fmt::format("{} games: {} kept, {} there before, {} with errors and left out", import.games, import.kept,
                           import.doubled, import.faulty));
  return import.faulty == 0 ? Exit::Good : Exit::FoundWrong;
}

}  // namespace

Exit run_store_import(const Common& common, const StoreOptions& options) {
  const auto database = open_kept_store(options.store);
  if (!database) return database.error();
  const auto source = open_text(options.file);
  if (!source) return unusable(fmt::format("cannot open {}: {}", options.file, source.error()));
  store::FinishedGames& archive = (*database)->finished_games();
  const auto fails = [&](const store::StoreError& error) {
    return unusable(fmt::format("cannot keep the games in {}: {}", store_url(options.store), error.detail));
  };
  auto begun = begin(archive, std::filesystem::path(options.file).filename().string());
  if (!begun) return fails(begun.error());
  Pieces pieces(**source);
  if (!pieces.skip(begun->taken()))
    return unusable(fmt::format("{} is shorter than what was taken of it before", options.file));
  catch_interruption();
  Work work{.common = common, .file = options.file, .archive = archive, .import = std::move(*begun)};
  ProgressBar bar("import");
  while (!work.import.ended && !stop_requested()) {
    const std::string piece = pieces.next(server::import_piece_bytes);
    const auto taken = take(work, piece, piece.empty() ? Piece::EndsTheFile : Piece::MoreFollows);
    if (!taken) return fails(taken.error());
    bar.show(static_cast<std::uint64_t>(work.import.taken()), (*source)->whole() ? (*source)->size() : std::nullopt);
  }
  bar.clear();
  if (const auto failure = (*source)->failure()) return unusable(fmt::format("cannot read {}: {}", options.file, *failure));
  return sum_up(common, work.import);
}

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_find.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

#include "adoube/notation/pgn_reader.hpp"
#include "apps/cli/found_games.hpp"
#include "apps/cli/indexed_games.hpp"
#include "apps/cli/interruption.hpp"

namespace adoube::cli {
namespace {

class FindJob final : public GamesJob {
 public:
  FindJob(const GameQuery& query, FoundForm form, FoundGames& games) : query_(query), form_(form), games_(games) {}

  std::unique_ptr<GamesPart> begin_part(const std::string& file) override {
    return std::make_unique<FindPart>(query_, form_, file);
  }
  bool take(GamesPart& part, const PartPlace& place) override {
    done_ = !games_.take(static_cast<FindPart&>(part), place.games_before);
    return !done_;
  }
  [[nodiscard]] bool is_done() const { return done_; }

 private:
  const GameQuery& query_;
  FoundForm form_;
  FoundGames& games_;
  bool done_ = false;
};

/// Goes through the files in turn, by way of an index where there is one that helps.
class Finding {
 public:
  Finding(const Common& common, const PgnFind& find, const GameQuery& query, FoundForm form, FoundGames& games)
      : find_(find), query_(query), form_(form), games_(games), options_(games_options(common, find.games)) {
    if (!query.in_variations) options_.lines = notation::PgnLines::MainLine;
  }

  /// The exit, good where all files could be read.
  Exit run() {
    Exit exit = Exit::Good;
    for (const std::string& file : find_.games.files) {
      if (stop_requested()) return Exit::Unusable;
      if (!wants_more_) break;
      std::string why;
      const auto indexed = find_.use_index ? IndexedGames::open(file, options_.variant, why) : nullptr;
      const auto places = indexed ? indexed->candidates(query_, why) : std::nullopt;
      if (!why.empty()) fmt::print(stderr, "adoube: {}: {}; the file is read instead\n", index_path(file), why);
      exit = worse(exit, places ? look_at(file, indexed->text(), *places) : read(file));
    }
    return exit;
  }

 private:
  Exit read(const std::string& file) {
    FindJob job(query_, form_, games_);
    const GamesRead read = read_games({file}, options_, job);
    wants_more_ = !job.is_done();
    return read.exit;
  }

  Exit look_at(const std::string& file, std::string_view text, const std::vector<IndexedGames::Place>& places) {
    catch_interruption();
    for (const IndexedGames::Place& place : places) {
      if (stop_requested()) return Exit::Unusable;
      const std::string_view game = text.substr(place.begin, place.end - place.begin);
      FindPart part(query_, form_, file);
      notation::PgnReader reader(game, {.limits = options_.limits,
                                        .variant = options_.variant,
                                        .lines = options_.lines,
                                        .start = {.offset = place.begin, .line = place.line}});
      if (reader.read_game(part)) part.game_text(game);
      wants_more_ = games_.take(part, place.game);
      if (!wants_more_) break;
    }
    return Exit::Good;
  }

  const PgnFind& find_;
  const GameQuery& query_;
  FoundForm form_;
  FoundGames& games_;
  GamesOptions options_;
  bool wants_more_ = true;
};

[[nodiscard]] FoundForm form_of(const Common& common, const PgnFind& find) {
  if (find.count) return FoundForm::Count;
  return common.json ? FoundForm::Json : FoundForm::Text;
}

void tell_count(const Common& common, std::uint64_t found) {
  print_line(common.json ? fmt::format("{{\"found\":{}}}", found) : std::to_string(found));
}

void add_conditions(CLI::App& command, QueryText& query) {
  command.add_option("--fen", query.fen, "this position stood on the board (9.2.3); a FEN in quotes, or startpos");
  command.add_flag("--board", query.board_only, "of --fen only the pieces and the side on move count");
  command.add_option("--material", query.material,
                     "such pieces stood on the board: KRPkrp exactly these, KRP+kr at least one pawn, KQP*kqp* any number, "
                     "KP2-4k a range, KQ.kq. whatever else");
  command.add_flag("--either", query.either_color, "--material for either colour");
  command.add_option("--stood", query.stood, "--material in so many positions one behind the other")
      ->check(CLI::Range(1, 1'000'000));
  command.add_option("--player", query.players, "part of a player's name; twice for a game between two")
      ->expected(1)
      ->take_all();
  command.add_option("--white", query.white, "part of White's name");
  command.add_option("--black", query.black, "part of Black's name");
  command.add_option("--event", query.event, "part of the event's name");
  command.add_option("--site", query.site, "part of the site's name");
  command.add_option("--result", query.results, "1-0, 0-1, 1/2-1/2 or *; several times for any of them")
      ->expected(1)
      ->take_all();
  command.add_option("--date", query.date, "FROM..TO, each a year, year.month or year.month.day, or one of these alone");
  command.add_option("--elo", query.elo, "MIN..MAX of the ratings of both players");
  command.add_option("--plies", query.plies, "MIN..MAX of the half-moves of the game");
  command.add_option("--opening", query.opening, "by position: a code B90 or B9, a range B90-B99, or a part of the name");
  command.add_option("--ended", query.ended, "how: " + ending_names());
  command.add_flag("--in-variations", query.in_variations, "look for --fen and --material in variations as well");
}

}  // namespace

void add_pgn_find(CLI::App& command, const Common& common, PgnFind& find, Job& job) {
  add_pgn_options(command, find.games);
  add_conditions(command, find.query);
  CLI::Option* const count = command.add_flag("--count", find.count, "only the number of games found");
  command.add_option("--limit", find.limit, "stop after so many")->check(CLI::PositiveNumber);
  command.add_option("--out", find.out, "write to this file, which appears whole or not at all")->excludes(count);
  command.add_flag("!--no-index", find.use_index, "read the files even where they have an index beside them");
  command.callback([&] { job = [&] { return run_pgn_find(common, find); }; });
}

Exit run_pgn_find(const Common& common, const PgnFind& find) {
  const auto query = read_query(find.query, common);
  if (!query) return unusable(query.error());
  std::optional<OutputFile> file;
  if (find.out) {
    auto created = OutputFile::create(*find.out);
    if (!created) return unusable(fmt::format("{}: {}", *find.out, created.error()));
    file.emplace(std::move(*created));
  }
  const FoundForm form = form_of(common, find);
  FoundGames games(form, find.limit, file ? &*file : nullptr);
  const Exit read = Finding(common, find, *query, form, games).run();
  games.flush();
  if (form == FoundForm::Count) tell_count(common, games.size());
  if (file && read != Exit::Unusable)
    if (const auto failure = file->commit()) return unusable(fmt::format("{}: {}", *find.out, *failure));
  return worse(read, games.size() == 0 ? Exit::FoundWrong : Exit::Good);
}

}  // namespace adoube::cli

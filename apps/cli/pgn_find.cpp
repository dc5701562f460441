// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/pgn_find.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <memory>

#include "apps/cli/found_games.hpp"
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
    return games_.take(static_cast<FindPart&>(part), place.games_before);
  }

 private:
  const GameQuery& query_;
  FoundForm form_;
  FoundGames& games_;
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
  command.add_flag("--in-variations", query.in_variations, "look for --fen and --material in variations as well");
}

}  // namespace

void add_pgn_find(CLI::App& command, const Common& common, PgnFind& find, Job& job) {
  add_pgn_options(command, find.games);
  add_conditions(command, find.query);
  command.add_flag("--count", find.count, "only the number of games found");
  command.add_option("--limit", find.limit, "stop after so many")->check(CLI::PositiveNumber);
  command.add_option("--out", find.out, "write to this file, which appears whole or not at all");
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
  FindJob job(*query, form, games);
  GamesOptions options = games_options(common, find.games);
  if (!query->in_variations) options.lines = notation::PgnLines::MainLine;
  const GamesRead read = read_games(find.games.files, options, job);
  games.flush();
  if (form == FoundForm::Count) tell_count(common, games.size());
  if (file && !stop_requested())
    if (const auto failure = file->commit()) return unusable(fmt::format("{}: {}", *find.out, *failure));
  return worse(read.exit, games.size() == 0 ? Exit::FoundWrong : Exit::Good);
}

}  // namespace adoube::cli

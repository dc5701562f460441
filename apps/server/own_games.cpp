// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/own_games.hpp"

#include <memory>
#include <utility>

#include "apps/server/http_problem.hpp"
#include "apps/server/loaded_game.hpp"
#include "apps/server/pgn.hpp"

namespace adoube::server {
namespace {

constexpr std::int64_t games_a_piece = 20;

struct Way {
  std::string account;
  std::int64_t before = std::numeric_limits<std::int64_t>::max();
  bool ended = false;
};

/// A page may have no games in it and not be the last.
Expected<std::string, store::StoreError> next_piece(store::FinishedGames& archive, store::Store& games, Way& way) {
  std::string piece;
  while (piece.empty() && !way.ended) {
    const auto page = archive.find({.account = way.account, .own = true, .before = way.before, .limit = games_a_piece});
    if (!page) return refused(page.error());
    for (const store::FinishedGame& game : page->games) {
      const auto pgn = archived_pgn(archive, games, game.id, way.account);
      if (pgn) piece += *pgn;
      // It may have gone meanwhile.
      if (!pgn && pgn.error().fault != store::StoreFault::UnknownGame) return refused(pgn.error());
    }
    way.ended = !page->more;
    way.before = page->more.value_or(0);
  }
  return piece;
}

}  // namespace

Expected<std::string, store::StoreError> archived_pgn(store::FinishedGames& archive, store::Store& games,
                                                      const std::string& id, const std::string& account) {
  const auto game = archive.game(id, account);
  if (!game) return refused(game.error());
  if (game->source == store::GameSource::Imported) return archive.pgn(id, account);
  const auto loaded = load_game(games, id);
  if (!loaded) return refused(loaded.error());
  return pgn_of(*loaded).value_or(std::string());
}

NextPiece own_games(Backstage& backstage, store::FinishedGames& archive, const std::string& account) {
  const auto way = std::make_shared<Way>(Way{.account = account});
  return [&backstage, &archive, way](std::function<void(Expected<std::string, HttpProblem>)> done) {
    backstage.send_for([&backstage, &archive, way] { return next_piece(archive, backstage.store, *way); },
                       [done = std::move(done)](Expected<std::string, store::StoreError> piece) {
                         if (piece) return done(std::move(*piece));
                         done(problem(ErrorCode::Unavailable, "Not all could be read. Try again."));
                       });
  };
}

}  // namespace adoube::server

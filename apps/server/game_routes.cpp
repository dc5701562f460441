// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/game_routes.hpp"

#include <memory>

#include "apps/server/address_limits.hpp"
#include "apps/server/secrets.hpp"

namespace adoube::server {
namespace {

/// How often games are made: by one address, so that it does not use up what all have, and by all together.
struct NewGames {
  RateByAddress of_one;
  TokenBucket of_all;
};

void make_game(Lobby& lobby, const NewGame& wish, const std::optional<Person>& maker,
               const std::optional<std::string>& opponent, const HttpDone& done) {
  lobby.make_game(wish, maker ? &*maker : nullptr, opponent, [done](Expected<GameMade, HttpProblem> made) {
    done(made ? json_answer(write(*made), 201) : problem_answer(made.error()));
  });
}

void make_game(Lobby& lobby, People& people, Opponents& opponents, NewGames& new_games, const HttpRequest& request,
               HttpDone done) {
  const auto wish = read_new_game(request.body);
  if (!wish) return done(problem_answer(400, ErrorCode::Unreadable, wish.error().sentence()));
  if (!new_games.of_one.take(request.address) || !new_games.of_all.take())
    return done(problem_answer(429, ErrorCode::TooMany, "Too many new games at once. Wait a moment."));
  people.who(request, [&lobby, &opponents, wish = *wish, done = std::move(done)](const std::optional<Person>& maker) {
    if (!wish.opponent) return make_game(lobby, wish, maker, {}, done);
    opponents.find(maker ? &*maker : nullptr, *wish.opponent,
                   [&lobby, wish, maker, done](const Expected<std::string, HttpProblem>& opponent) {
                     if (!opponent) return done(problem_answer(opponent.error()));
                     make_game(lobby, wish, maker, *opponent, done);
                   });
  });
}

/// Finds the game that the path names, and answers with what `tell` makes of it.
template <class Tell>
void tell_game(Lobby& lobby, const std::string& game, HttpDone done, Tell tell) {
  if (!is_game_id(game)) return done(problem_answer(404, ErrorCode::UnknownGame, "There is no such game."));
  lobby.find_game(game, [done = std::move(done), tell](Expected<std::shared_ptr<LiveGame>, HttpProblem> live) {
    done(live ? tell(**live) : problem_answer(live.error()));
  });
}

}  // namespace

void add_game_routes(HttpRouter& router, Lobby& lobby, People& people, Opponents& opponents, const ServeLimits& limits) {
  const auto new_games =
      std::make_shared<NewGames>(RateByAddress(limits.games_per_second_per_address), TokenBucket(limits.games_per_second));
  router.add(
      {.method = "POST",
       .path = "/api/games",
       .answer = [&lobby, &people, &opponents, new_games](const HttpRequest& request, const PathParts&, HttpDone done) {
         make_game(lobby, people, opponents, *new_games, request, std::move(done));
       }});
  router.add({.method = "GET",
              .path = "/api/games/{game}.pgn",
              .answer = [&lobby](const HttpRequest&, const PathParts& parts, HttpDone done) {
                tell_game(lobby, parts.at("game"), std::move(done), [](const LiveGame& game) {
                  return HttpResponse{.type = "application/x-chess-pgn; charset=utf-8", .body = game.pgn()};
                });
              }});
  router.add({.method = "GET",
              .path = "/api/games/{game}",
              .answer = [&lobby](const HttpRequest&, const PathParts& parts, HttpDone done) {
                tell_game(lobby, parts.at("game"), std::move(done),
                          [](const LiveGame& game) { return json_answer(write(game.state())); });
              }});
}

}  // namespace adoube::server

// SPDX-License-Identifier: MIT
// A game whose first move does not come is aborted, without a result: a habit of play on servers, agreed on beforehand. At a
// board a player who does not come loses (Laws 6.7), and one who is there has the time of the clock.
#include "adoube/game/acts.hpp"

namespace adoube::game {
namespace {

using laws::Code;

/// When the player on move got the move.
[[nodiscard]] Time turn_began(const Game& game) {
  return game.history.size() == 0 ? Time{0} : game.history.plies().back().made_at;
}

}  // namespace

std::optional<Time> first_move_due(const Game& game) {
  const auto limit = game.regulations.first_move_limit;
  if (!limit || game.over() || game.history.size() >= 2) return std::nullopt;
  return turn_began(game) + *limit;
}

Answer rule(Game& game, rules::Color by, const Abort&) {
  const auto due = first_move_due(game);
  if (!due || by != game.history.turn() || game.now < *due) return refused(Ruling{Code::AbortNotDue, {.colour = by}});
  game.end_by({{Result::None, Termination::Aborted, Code::Aborted}});
  return Ruling{Code::Aborted, {.colour = by}};
}

}  // namespace adoube::game

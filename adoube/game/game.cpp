// SPDX-License-Identifier: MIT
#include "adoube/game/game.hpp"

#include <variant>

#include "adoube/game/acts.hpp"
#include "adoube/game/automatic_end.hpp"

namespace adoube::game {

Game start(const rules::Position& position) {
  Game game{.history = History(position)};
  game.ends = automatic_ends(game.history);
  return game;
}

Expected<Ruled, Ruling> apply(const Game& game, const Event& event) {
  if (game.over())
    return refused(Ruling{laws::Code::GameOver, {.colour = event.by, .outcome = game.ends.front().code}});
  return std::visit([&](const auto& act) { return rule(game, event.by, act); }, event.act);
}

}  // namespace adoube::game

// SPDX-License-Identifier: MIT
// Resignation (Laws 5.1.2): at any time, by either player.
#include "adoube/game/acts.hpp"
#include "adoube/game/loss_or_draw.hpp"

namespace adoube::game {

Answer rule(Game& game, rules::Color by, const Resign&) {
  const Outcome outcome = resignation(game.history, by);
  game.end_by({outcome});
  return loss_or_draw_ruling(outcome, by);
}

}  // namespace adoube::game

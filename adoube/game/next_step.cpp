// SPDX-License-Identifier: MIT
// What one who runs the game does now (Laws 1.3, 6.2.1, 6.11.3, 8.7, III.5).
#include "adoube/game/acts.hpp"

namespace adoube::game {

using laws::Code;

Ruling next_step(const Game& game) {
  if (game.over()) return {Code::NextResult, {.result = std::string(text(game.ends.front().result))}};
  if (game.request) return {Code::NextDecide, {.colour = game.request->by}};
  if (game.clock && game.clock->stopped()) return {Code::NextStartClocks};
  for (const rules::Color color : {rules::Color::White, rules::Color::Black})
    if (game.clock && game.uncompleted(color)) return {Code::NextPress, {.colour = color}};
  if (auto bound = binding(game)) return *std::move(bound);
  return {Code::NextMove, {.colour = game.history.turn()}};
}

}  // namespace adoube::game

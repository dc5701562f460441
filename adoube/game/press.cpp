// SPDX-License-Identifier: MIT
// Completing a move (Laws 6.2.1, 6.2.1.2, 6.2.2): the player stops the own clock and starts the opponent's, also after the
// opponent has replied. To press without having moved is 7.5.3.
#include "adoube/game/acts.hpp"

namespace adoube::game {
namespace {

using laws::Code;

/// After a press the display of the one runs who has still to press, or else of the one who has to move.
void settle(Game& game, rules::Color pressed) {
  if (!game.clock->side()) return;
  const rules::Color other = rules::opponent(pressed);
  const rules::Color next = game.uncompleted(other) ? other : game.history.turn();
  if (game.clock->side() != next) game.clock->run(next);
}

}  // namespace

void complete(Game& game, std::size_t ply) {
  Ply& made = game.history.ply(ply);
  if (made.completed) return;
  made.completed = true;
  if (game.clock) game.clock->count_move(made.by);
}

void complete_and_press(Game& game, std::size_t ply, bool earns) {
  if (game.clock) {
    const rules::Color by = game.history.plies()[ply].by;
    const Time before = game.clock->left(by);
    game.clock->press(by, earns);
    game.history.ply(ply).earned = game.clock->left(by) - before;
    complete(game, ply);
    settle(game, by);
  } else {
    complete(game, ply);
  }
}

Answer rule(Game& game, rules::Color by, const Press&) {
  if (auto refusal = only_at_a_board(game)) return refused(*std::move(refusal));
  if (!game.clock) return refused(Ruling{Code::NoClock});
  if (const auto ply = game.uncompleted(by)) {
    complete_and_press(game, *ply);
    return Ruling{Code::MoveCompleted, {.colour = by}};
  }
  if (game.clock->running() != by) return Ruling{Code::PressWithoutEffect, {.colour = by}};
  Ruling ruling = punish(game, game.history.size(), by, Code::PressedWithoutMove, {.colour = by});
  return ruling;
}

}  // namespace adoube::game

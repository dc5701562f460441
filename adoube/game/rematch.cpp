// SPDX-License-Identifier: MIT
// After the end: whether both players want another game. The Laws have nothing about it; it stands among the events so that
// it outlives the server and is known wherever the game is.
#include "adoube/game/acts.hpp"

namespace adoube::game {

using laws::Code;

bool rematch_agreed(const Game& game) {
  return game.conduct(rules::Color::White).wants_rematch && game.conduct(rules::Color::Black).wants_rematch;
}

Answer rule(Game& game, rules::Color by, const AskRematch&) {
  Conduct& conduct = game.conduct(by);
  if (!game.over()) return refused(Ruling{Code::RematchNotYet});
  if (conduct.wants_rematch) return refused(Ruling{Code::RematchAlreadyAsked, {.colour = by}});
  if (conduct.rematches_asked >= rematches_limit) return refused(Ruling{Code::RematchAskedTooOften, {.colour = by}});
  conduct.wants_rematch = true;
  ++conduct.rematches_asked;
  return Ruling{rematch_agreed(game) ? Code::RematchAgreed : Code::RematchAsked, {.colour = by}};
}

Answer rule(Game& game, rules::Color by, const WithdrawRematch&) {
  Conduct& conduct = game.conduct(by);
  if (!conduct.wants_rematch || rematch_agreed(game)) return refused(Ruling{Code::NoRematchToWithdraw, {.colour = by}});
  conduct.wants_rematch = false;
  return Ruling{Code::RematchWithdrawn, {.colour = by}};
}

}  // namespace adoube::game

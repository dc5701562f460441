// SPDX-License-Identifier: MIT
// The clocks are stopped and started (Laws 6.11.1 to 6.11.3, 7.4.2): a player stops them only to call the arbiter, who alone
// decides when they run again. On a screen a call is enough, and nobody gains time by it.
#include "adoube/game/acts.hpp"

namespace adoube::game {

using laws::Code;

Answer rule(Game& game, Actor by, const StopClocks&) {
  if (!game.clock) return refused(Ruling{Code::NoClock});
  if (game.clock->stopped()) return refused(Ruling{Code::ClocksStandAlready});
  game.clock->stop();
  const auto color = player(by);
  return Ruling{color ? Code::ClocksStoppedByPlayer : Code::ClocksStopped, {.colour = color}};
}

Answer rule(Game& game, Actor by, const StartClocks&) {
  if (!game.clock) return refused(Ruling{Code::NoClock});
  if (const auto color = player(by)) return refused(Ruling{Code::StartIsForArbiter, {.colour = color}});
  if (!game.clock->stopped()) return refused(Ruling{Code::ClocksRunAlready});
  game.clock->start();
  return Ruling{Code::ClocksStarted};
}

Answer rule(Game& game, rules::Color by, const CallArbiter&) {
  Conduct& conduct = game.conduct(by);
  if (conduct.calls_arbiter) return refused(Ruling{Code::ArbiterCalledAlready, {.colour = by}});
  conduct.calls_arbiter = true;
  return Ruling{Code::ArbiterCalled, {.colour = by}};
}

void note_answer_to_call(Game& game, Actor by) {
  if (by != Actor::Arbiter) return;
  for (Conduct& conduct : game.players) conduct.calls_arbiter = false;
}

}  // namespace adoube::game

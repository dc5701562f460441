// SPDX-License-Identifier: MIT
// A flag that has fallen is pointed out (Laws 6.8, 6.9, A.5.3, A.5.5). At a board nothing has happened until then. With both
// flags down the display that reached zero first decides; where Guidelines III hold nobody is taken to know (Guidelines
// III.3.1 to III.3.1.2).
#include "adoube/game/acts.hpp"
#include "adoube/game/loss_or_draw.hpp"

namespace adoube::game {
namespace {

using laws::Code;

/// III.3.1.1, III.3.1.2.
[[nodiscard]] Ruling both_flags(Game& game, rules::Color by) {
  if (game.clock->in_last_period(rules::Color::White) && game.clock->in_last_period(rules::Color::Black)) {
    game.end_by({{Result::Draw, Termination::FlagFall, Code::BothFlagsDraw}});
    return {Code::BothFlagsDraw, {.colour = by}};
  }
  game.clock->next_period();
  return {Code::BothFlagsPlayOn, {.colour = by}};
}

[[nodiscard]] rules::Color first_to_fall(const Clock& clock, rules::Color pointed_at) {
  const rules::Color other = rules::opponent(pointed_at);
  if (!clock.display(other).fallen()) return pointed_at;
  return clock.display(other).fell_at < clock.display(pointed_at).fell_at ? other : pointed_at;
}

}  // namespace

Answer rule(Game& game, rules::Color by, const FlagFall&) {
  if (!game.clock) return refused(Ruling{Code::NoClock});
  if (!game.clock->display(by).fallen()) {
    const int left = seconds(game.clock->left(by) + std::chrono::milliseconds(999));
    return refused(Ruling{Code::FlagNotDown, {.number = left, .colour = by}});
  }
  // III.5.2: the claim was there before the flag, and the arbiter declares the result.
  if (game.request && game.request->postponed && game.request->by == by)
    return Ruling{Code::NoNormalWinPostponed, {.colour = by}};
  const bool both = game.clock->display(rules::opponent(by)).fallen();
  if (both && game.regulations.guidelines_iii) return both_flags(game, by);
  const rules::Color loser = first_to_fall(*game.clock, by);
  const Outcome outcome = flag_fall(game.history, loser);
  game.end_by({outcome});
  return loss_or_draw_ruling(outcome, loser);
}

}  // namespace adoube::game

// SPDX-License-Identifier: MIT
// Who is at the board (Laws 6.7.1, 6.7.2, 11.2.3 to 11.2.3.2) and who asks to see the score (Laws A.4.3, B.2.3). To leave is
// not to resign: the clock runs on and the arbiter decides. While both are absent at the start White's time runs, as it does
// anyway (6.7.2).
#include "adoube/game/acts.hpp"

namespace adoube::game {

using laws::Code;

Answer rule(Game& game, rules::Color by, const Leave&) {
  game.conduct(by).away = true;
  const bool on_move = by == game.history.turn();
  return Ruling{on_move ? Code::PlayerLeftOnMove : Code::PlayerLeft, {.colour = by}};
}

Answer rule(Game& game, rules::Color by, const Arrive&) {
  Conduct& conduct = game.conduct(by);
  if (conduct.away) {
    conduct.away = false;
    return Ruling{Code::PlayerBack, {.colour = by}};
  }
  if (conduct.arrived || game.history.made_by(by) > 0) return refused(Ruling{Code::PlayerIsHere, {.colour = by}});
  conduct.arrived = true;
  if (game.now <= game.regulations.default_time) return Ruling{Code::PlayerArrived, {.colour = by}};
  game.end_by({{win_of(rules::opponent(by)), Termination::Forfeit, Code::Forfeit}});
  return Ruling{Code::Forfeit, {.colour = by}};
}

Answer rule(Game& game, rules::Color by, const AskScore&) {
  constexpr int most_often = 5;
  if (by != game.history.turn()) return refused(Ruling{Code::ScoreNotOnMove, {.colour = by}});
  const int often = ++game.conduct(by).score_asked;
  return Ruling{often > most_often ? Code::ScoreAskedTooOften : Code::ScoreShown, {.number = often, .colour = by}};
}

}  // namespace adoube::game

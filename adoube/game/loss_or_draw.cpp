// SPDX-License-Identifier: MIT
#include "adoube/game/loss_or_draw.hpp"

#include "adoube/unwinnability/can_win.hpp"

namespace adoube::game {

Outcome loss_or_draw(const rules::Position& position, rules::Color loser, Termination reason, laws::Code loss, laws::Code draw) {
  using unwinnability::Verdict;
  const rules::Color winner = rules::opponent(loser);
  const Verdict verdict = unwinnability::can_win(position, winner).verdict;
  if (verdict == Verdict::Unwinnable) return {Result::Draw, reason, draw};
  return {win_of(winner), reason, loss, false, verdict == Verdict::Undetermined};
}

Outcome resignation(const rules::Position& position, rules::Color loser) {
  return loss_or_draw(position, loser, Termination::Resignation, laws::Code::Resignation, laws::Code::ResignationDraw);
}

Outcome flag_fall(const rules::Position& position, rules::Color loser) {
  return loss_or_draw(position, loser, Termination::FlagFall, laws::Code::FlagFall, laws::Code::FlagFallDraw);
}

}  // namespace adoube::game

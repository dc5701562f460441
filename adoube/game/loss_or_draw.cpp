// SPDX-License-Identifier: MIT
// Laws 5.1.2, 6.9, 7.5.5, A.5.3.
#include "adoube/game/loss_or_draw.hpp"

#include "adoube/unwinnability/can_win.hpp"

namespace adoube::game {
namespace {

/// One of the three, by what it is called when it is lost and when it is drawn.
struct Deed {
  Termination reason;
  laws::Code loss;
  laws::Code draw;
};

constexpr Deed resigning{Termination::Resignation, laws::Code::Resignation, laws::Code::ResignationDraw};
constexpr Deed overstepping{Termination::FlagFall, laws::Code::FlagFall, laws::Code::FlagFallDraw};
constexpr Deed second_offence{Termination::IllegalMoves, laws::Code::IllegalMoves, laws::Code::IllegalMovesDraw};

[[nodiscard]] Outcome loss_or_draw(const rules::Position& position, rules::Color loser, const Deed& deed) {
  using unwinnability::Verdict;
  const rules::Color winner = rules::opponent(loser);
  const Verdict verdict = unwinnability::can_win(position, winner, unwinnability::Limits::ruling()).verdict;
  if (verdict == Verdict::Unwinnable) return {Result::Draw, deed.reason, deed.draw};
  return {.result = win_of(winner),
          .reason = deed.reason,
          .code = deed.loss,
          .mate_undetermined = verdict == Verdict::Undetermined};
}

/// The start is such a position.
[[nodiscard]] const rules::Position& last_sound_position(const History& history, std::size_t plies) {
  while (plies > 0 && (history.position(plies) == nullptr || !history.plies()[plies - 1].legal)) --plies;
  return *history.position(plies);
}

}  // namespace

Outcome resignation(const rules::Position& position, rules::Color loser) { return loss_or_draw(position, loser, resigning); }
Outcome flag_fall(const rules::Position& position, rules::Color loser) {
  return loss_or_draw(position, loser, overstepping);
}
Outcome second_illegal_act(const rules::Position& position, rules::Color loser) {
  return loss_or_draw(position, loser, second_offence);
}

Outcome resignation(const History& history, rules::Color loser) {
  return resignation(last_sound_position(history, history.size()), loser);
}
Outcome flag_fall(const History& history, rules::Color loser) {
  return flag_fall(last_sound_position(history, history.size()), loser);
}
Outcome second_illegal_act(const History& history, std::size_t plies, rules::Color loser) {
  return second_illegal_act(last_sound_position(history, plies), loser);
}

Ruling loss_or_draw_ruling(const Outcome& outcome, rules::Color loser) {
  Ruling ruling{outcome.code, {.colour = loser}};
  if (outcome.mate_undetermined) ruling.grounds.push_back({laws::Code::MateUndetermined, {.colour = loser}});
  return ruling;
}

}  // namespace adoube::game

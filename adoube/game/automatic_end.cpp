// SPDX-License-Identifier: MIT
#include "adoube/game/automatic_end.hpp"

#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/unwinnability/can_win.hpp"

namespace adoube::game {

AutomaticEnds automatic_ends(const History& history, unwinnability::Limits limits) {
  using laws::Code;
  const rules::Position& position = history.current();
  if (rules::is_checkmate(position))
    return {{{win_of(rules::opponent(position.turn())), Termination::Checkmate, Code::Checkmate}}};
  AutomaticEnds ends;
  if (rules::is_stalemate(position)) {
    ends.grounds.push_back({Result::Draw, Termination::Stalemate, Code::Stalemate});
  } else {
    const auto dead = unwinnability::is_dead(position, limits);
    if (dead.value_or(false)) ends.grounds.push_back({Result::Draw, Termination::DeadPosition, Code::DeadPosition});
    ends.dead_undetermined = !dead.has_value();
  }
  if (history.repetitions() >= fivefold)
    ends.grounds.push_back({Result::Draw, Termination::FivefoldRepetition, Code::FivefoldRepetition});
  if (position.halfmove_clock().value() >= seventy_five_moves)
    ends.grounds.push_back({Result::Draw, Termination::SeventyFiveMoves, Code::SeventyFiveMoves});
  return ends;
}

}  // namespace adoube::game

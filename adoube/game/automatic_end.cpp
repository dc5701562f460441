// SPDX-License-Identifier: MIT
#include "adoube/game/automatic_end.hpp"

#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/unwinnability/can_win.hpp"

namespace adoube::game {

std::vector<Outcome> automatic_ends(const History& history, unwinnability::Limits limits) {
  using laws::Code;
  const rules::Position& position = history.current();
  if (rules::is_checkmate(position))
    return {{win_of(rules::opponent(position.turn())), Termination::Checkmate, Code::Checkmate}};
  std::vector<Outcome> ends;
  if (rules::is_stalemate(position))
    ends.push_back({Result::Draw, Termination::Stalemate, Code::Stalemate});
  else if (unwinnability::is_dead(position, limits).value_or(false))
    ends.push_back({Result::Draw, Termination::DeadPosition, Code::DeadPosition});
  if (history.repetitions() >= fivefold)
    ends.push_back({Result::Draw, Termination::FivefoldRepetition, Code::FivefoldRepetition});
  if (position.halfmove_clock().value() >= seventy_five_moves)
    ends.push_back({Result::Draw, Termination::SeventyFiveMoves, Code::SeventyFiveMoves});
  return ends;
}

}  // namespace adoube::game

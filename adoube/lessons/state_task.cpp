// SPDX-License-Identifier: MIT
#include "adoube/lessons/state_task.hpp"

#include "adoube/lessons/destinations.hpp"
#include "adoube/rules/check.hpp"

namespace adoube::lessons {
namespace {

using rules::Bitboard;

/// What each state says of the king and of the moves.
[[nodiscard]] bool says_attacked(PositionState state) {
  return state == PositionState::Check || state == PositionState::Checkmate;
}
[[nodiscard]] bool says_no_moves(PositionState state) {
  return state == PositionState::Checkmate || state == PositionState::Stalemate;
}

}  // namespace

/// A wrong state is told by the fact that contradicts it: the attack on the king, the moves there are, the mate that can
/// still come. A dead position says nothing of the king and of the moves.
Judgement judge(const game::History& history, const StateTask&, const StateAnswer& answer) {
  const rules::Position& position = history.current();
  const PositionState state = state_of(position);
  Judgement judgement;
  if (answer.state == state) return judgement;
  const Bitboard king(position.king(position.turn()));
  const Bitboard checkers = rules::checkers(position);
  const Bitboard movable = movable_pieces(position);
  const bool dead = state == PositionState::DeadPosition;
  const auto miss = [&](MissCode code, Bitboard squares) { judgement.misses.push_back({code, squares, {}}); };

  if (answer.state == PositionState::DeadPosition) {
    if (!checkers.empty()) miss(MissCode::InCheck, checkers | king);
    if (movable.empty()) miss(MissCode::NoMoves, king);
    if (!movable.empty()) miss(MissCode::NotDead, {});
    return judgement;
  }
  if (says_attacked(answer.state) && checkers.empty()) miss(MissCode::NotInCheck, king);
  if (!says_attacked(answer.state) && !checkers.empty()) miss(MissCode::InCheck, checkers | king);
  if (says_no_moves(answer.state) && !movable.empty()) miss(MissCode::HasMoves, movable);
  if (!says_no_moves(answer.state) && movable.empty()) miss(MissCode::NoMoves, king);
  if (dead && judgement.right()) miss(MissCode::Dead, {});
  return judgement;
}

std::optional<StateAnswer> solve(const game::History& history, const StateTask&) {
  return StateAnswer{state_of(history.current())};
}

}  // namespace adoube::lessons

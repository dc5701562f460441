// SPDX-License-Identifier: MIT
/// Whether a single move leaves the own king safe (3.9.2), asked without listing all legal moves. For the readers and
/// writers of SAN, which look from the square of arrival backwards.
#pragma once

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::notation {

/// Bishops, rooks and queens of both colours.
[[nodiscard]] inline rules::Bitboard sliders(const rules::Position& position) {
  return position.pieces(rules::Kind::Bishop) | position.pieces(rules::Kind::Rook) | position.pieces(rules::Kind::Queen);
}

/// After a piece of the side on move, not the king, has gone from `from` to `to` and `captured` (empty or one square) has
/// left the board: no piece attacks the own king.
[[nodiscard]] inline bool leaves_king_safe(const rules::Position& position, rules::Square from, rules::Square to,
                                           rules::Bitboard captured) {
  const rules::Color us = position.turn();
  const rules::Bitboard occupied = (position.occupied() & ~rules::Bitboard(from) & ~captured) | rules::Bitboard(to);
  const auto attackers = rules::attackers(position.board(), position.king(us), rules::opponent(us), occupied);
  return (attackers & ~captured).empty();
}

/// The same, asked by a side that is not in check (`in_check` false) about no capture en passant: then only a piece that
/// stood on one line with its king can have shielded it.
[[nodiscard]] inline bool leaves_king_safe(const rules::Position& position, rules::Square from, rules::Square to,
                                           rules::Bitboard captured, bool in_check) {
  if (!in_check && (rules::line_through(from, position.king(position.turn())) & sliders(position) &
                    position.pieces(rules::opponent(position.turn())))
                       .empty())
    return true;
  return leaves_king_safe(position, from, to, captured);
}

/// The king itself has gone to `to`: no piece attacks it there; it does not hide behind the square it left.
[[nodiscard]] inline bool king_is_safe_on(const rules::Position& position, rules::Square to) {
  const rules::Color us = position.turn();
  const rules::Bitboard occupied = position.occupied() & ~position.pieces(us, rules::Kind::King);
  return rules::attackers(position.board(), to, rules::opponent(us), occupied).empty();
}

/// Whether the king has a square to go to. Where it has, a check is no mate, which is quicker found out than all legal
/// moves.
[[nodiscard]] inline bool king_can_step_away(const rules::Position& position) {
  const rules::Color us = position.turn();
  for (const rules::Square to : rules::king_attacks(position.king(us)) & ~position.pieces(us))
    if (king_is_safe_on(position, to)) return true;
  return false;
}

/// Whether `move`, which led to `after`, gives check (3.9.1): the moved piece itself does, or a slider on a line that goes
/// through the square it left or the one it came to. Most moves have no such slider, and then nothing else is looked at.
[[nodiscard]] inline bool move_gave_check(const rules::Position& after, rules::Move move) {
  using rules::Kind;
  if (move.type() == rules::Move::Type::Ordinary) {
    const rules::Square king = after.king(after.turn());
    const rules::Bitboard mine = after.pieces(rules::opponent(after.turn()));
    const rules::Bitboard leapers = (rules::knight_attacks(king) & after.pieces(Kind::Knight)) |
                                    (rules::pawn_attacks(after.turn(), king) & after.pieces(Kind::Pawn));
    if ((leapers & mine).has(move.to())) return true;
    const rules::Bitboard lines = rules::line_through(move.from(), king) | rules::line_through(move.to(), king);
    if ((lines & sliders(after) & mine).empty()) return false;
  }
  return rules::in_check(after);
}

}  // namespace adoube::notation

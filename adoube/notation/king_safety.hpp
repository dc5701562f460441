// SPDX-License-Identifier: MIT
/// Whether a single move leaves the own king safe (3.9.2), asked without listing all legal moves. For the readers and
/// writers of SAN, which look from the square of arrival backwards.
#pragma once

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::notation {

/// The lowest of `squares`, of which there is one at least: a single instruction, as there is nothing to ask.
[[nodiscard]] inline rules::Square lowest(rules::Bitboard squares) {
  return rules::Square::from_index_unchecked(__builtin_ctzll(squares.bits()));
}

/// The pieces of `color` that would attack `target` if nothing stood between.
[[nodiscard]] inline rules::Bitboard sliders_towards(const rules::Position& position, rules::Square target,
                                                     rules::Color color) {
  using rules::Kind;
  const rules::Bitboard queens = position.pieces(Kind::Queen);
  const rules::Bitboard diagonals(rules::kernel::geometry.diagonal[target.index()]);
  const rules::Bitboard orthogonals(rules::kernel::geometry.orthogonal[target.index()]);
  return (((position.pieces(Kind::Bishop) | queens) & diagonals) | ((position.pieces(Kind::Rook) | queens) & orthogonals)) &
         position.pieces(color);
}

/// What the king of the side on move is exposed to. Known once for a position, it answers for nearly every move whether the
/// king is safe afterwards.
struct KingView {
  bool in_check = false;  ///< (3.9.1)
  /// The pieces of both colours that alone stand between the king and a slider of the opponent's.
  rules::Bitboard shields{};
};

[[nodiscard]] inline KingView king_view(const rules::Position& position) {
  using rules::Kind;
  const rules::Color us = position.turn();
  const rules::Color opponent = rules::opponent(us);
  const rules::Square king = lowest(position.pieces(us, Kind::King));
  const rules::Bitboard occupied = position.occupied();
  const rules::Bitboard leapers = (rules::knight_attacks(king) & position.pieces(opponent, Kind::Knight)) |
                                  (rules::pawn_attacks(us, king) & position.pieces(opponent, Kind::Pawn));
  KingView view{.in_check = !leapers.empty()};
  for (rules::Bitboard left = sliders_towards(position, king, opponent); !left.empty();) {
    const rules::Square slider = lowest(left);
    left ^= rules::Bitboard(slider);
    const std::uint64_t between = (rules::squares_between(slider, king) & occupied).bits();
    const bool alone = (between & (between - 1)) == 0;
    view.in_check |= between == 0;
    view.shields |= rules::Bitboard(between & (0 - std::uint64_t{alone}));
  }
  return view;
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

/// The same for a side that knows its `view`, about no capture en passant: out of check only a shield can expose its king.
[[nodiscard]] inline bool leaves_king_safe(const rules::Position& position, rules::Square from, rules::Square to,
                                           rules::Bitboard captured, KingView view) {
  if (view.in_check) return leaves_king_safe(position, from, to, captured);
  return !view.shields.has(from) || rules::line_through(from, position.king(position.turn())).has(to);
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

}  // namespace adoube::notation

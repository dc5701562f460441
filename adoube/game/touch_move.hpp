// SPDX-License-Identifier: MIT
/// What a hand that has touched pieces is bound to (Laws 4.3 to 4.5, 4.7.2): the sequence of touches goes in, the moves that
/// may still be played come out.
#pragma once

#include <span>
#include <vector>

#include "adoube/game/ruling.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::game {

struct Binding {
  /// Which rule it is and what it names: TouchBindsPiece (4.3.1), TouchBindsCapture (4.3.2), TouchBindsBoth (4.3.3),
  /// TouchBindsCastling (4.4.1), TouchRookFirst (4.4.2), TouchKingMustMove (4.4.3), ReleasedKingMustMove (4.7.2),
  /// TouchBindsNothing (4.5).
  Ruling ruling;
  /// The legal moves that obey it; all legal moves where nothing binds. Never empty unless the game has ended.
  std::vector<rules::Move> moves;

  [[nodiscard]] bool allows(rules::Move move) const;
  [[nodiscard]] bool binds() const { return ruling.code != laws::Code::TouchBindsNothing; }
};

/// `touched`: squares of pieces, of either colour, in the order in which they were touched by the player on move, with
/// intent; empty squares among them are passed over. King and then a rook of the same rank is a wish to castle
/// (4.4.1, 4.4.3); the rook first rules that castling out (4.4.2). Cost: one generation of the legal moves.
[[nodiscard]] Binding touch_binding(const rules::Position& position, std::span<const rules::Square> touched);

/// The king was released on a square where only castling brings it, and that castling is illegal (4.7.2): another king move,
/// the other castling included; any move where the king has none.
[[nodiscard]] Binding released_king_binding(const rules::Position& position);

}  // namespace adoube::game

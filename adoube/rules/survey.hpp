// SPDX-License-Identifier: MIT
/// A position looked at once by someone who weighs its moves: the legal moves (Laws 3.10.1) in an order that never changes,
/// and the lines of the long-range pieces, which have to be followed for the moves anyway.
#pragma once

#include "adoube/rules/kernel/kernel.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::rules {

struct Survey {
  /// By the square that is left, a1, b1 ... h8; then ordinary moves, castling, en passant, promotions to knight, bishop,
  /// rook, queen; then by the square of arrival, of castling the rook's.
  MoveList moves{};

  /// What a rook (`orthogonal`) and a bishop (`diagonal`) on a square attack, up to and including the first piece: the one
  /// of the rooks and queens of the player on move, the other of the bishops and queens, both of all the opponent's pieces
  /// other than pawns and knights. Of other squares nothing is told.
  kernel::Sights seen;

  Survey() {}  // NOLINT: what is not told stays uninitialised on purpose
};

/// Into the caller's, whose moves are cleared first. No allocation.
void survey(const Position& position, Survey& survey);

}  // namespace adoube::rules

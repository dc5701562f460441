// SPDX-License-Identifier: MIT
/// Squares as a learner points at them: where a piece can go, what it attacks, who attacks.
#pragma once

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::lessons {

/// Where the piece on `from` can legally go; a castling king arrives where the king arrives. Empty where no piece of the
/// side on move stands.
[[nodiscard]] rules::Bitboard legal_destinations(const rules::Position& position, rules::Square from);
/// Those of them where the move captures, the square of arrival of a capture en passant included.
[[nodiscard]] rules::Bitboard legal_captures(const rules::Position& position, rules::Square from);
/// What the piece on `from` attacks, of whichever colour it is, pinned or not (3.1.2, 3.1.3); empty without a piece.
[[nodiscard]] rules::Bitboard attacked_squares(const rules::Position& position, rules::Square from);
/// The pieces of `color` that may not leave the line on which they shield their king, whoever is on move (3.9.2).
[[nodiscard]] rules::Bitboard pinned_pieces(const rules::Position& position, rules::Color color);
/// The pieces of the side on move that have a legal move.
[[nodiscard]] rules::Bitboard movable_pieces(const rules::Position& position);
/// Where the move brings the moving piece: of a castling the king.
[[nodiscard]] rules::Square arrival(const rules::Position& position, rules::Move move);

}  // namespace adoube::lessons

// SPDX-License-Identifier: MIT
/// Chess as the Laws tell it, on a plain board of 64 squares, with no table, no bit trick and no cleverness: slow, and meant
/// to be believed at sight. Every fast primitive of adoube/rules is compared with it.
///
/// A Setup is the board. Of adoube/rules only the vocabulary is used: colours, kinds, squares and Setup.
/// Each function wants exactly one king of each colour and no pawn on a back rank.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "adoube/rules/setup.hpp"

namespace adoube::reference_board {

using rules::Color;
using rules::Kind;
using rules::Piece;
using rules::Setup;
using rules::Square;

/// A piece goes from one square to another; a castling king goes to the square of its own rook (Guidelines II.3.2).
struct Step {
  Square from;
  Square to;
  std::optional<Kind> becomes{};  ///< the new piece, for a pawn that reaches the last rank (3.7.3.3)

  friend auto operator<=>(const Step&, const Step&) = default;
};

/// The squares that the piece on `from` attacks (3.1.2), whether or not it may move there (3.1.3).
std::vector<Square> attacked_from(const Setup& board, Square from);
/// The squares of the pieces of `by` that attack `target`.
std::vector<Square> attackers(const Setup& board, Square target, Color by);
/// The pieces that give check to the side on move (3.9.1).
std::vector<Square> checkers(const Setup& board);

/// Every legal move of the side on move (3.10.1), each once.
std::vector<Step> legal_moves(const Setup& board);
/// The moves that 3.1 to 3.8 allow and 3.9.2 alone forbids: the own king would stand, or stay, attacked.
std::vector<Step> moves_against_king_safety(const Setup& board);
/// The board after a legal move, with castling rights, en passant square, counters and turn.
Setup play(const Setup& before, const Step& move);

bool is_checkmate(const Setup& board);
bool is_stalemate(const Setup& board);
/// Whether Article 9.2.3 calls them the same position.
bool same_position(const Setup& a, const Setup& b);

/// How many sequences of `depth` legal moves there are.
std::uint64_t perft(const Setup& board, int depth);

}  // namespace adoube::reference_board

// SPDX-License-Identifier: MIT
/// Why a legal move is legal: the conditions that it meets (Laws 3.5 to 3.9), for people who ask "why was that allowed?".
#pragma once

#include <cstdint>
#include <vector>

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// A condition that holds. After the semicolon: its squares.
enum class Ground : std::uint8_t {
  PathIsClear,         ///< bishop, rook, queen pass over nothing (3.5); those between
  PawnAtHome,          ///< two squares from the pawn's first place, both empty (3.7.2); both
  EnPassantJustNow,    ///< the pawn beside has just made a double step (3.7.3.2); that pawn
  EnPassantAsIfOne,    ///< it is captured as if it had gone one square (3.7.3.1); the square it passed over
  CastlingNeverMoved,  ///< the right stands (3.8.2.1); king and rook
  CastlingWayIsClear,  ///< nothing between (3.8.2.2); the empty squares
  CastlingKingIsSafe,  ///< where the king stands, crosses and arrives (3.8.2.2); those squares
  EndsCheck,           ///< 3.9.2; the pieces that gave check
  KingIsSafe,          ///< the own king is not attacked after it (3.9.2); the king after the move
};

struct MetCondition {
  Ground ground;
  Bitboard squares{};

  friend bool operator==(const MetCondition&, const MetCondition&) = default;
};

/// The conditions that a legal move meets, in the order of Ground; those that every move of its kind meets by itself are
/// left out. Never empty.
[[nodiscard]] std::vector<MetCondition> grounds_of(const Position& position, Move legal_move);

}  // namespace adoube::rules

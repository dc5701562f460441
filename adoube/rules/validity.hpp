// SPDX-License-Identifier: MIT
/// What is wrong with a setup: every problem at once, each with its own code (Laws 2.2, 3.10.3).
/// A setup without a problem is not thereby proved reachable; it is only not provably unreachable by these tests.
#pragma once

#include <cstdint>
#include <vector>

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/board.hpp"
#include "adoube/rules/setup.hpp"

namespace adoube::rules {

enum class SetupFault : std::uint8_t {
  Kings,            ///< not exactly one king of each colour (2.2)
  PawnOnBackRank,   ///< a pawn on the first or eighth rank (3.7.3.3)
  OpponentInCheck,  ///< the side that is not on move is in check (3.9.2)
  Castling,         ///< a castling right without its king or rook in place (3.8.2.1)
  EnPassantSquare,  ///< an en passant square that no double step can have left behind (3.7.3.1)
  TooManyPawns,     ///< more than eight pawns of a colour (2.2)
  TooManyPromoted,  ///< more promoted pieces than pawns that have gone, or more than sixteen pieces (2.2, 3.7.3.3)
  ImpossibleCheck,  ///< checks that no single last move can have given (3.10.3)
};

/// How far a fault goes.
enum class FaultLevel : std::uint8_t {
  Unplayable,   ///< Position cannot hold it
  Unreachable,  ///< Position holds it; a strict reader refuses it (numbers of pieces)
  Doubtful,     ///< Position holds it; a strict reader warns (an impossible check, an en passant square that contradicts the
                ///< check)
};

struct SetupProblem {
  SetupFault fault;
  FaultLevel level;
  /// What it is about. Kings: the kings on the board, none perhaps. OpponentInCheck: the king and who attacks it. Castling:
  /// the squares of the rooks wrongly claimed. TooManyPromoted: the pieces of the side concerned. ImpossibleCheck: the
  /// checkers. Otherwise the pawns, or the square.
  Bitboard squares;

  friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

/// In the order of SetupFault, each fault at most once (for both colours together). Empty when nothing is wrong.
using SetupProblems = std::vector<SetupProblem>;

/// Every problem of the setup. Never fails; any contents of `setup` will do. Questions that need a king are left out where
/// there is not exactly one. Cost: some microseconds; more only where there is a check that looks impossible.
[[nodiscard]] SetupProblems examine(const Setup& setup);
/// The same of a setup in the form the fast parts use, whatever it contains.
[[nodiscard]] SetupProblems examine(const Board& board);

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// The two counters that travel with a position.
#pragma once

#include "adoube/support/strong_int.hpp"

namespace adoube::rules {

/// Moves by either player since the last capture or pawn move (9.3, 9.6.2; "run" in docs): 100 of them are fifty moves
/// by each player. Stays at its greatest value rather than wrapping.
using HalfMoves = StrongInt<struct HalfMovesTag>;
/// The number that the next move by White, or Black's answer, carries on the scoresheet; 1 at the start.
using FullMoves = StrongInt<struct FullMovesTag>;

}  // namespace adoube::rules

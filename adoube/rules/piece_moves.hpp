// SPDX-License-Identifier: MIT
/// How bishop, rook, queen and knight move (Laws 3.1, 3.1.1, 3.2 to 3.6) and the king without castling (Laws 3.8.1), as
/// refusals.
#pragma once

#include "adoube/rules/move_try.hpp"

namespace adoube::rules {

/// An own piece (3.1) or the opponent's king (1.4.1) on the square of arrival.
void refuse_arrival(const MoveTry& tried, Reasons& reasons);
/// The piece does not go that way (3.2 to 3.4, 3.6, 3.8.1) or something stands in its way (3.5). Not for pawns.
void refuse_piece_move(const MoveTry& tried, Reasons& reasons);

}  // namespace adoube::rules

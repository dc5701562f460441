// SPDX-License-Identifier: MIT
/// The own king must not stand attacked after the move (Laws 1.4.1, 3.9.2): the reasons, as a player would name them.
#pragma once

#include "adoube/rules/move_try.hpp"

namespace adoube::rules {

/// For a try that is right in everything else and no castling. A king is refused the squares attacked once it has left its
/// own, so that it does not shield the square behind it. Another piece is refused for each of: a double check, a check that
/// stays, a line to the king that it would open, and a line that an en passant capture opens by taking two pawns away.
void refuse_for_king_safety(const MoveTry& tried, Reasons& reasons);

}  // namespace adoube::rules

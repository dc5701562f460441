// SPDX-License-Identifier: MIT
/// Castling as someone asks for it (3.8.2, II.3.2), and its refusals. What stands in the way of a castling
/// is castling.hpp's matter.
#pragma once

#include "adoube/rules/move_try.hpp"

namespace adoube::rules {

/// The rook that a king's try asks to castle with: its square, whether or not a rook stands there. The king goes two
/// squares sideways from e1 or e8 (standard chess), or onto an own rook: from e1 or e8 onto a corner of that rank (standard
/// chess), from anywhere on its first rank along it (Chess960). Nothing for any other try.
[[nodiscard]] std::optional<Square> castling_rook_asked_for(const MoveTry& tried);

/// For a try that castling_rook_asked_for() answers with `rook`.
void refuse_castling(const MoveTry& tried, Square rook, Reasons& reasons);

/// For a king's try in standard chess that castling_rook_asked_for() does not answer and that is no king's step either, but
/// looks like the wish to castle: on its first rank, two squares or onto an own rook, the king not on e1 or e8, or the rook
/// not in a corner; or from e1 or e8 along the file on which an own rook stands.
void refuse_castling_elsewhere(const MoveTry& tried, Reasons& reasons);

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// Capturing en passant (Laws 3.7.3.1, 3.7.3.2).
#pragma once

#include "adoube/rules/move_try.hpp"

namespace adoube::rules {

/// The pawn that has just made a double step over `passed_over`: it stands one square further on.
[[nodiscard]] Square double_stepped_pawn(Square passed_over);

/// The try is a pawn's step diagonally ahead onto the square that a pawn has just passed over. Whether the own king is
/// safe afterwards is king_safety.hpp's question.
[[nodiscard]] bool is_en_passant(const MoveTry& tried);

/// For a pawn's step diagonally ahead onto an empty square, no en passant: the enemy pawn beside it that could have been
/// captured had it gone two squares just now (3.7.3.2). Nothing where no such pawn stands.
[[nodiscard]] std::optional<Square> pawn_passed_too_late(const MoveTry& tried);

}  // namespace adoube::rules

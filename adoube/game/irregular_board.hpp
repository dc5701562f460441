// SPDX-License-Identifier: MIT
/// What stands on a real board after a move that the Laws do not allow (7.5.1, A.5.2): the pieces as the hand left them.
#pragma once

#include <optional>
#include <vector>

#include "adoube/game/event.hpp"
#include "adoube/rules/explain.hpp"
#include "adoube/rules/setup.hpp"

namespace adoube::game {

/// Why the move is not legal on that board; empty when it obeys Articles 3.1 to 3.9. The board may be one that no legal game
/// can show; one king each is there.
[[nodiscard]] std::vector<rules::Reason> reasons_against(const rules::Setup& board, const MoveWish& move);

/// A king that goes two squares along its rank, or onto an own rook: the rook with which it would castle, where one stands.
[[nodiscard]] std::optional<rules::Square> castling_rook_meant(const rules::Setup& board, const MoveWish& move);
/// A pawn's diagonal step onto the square that the last double step passed over: the pawn that it takes.
[[nodiscard]] std::optional<rules::Square> taken_en_passant(const rules::Setup& board, const MoveWish& move);

/// Whether even a hand cannot make that move, or the game could not hold what it leaves: nothing or an enemy piece on
/// `from`, no other square to go to, or a king on it (1.4.1).
[[nodiscard]] bool is_no_move_at_all(const rules::Setup& board, const MoveWish& move);

/// The board after it, the other side on move: what stood on `to` is off, castling brings the rook along, a capture en
/// passant takes the pawn, a pawn on the last rank stays one unless a piece is named. !is_no_move_at_all().
[[nodiscard]] rules::Setup after_any_move(const rules::Setup& board, const MoveWish& move);

/// Both kings in check, or a pawn on its last rank (A.5.4).
[[nodiscard]] bool is_illegal_for_a5_4(const rules::Setup& board);

}  // namespace adoube::game

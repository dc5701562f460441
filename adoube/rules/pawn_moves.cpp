// SPDX-License-Identifier: MIT
#include "adoube/rules/pawn_moves.hpp"

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/en_passant.hpp"

namespace adoube::rules {
namespace {

/// 3.7.1: one square straight ahead, if it is empty.
void refuse_single_step(const MoveTry& tried, Reasons& reasons) {
  if (tried.position.occupied().has(tried.to))
    reasons.push_back({.refusal = Refusal::PawnBlocked, .obstacles = Bitboard(tried.to)});
}

/// 3.7.2: two squares from its first place, if both are empty.
void refuse_double_step(const MoveTry& tried, Reasons& reasons) {
  const Bitboard way = squares_between(tried.from, tried.to) | Bitboard(tried.to);
  const Bitboard obstacles = way & tried.position.occupied();
  if (!obstacles.empty())
    reasons.push_back({.refusal = Refusal::PawnDoubleStepBlocked, .obstacles = obstacles, .path = way});
  if (relative_rank(tried.from, tried.color() == Color::White) != 1)
    reasons.push_back({.refusal = Refusal::PawnDoubleStepTooLate});
}

/// 3.7.3: diagonally ahead only to capture.
void refuse_diagonal_step(const MoveTry& tried, Reasons& reasons) {
  if (tried.position.occupied().has(tried.to) || is_en_passant(tried)) return;
  if (const std::optional<Square> pawn = pawn_passed_too_late(tried))
    reasons.push_back({.refusal = Refusal::EnPassantTooLate, .path = Bitboard(*pawn)});
  else
    reasons.push_back({.refusal = Refusal::PawnNothingToCapture});
}

}  // namespace

void refuse_pawn_move(const MoveTry& tried, Reasons& reasons) {
  const int aside = std::abs(tried.files());
  const int ahead = tried.ranks_ahead();
  if (ahead < 0)
    reasons.push_back({.refusal = Refusal::PawnMovesBackwards});
  else if (aside == 0 && ahead == 1)
    refuse_single_step(tried, reasons);
  else if (aside == 0 && ahead == 2)
    refuse_double_step(tried, reasons);
  else if (aside == 1 && ahead == 1)
    refuse_diagonal_step(tried, reasons);
  else
    reasons.push_back({.refusal = Refusal::NotAPawnMove});
}

}  // namespace adoube::rules

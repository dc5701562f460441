// SPDX-License-Identifier: MIT
#include "adoube/rules/king_safety.hpp"

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/en_passant.hpp"

namespace adoube::rules {
namespace {

/// The squares between the king and each of these attackers.
[[nodiscard]] Bitboard lines_to(Square king, Bitboard attackers) {
  Bitboard lines;
  for (const Square attacker : attackers) lines |= squares_between(king, attacker);
  return lines;
}

void refuse_king_step(const MoveTry& tried, Reasons& reasons) {
  const Board& board = tried.position.board();
  const Bitboard without_king = board.occupied() ^ Bitboard(tried.from);
  const Bitboard guards = attackers(board, tried.to, opponent(tried.color()), without_king);
  if (guards.empty()) return;
  reasons.push_back(
      {.refusal = Refusal::KingIntoAttack, .attackers = guards, .path = lines_to(tried.to, guards), .king = tried.to});
}

/// Who would attack the king with the piece gone from its square and arrived, and `captured` off the board.
[[nodiscard]] Bitboard attackers_after(const MoveTry& tried, Bitboard captured) {
  const Board& board = tried.position.board();
  const Bitboard occupied = (board.occupied() & ~captured & ~Bitboard(tried.from)) | Bitboard(tried.to);
  return attackers(board, board.king(tried.color()), opponent(tried.color()), occupied) & ~captured;
}

void refuse_piece(const MoveTry& tried, Reasons& reasons) {
  const Board& board = tried.position.board();
  const Square king = board.king(tried.color());
  const bool en_passant = is_en_passant(tried);
  const Bitboard captured = en_passant ? Bitboard(double_stepped_pawn(tried.to)) : Bitboard(tried.to) & board.occupied();
  const Bitboard checkers = attackers(board, king, opponent(tried.color()), board.occupied());
  const Bitboard after = attackers_after(tried, captured);
  const Bitboard staying = after & checkers;
  const Bitboard opened = after & ~checkers;

  if (checkers.count() > 1)
    reasons.push_back({.refusal = Refusal::DoubleCheckKingMustMove, .attackers = checkers, .king = king});
  else if (!staying.empty())
    reasons.push_back(
        {.refusal = Refusal::CheckNotAnswered, .attackers = staying, .path = lines_to(king, staying), .king = king});

  const Bitboard pinning = en_passant ? attackers_after(tried, {}) & opened : opened;
  if (!pinning.empty())
    reasons.push_back({.refusal = Refusal::Pinned, .attackers = pinning, .path = lines_to(king, pinning), .king = king});
  const Bitboard exposing = opened & ~pinning;
  if (!exposing.empty())
    reasons.push_back(
        {.refusal = Refusal::EnPassantExposesKing, .attackers = exposing, .path = lines_to(king, exposing), .king = king});
}

}  // namespace

void refuse_for_king_safety(const MoveTry& tried, Reasons& reasons) {
  if (tried.piece.kind == Kind::King)
    refuse_king_step(tried, reasons);
  else
    refuse_piece(tried, reasons);
}

}  // namespace adoube::rules

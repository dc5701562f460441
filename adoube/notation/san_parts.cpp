// SPDX-License-Identifier: MIT
#include "adoube/notation/san_parts.hpp"

#include "adoube/notation/king_safety.hpp"
#include "adoube/rules/attacks.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::notation {

namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Square;

/// The other pieces of that kind that can legally go to the same square.
[[nodiscard]] Bitboard rivals(const Position& position, Kind kind, Square from, Square to) {
  const Color us = position.turn();
  const Bitboard others = position.pieces(us, kind) & ~Bitboard(from);
  if (others.empty()) return others;
  Bitboard legal{};
  for (const Square rival : others& rules::attacks({us, kind}, to, position.occupied()))
    if (leaves_king_safe(position, rival, to, Bitboard(to) & position.occupied())) legal |= Bitboard(rival);
  return legal;
}

/// Check by the piece that has moved, or by one whose line it has opened (3.9.1). Castling and capture en passant, where
/// two pieces leave their squares, are asked of the position after the move.
[[nodiscard]] bool gives_check(const Position& position, Move move) {
  if (move.type() == Move::Type::Castling || move.type() == Move::Type::EnPassant)
    return rules::in_check(rules::play(position, move));
  const Color us = position.turn();
  const Square king = position.king(rules::opponent(us));
  const Bitboard from(move.from());
  const Bitboard to(move.to());
  const Bitboard occupied = (position.occupied() & ~from) | to;
  const Kind kind = move.promotion().value_or(moving_kind(position, move));
  if (rules::attacks({us, kind}, move.to(), occupied).has(king)) return true;
  if (rules::line_through(king, move.from()).empty()) return false;
  const Bitboard sliders = position.pieces(us) & ~from;
  const Bitboard queens = position.pieces(Kind::Queen);
  const Bitboard diagonals = sliders & (position.pieces(Kind::Bishop) | queens);
  const Bitboard orthogonals = sliders & (position.pieces(Kind::Rook) | queens);
  return !(rules::bishop_attacks(king, occupied) & diagonals).empty() ||
         !(rules::rook_attacks(king, occupied) & orthogonals).empty();
}

}  // namespace

Kind moving_kind(const Position& position, Move move) {
  const auto piece = position.at(move.from());
  return piece ? piece->kind : Kind::Pawn;
}

bool is_capture(const Position& position, Move move) {
  if (move.type() == Move::Type::EnPassant) return true;
  return move.type() != Move::Type::Castling && position.occupied().has(move.to());
}

Disambiguation disambiguation(const Position& position, Move move) {
  const Kind kind = moving_kind(position, move);
  if (kind == Kind::Pawn) return {.file = move.from().file() != move.to().file()};
  if (kind == Kind::King) return {};
  const Bitboard others = rivals(position, kind, move.from(), move.to());
  if (others.empty()) return {};
  const bool file_tells = (others & Bitboard::of(move.from().file())).empty();
  const bool rank_tells = (others & Bitboard::of(move.from().rank())).empty();
  return {.file = file_tells || !rank_tells, .rank = !file_tells};
}

CheckMark check_mark(const Position& position, Move move) {
  if (!gives_check(position, move)) return CheckMark::None;
  return rules::has_legal_move(rules::play(position, move)) ? CheckMark::Check : CheckMark::Mate;
}

}  // namespace adoube::notation

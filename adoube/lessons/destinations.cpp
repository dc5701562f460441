// SPDX-License-Identifier: MIT
#include "adoube/lessons/destinations.hpp"

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/castling.hpp"
#include "adoube/rules/legal_moves.hpp"

namespace adoube::lessons {

rules::Square arrival(const rules::Position& position, rules::Move move) {
  if (move.type() != rules::Move::Type::Castling) return move.to();
  return rules::castled_king_square(position.turn(), rules::castling_side(move.from(), move.to()));
}

rules::Bitboard legal_destinations(const rules::Position& position, rules::Square from) {
  rules::Bitboard squares;
  for (const rules::Move move : rules::legal_moves(position))
    if (move.from() == from) squares |= rules::Bitboard(arrival(position, move));
  return squares;
}

rules::Bitboard legal_captures(const rules::Position& position, rules::Square from) {
  rules::Bitboard squares;
  for (const rules::Move move : rules::legal_moves(position)) {
    if (move.from() != from || move.type() == rules::Move::Type::Castling) continue;
    if (move.type() == rules::Move::Type::EnPassant || position.at(move.to())) squares |= rules::Bitboard(move.to());
  }
  return squares;
}

rules::Bitboard attacked_squares(const rules::Position& position, rules::Square from) {
  const auto piece = position.at(from);
  return piece ? rules::attacks(*piece, from, position.occupied()) : rules::Bitboard();
}

rules::Bitboard movable_pieces(const rules::Position& position) {
  rules::Bitboard squares;
  for (const rules::Move move : rules::legal_moves(position)) squares |= rules::Bitboard(move.from());
  return squares;
}

/// A piece is pinned exactly where the king has more attackers once that piece is gone.
rules::Bitboard pinned_pieces(const rules::Position& position, rules::Color color) {
  const rules::Square king = position.king(color);
  const rules::Color enemy = rules::opponent(color);
  const rules::Bitboard occupied = position.occupied();
  const rules::Bitboard checkers = rules::attackers(position.board(), king, enemy, occupied);
  rules::Bitboard pinned;
  for (const rules::Square square : position.pieces(color)) {
    if (square == king) continue;
    const rules::Bitboard without = occupied & ~rules::Bitboard(square);
    if (rules::attackers(position.board(), king, enemy, without) != checkers) pinned |= rules::Bitboard(square);
  }
  return pinned;
}

}  // namespace adoube::lessons

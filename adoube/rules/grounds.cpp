// SPDX-License-Identifier: MIT
#include "adoube/rules/grounds.hpp"

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/castling.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/en_passant.hpp"

namespace adoube::rules {
namespace {

using Grounds = std::vector<MetCondition>;

void add_way(const Position& position, Move move, Grounds& grounds) {
  const Kind kind = position.at(move.from())->kind;
  const Bitboard between = squares_between(move.from(), move.to());
  if (between.empty()) return;
  if (kind == Kind::Pawn) grounds.push_back({Ground::PawnAtHome, between | Bitboard(move.to())});
  if (kind == Kind::Bishop || kind == Kind::Rook || kind == Kind::Queen) grounds.push_back({Ground::PathIsClear, between});
}

void add_en_passant(Move move, Grounds& grounds) {
  if (move.type() != Move::Type::EnPassant) return;
  grounds.push_back({Ground::EnPassantJustNow, Bitboard(double_stepped_pawn(move.to()))});
  grounds.push_back({Ground::EnPassantAsIfOne, Bitboard(move.to())});
}

/// Here the move goes from the king to the rook.
void add_castling(const Position& position, Move move, Grounds& grounds) {
  grounds.push_back({Ground::CastlingNeverMoved, Bitboard(move.from()) | Bitboard(move.to())});
  const Bitboard way = castling_way(position.turn(), move.from(), move.to());
  if (!way.empty()) grounds.push_back({Ground::CastlingWayIsClear, way});
  grounds.push_back({Ground::CastlingKingIsSafe, castling_king_path(position.turn(), move.from(), move.to())});
}

void add_safety(const Position& position, Move move, Grounds& grounds) {
  const Bitboard checking = checkers(position);
  if (!checking.empty()) {
    grounds.push_back({Ground::EndsCheck, checking});
    return;
  }
  const Square king = position.king(position.turn());
  grounds.push_back({Ground::KingIsSafe, Bitboard(king == move.from() ? move.to() : king)});
}

}  // namespace

std::vector<MetCondition> grounds_of(const Position& position, Move legal_move) {
  Grounds grounds;
  if (legal_move.type() == Move::Type::Castling) {
    add_castling(position, legal_move, grounds);
    return grounds;
  }
  add_way(position, legal_move, grounds);
  add_en_passant(legal_move, grounds);
  add_safety(position, legal_move, grounds);
  return grounds;
}

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
#include "adoube/rules/position_hash.hpp"

#include <optional>

#include "adoube/rules/castling.hpp"
#include "adoube/rules/kind_on.hpp"

namespace adoube::rules {
namespace {

[[nodiscard]] std::uint64_t castled(Color us, Square king, Square rook) {
  const CastlingSide side = castling_side(king, rook);
  return hash_numbers.of(us, Kind::King, king) ^ hash_numbers.of(us, Kind::King, castled_king_square(us, side)) ^
         hash_numbers.of(us, Kind::Rook, rook) ^ hash_numbers.of(us, Kind::Rook, castled_rook_square(us, side));
}

template <class Pieces>
[[nodiscard]] std::uint64_t hash_of(Color turn, Pieces pieces) {
  std::uint64_t hash = turn == Color::Black ? hash_numbers.black_on_move : 0;
  for (const Color color : {Color::White, Color::Black})
    for (const Kind kind : all_kinds)
      for (const Square square : pieces(color, kind)) hash ^= hash_numbers.of(color, kind, square);
  return hash;
}

}  // namespace

std::uint64_t board_hash(const Position& position) {
  return hash_of(position.turn(), [&](Color color, Kind kind) { return position.pieces(color, kind); });
}

std::uint64_t board_hash(const PositionKey& key) {
  return hash_of(key.turn, [&](Color color, Kind kind) {
    return Bitboard(key.placement[static_cast<std::size_t>(index(kind))] &
                    key.placement[all_kinds.size() + static_cast<std::size_t>(index(color))]);
  });
}

std::uint64_t board_hash_after(std::uint64_t hash, const Position& before, Move move) {
  const Color us = before.turn();
  const Color them = opponent(us);
  hash ^= hash_numbers.black_on_move;
  if (move.type() == Move::Type::Castling) return hash ^ castled(us, move.from(), move.to());

  const Kind kind = kind_on(before.board(), move.from());
  hash ^= hash_numbers.of(us, kind, move.from()) ^ hash_numbers.of(us, move.promotion().value_or(kind), move.to());
  if (move.type() == Move::Type::EnPassant)
    return hash ^ hash_numbers.of(them, Kind::Pawn, Square(move.to().file(), move.from().rank()));
  if (before.pieces(them).has(move.to())) hash ^= hash_numbers.of(them, kind_on(before.board(), move.to()), move.to());
  return hash;
}

std::uint64_t position_hash(const Position& position) { return position_hash(board_hash(position), position); }

std::uint64_t position_hash(std::uint64_t board, const Position& position) {
  for (const Square rook : position.castling_rooks())
    board ^= hash_numbers.castling_rook[static_cast<std::size_t>(rook.index())];
  if (const std::optional<Square> square = position.legal_en_passant_square())
    board ^= hash_numbers.en_passant[static_cast<std::size_t>(index(square->file()))];
  return board;
}

}  // namespace adoube::rules

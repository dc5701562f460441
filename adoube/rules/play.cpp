// SPDX-License-Identifier: MIT
#include "adoube/rules/play.hpp"

#include <limits>

#include "adoube/rules/castling.hpp"
#include "adoube/rules/kind_on.hpp"

namespace adoube::rules {
namespace {

constexpr std::uint16_t one_more(std::uint16_t counter) {
  return counter == std::numeric_limits<std::uint16_t>::max() ? counter : static_cast<std::uint16_t>(counter + 1);
}

Bitboard& of(Board& board, Color color) { return board.by_color[static_cast<std::size_t>(index(color))]; }
Bitboard& of(Board& board, Kind kind) { return board.by_kind[static_cast<std::size_t>(index(kind))]; }

/// Takes whatever stands on `squares` off the board.
void clear(Board& board, Bitboard squares) {
  for (Bitboard& set : board.by_kind) set &= ~squares;
  for (Bitboard& set : board.by_color) set &= ~squares;
}

void put(Board& board, Color color, Kind kind, Square square) {
  of(board, kind) |= Bitboard(square);
  of(board, color) |= Bitboard(square);
}

/// Law 3.8.2.
void castle(Board& board, Color color, Square king, Square rook) {
  const CastlingSide side = castling_side(king, rook);
  clear(board, Bitboard(king) | Bitboard(rook));
  put(board, color, Kind::King, castled_king_square(color, side));
  put(board, color, Kind::Rook, castled_rook_square(color, side));
}

/// The square behind `square` as `color` sees it.
constexpr Square behind(Color color, Square square) {
  return Square::from_index_unchecked(square.index() + (color == Color::White ? -8 : 8));
}

constexpr bool is_double_step(Square from, Square to) { return (from.index() ^ to.index()) == 16; }

/// Plays the move on `board` itself.
void make(Board& board, Move move) {
  const Color us = board.turn;
  const Square from = move.from();
  const Square to = move.to();
  const Kind kind = kind_on(board, from);
  const bool castles = move.type() == Move::Type::Castling;
  const bool captures = !castles && board.pieces(opponent(us)).has(to);

  if (castles) {
    castle(board, us, from, to);
  } else {
    const Square captured = move.type() == Move::Type::EnPassant ? behind(us, to) : to;
    clear(board, Bitboard(from) | Bitboard(captured));
    put(board, us, move.promotion().value_or(kind), to);
  }

  board.castling_rooks &= ~(Bitboard(from) | Bitboard(to));
  if (kind == Kind::King) board.castling_rooks &= ~Bitboard::of(us == Color::White ? Rank::First : Rank::Eighth);
  const bool double_step = kind == Kind::Pawn && is_double_step(from, to);
  board.pushed_over = double_step ? static_cast<std::uint8_t>(behind(us, to).index()) : Board::no_square;
  const bool irreversible = captures || kind == Kind::Pawn;
  board.halfmove_clock = HalfMoves(irreversible ? std::uint16_t{0} : one_more(board.halfmove_clock.value()));
  if (us == Color::Black) board.fullmove_number = FullMoves(one_more(board.fullmove_number.value()));
  board.turn = opponent(us);
}

}  // namespace

Position play(const Position& position, Move move) {
  Position after = position;
  make(after.board_, move);
  return after;
}

void play(const Position& position, Move move, Position& after) {
  after = position;
  make(after.board_, move);
}

}  // namespace adoube::rules

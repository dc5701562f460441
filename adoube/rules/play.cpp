// SPDX-License-Identifier: MIT
#include "adoube/rules/play.hpp"

#include <cstdint>
#include <limits>

#include "adoube/rules/castling.hpp"
#include "adoube/rules/kind_on.hpp"

namespace adoube::rules {
namespace {

constexpr std::uint16_t one_more(std::uint16_t counter) {
  return counter == std::numeric_limits<std::uint16_t>::max() ? counter : static_cast<std::uint16_t>(counter + 1);
}

/// A set of men after a move: its member on `from` stands on `to`, and whatever else stood there is gone. The same for each
/// set of the board, whichever piece it is that moves or is captured.
constexpr Bitboard moved(Bitboard set, int from, int to) {
  const std::uint64_t member = (set.bits() >> from) & 1;
  const std::uint64_t both = std::uint64_t{1} << from | std::uint64_t{1} << to;
  return Bitboard((set.bits() & ~both) | member << to);
}

/// Takes whatever stands on `squares` off the board.
void clear(Board& board, Bitboard squares) {
  for (Bitboard& set : board.by_kind) set &= ~squares;
  for (Bitboard& set : board.by_color) set &= ~squares;
}

void put(Board& board, Color color, Kind kind, Square square) {
  board.by_kind[static_cast<std::size_t>(index(kind))] |= Bitboard(square);
  board.by_color[static_cast<std::size_t>(index(color))] |= Bitboard(square);
}

/// The square behind `square` as `color` sees it.
constexpr Square behind(Color color, Square square) {
  return Square::from_index_unchecked(square.index() + (color == Color::White ? -8 : 8));
}

/// Law 3.8.2.
void castle(const Board& before, Square king, Square rook, Board& after) {
  const CastlingSide side = castling_side(king, rook);
  after.by_kind = before.by_kind;
  after.by_color = before.by_color;
  clear(after, Bitboard(king) | Bitboard(rook));
  put(after, before.turn, Kind::King, castled_king_square(before.turn, side));
  put(after, before.turn, Kind::Rook, castled_rook_square(before.turn, side));
}

/// Sets right what other moves do beyond one man's going from a square to another.
void make_special(const Board& before, Move move, Board& after) {
  if (move.type() == Move::Type::Castling) return castle(before, move.from(), move.to(), after);
  if (move.type() == Move::Type::EnPassant) return clear(after, Bitboard(behind(before.turn, move.to())));
  clear(after, Bitboard(move.to()));
  put(after, before.turn, *move.promotion(), move.to());
}

/// What kind of move it is nobody can foresee: values are chosen by arithmetic rather than by branches, which would be
/// guessed wrongly every other time.
void make(const Board& before, Move move, Board& __restrict after) {
  const Color us = before.turn;
  const int from = move.from().index();
  const int to = move.to().index();
  for (std::size_t i = 0; i < before.by_kind.size(); ++i) after.by_kind[i] = moved(before.by_kind[i], from, to);
  for (std::size_t i = 0; i < before.by_color.size(); ++i) after.by_color[i] = moved(before.by_color[i], from, to);

  const bool pawn_moves = before.pieces(Kind::Pawn).has(move.from());
  const bool king_moves = before.pieces(Kind::King).has(move.from());
  const bool captures = before.pieces(opponent(us)).has(move.to());  // castling arrives on the own rook
  const std::uint64_t back_rank = Bitboard::of(us == Color::White ? Rank::First : Rank::Eighth).bits();
  const Bitboard stirred(std::uint64_t{1} << from | std::uint64_t{1} << to | (back_rank & (0 - std::uint64_t{king_moves})));
  after.castling_rooks = before.castling_rooks & ~stirred;
  const int double_step = pawn_moves & ((from ^ to) == 16);
  after.pushed_over = static_cast<std::uint8_t>(Board::no_square + double_step * ((from + to) / 2 - Board::no_square));
  const int reversible = 1 - (captures | pawn_moves);
  after.halfmove_clock = HalfMoves(static_cast<std::uint16_t>(one_more(before.halfmove_clock.value()) * reversible));
  const std::uint16_t number = before.fullmove_number.value();
  after.fullmove_number = FullMoves(us == Color::Black ? one_more(number) : number);
  after.turn = opponent(us);
  after.variant = before.variant;
  if (move.type() != Move::Type::Ordinary) make_special(before, move, after);
}

}  // namespace

Position play(const Position& position, Move move) {
  Board after;
  make(position.board_, move, after);
  return Position(after);
}

void play(const Position& position, Move move, Position& after) { make(position.board_, move, after.board_); }

}  // namespace adoube::rules

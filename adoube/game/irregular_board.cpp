// SPDX-License-Identifier: MIT
// Laws 7.5.1, A.5.2, A.5.4: boards after illegal moves.
#include "adoube/game/irregular_board.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/castling.hpp"
#include "adoube/rules/setup_board.hpp"
#include "adoube/rules/validity.hpp"

namespace adoube::game {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Kind;
using rules::Rank;
using rules::Setup;
using rules::Square;

[[nodiscard]] Rank first_rank(Color color) { return color == Color::White ? Rank::First : Rank::Eighth; }
[[nodiscard]] Rank last_rank(Color color) { return first_rank(rules::opponent(color)); }
[[nodiscard]] int distance(int a, int b) { return std::abs(a - b); }

/// The rook that goes with the king, where the hand castles: from home on the first rank.
[[nodiscard]] std::optional<Square> rook_at_home(const Setup& board, const MoveWish& move) {
  const auto rook = castling_rook_meant(board, move);
  const bool two_squares = rook != move.to;
  if (!rook || move.from.rank() != first_rank(board.at(move.from)->color)) return std::nullopt;
  return two_squares && move.from.file() != rules::File::E ? std::nullopt : rook;
}

/// The same, unless a king stands where one of them would arrive: the hand then moves the king alone.
[[nodiscard]] std::optional<Square> castling_rook(const Setup& board, const MoveWish& move) {
  const auto rook = rook_at_home(board, move);
  if (!rook) return std::nullopt;
  const Color color = board.at(move.from)->color;
  const rules::CastlingSide side = rules::castling_side(move.from, *rook);
  const auto other_king = [&](Square square) {
    const auto piece = board.at(square);
    return square != move.from && piece && piece->kind == Kind::King;
  };
  const bool barred =
      other_king(rules::castled_king_square(color, side)) || other_king(rules::castled_rook_square(color, side));
  return barred ? std::nullopt : rook;
}

void castle(Setup& board, Square king, Square rook) {
  const rules::Piece piece = *board.at(king);
  const rules::CastlingSide side = rules::castling_side(king, rook);
  board.put(king, std::nullopt);
  board.put(rook, std::nullopt);
  board.put(rules::castled_king_square(piece.color, side), piece);
  board.put(rules::castled_rook_square(piece.color, side), rules::Piece{piece.color, Kind::Rook});
}

/// Returns whether something was taken.
bool move_piece(Setup& board, const MoveWish& move) {
  const rules::Piece piece = *board.at(move.from);
  bool captures = board.at(move.to).has_value();
  if (const auto pawn = taken_en_passant(board, move)) {
    board.put(*pawn, std::nullopt);
    captures = true;
  }
  const bool promotes = piece.kind == Kind::Pawn && move.promotion && move.to.rank() == last_rank(piece.color);
  board.put(move.from, std::nullopt);
  board.put(move.to, promotes ? rules::Piece{piece.color, *move.promotion} : piece);
  return captures;
}

/// Rights last only while king and rook stand where they stood (3.8.2.1).
void drop_castling_rights(Setup& board, const MoveWish& move, rules::Piece moved) {
  board.castling_rooks &= ~(Bitboard(move.from) | Bitboard(move.to));
  if (moved.kind != Kind::King) return;
  for (const Square rook : Bitboard(board.castling_rooks))
    if (rook.rank() == first_rank(moved.color)) board.castling_rooks &= ~Bitboard(rook);
}

[[nodiscard]] std::optional<Square> passed_over(const Setup& board, const MoveWish& move, rules::Piece moved) {
  const Rank second = moved.color == Color::White ? Rank::Second : Rank::Seventh;
  const bool double_step = moved.kind == Kind::Pawn && move.from.file() == move.to.file() && move.from.rank() == second &&
                           distance(index(move.from.rank()), index(move.to.rank())) == 2;
  if (!double_step || board.at(move.to)) return std::nullopt;
  const Square between(move.from.file(), moved.color == Color::White ? Rank::Third : Rank::Sixth);
  return board.at(between) ? std::nullopt : std::optional(between);
}

template <class Count>
[[nodiscard]] Count one_more(Count count) {
  constexpr auto most = std::numeric_limits<decltype(count.value())>::max();
  return count.value() == most ? count : Count(static_cast<decltype(count.value())>(count.value() + 1));
}

}  // namespace

std::vector<rules::Reason> reasons_against(const Setup& board, const MoveWish& move) {
  return rules::reasons_against(board, move.from, move.to, move.promotion);
}

std::optional<Square> castling_rook_meant(const Setup& board, const MoveWish& move) {
  const auto king = board.at(move.from);
  if (!king || king->kind != Kind::King || move.from.rank() != move.to.rank()) return std::nullopt;
  const rules::Piece rook{king->color, Kind::Rook};
  if (board.at(move.to) == rook) return move.to;
  if (distance(index(move.from.file()), index(move.to.file())) != 2) return std::nullopt;
  const Square corner(move.to.file() > move.from.file() ? rules::File::H : rules::File::A, move.from.rank());
  return board.at(corner) == rook ? std::optional(corner) : std::nullopt;
}

std::optional<Square> taken_en_passant(const Setup& board, const MoveWish& move) {
  const auto piece = board.at(move.from);
  const bool onto_the_square = piece && piece->kind == Kind::Pawn && board.pushed_over == move.to &&
                               distance(index(move.from.file()), index(move.to.file())) == 1 &&
                               distance(index(move.from.rank()), index(move.to.rank())) == 1;
  return onto_the_square ? std::optional(Square(move.to.file(), move.from.rank())) : std::nullopt;
}

bool is_no_move_at_all(const Setup& board, const MoveWish& move) {
  const auto piece = board.at(move.from);
  const auto there = board.at(move.to);
  return !piece || piece->color != board.turn || move.from == move.to || (there && there->kind == Kind::King);
}

Setup after_any_move(const Setup& board, const MoveWish& move) {
  Setup after = board;
  const rules::Piece moved = *board.at(move.from);
  bool captures = false;
  if (const auto rook = castling_rook(board, move))
    castle(after, move.from, *rook);
  else
    captures = move_piece(after, move);
  drop_castling_rights(after, move, moved);
  after.pushed_over = passed_over(board, move, moved);
  const bool starts_anew = captures || moved.kind == Kind::Pawn;
  after.halfmove_clock = starts_anew ? rules::HalfMoves{0} : one_more(board.halfmove_clock);
  if (moved.color == Color::Black) after.fullmove_number = one_more(board.fullmove_number);
  after.turn = rules::opponent(board.turn);
  return after;
}

bool is_illegal_for_a5_4(const Setup& setup) {
  const rules::Board board = rules::board_of(setup);
  const Bitboard back_ranks = Bitboard::of(Rank::First) | Bitboard::of(Rank::Eighth);
  if (!(board.pieces(Kind::Pawn) & back_ranks).empty()) return true;
  return std::ranges::all_of(std::array{Color::White, Color::Black}, [&](Color color) {
    return !rules::attackers(board, board.king(color), rules::opponent(color), board.occupied()).empty();
  });
}

}  // namespace adoube::game

// SPDX-License-Identifier: MIT
/// Reads a move from its square of arrival backwards: who attacks it, which of those the text means, and whether the king
/// is safe afterwards. No list of moves is made.
#include <cstddef>
#include <optional>
#include <string_view>

#include "adoube/notation/king_safety.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/attacks.hpp"
#include "adoube/rules/castling.hpp"
#include "adoube/rules/check.hpp"

namespace adoube::notation {

namespace {

using rules::Bitboard;
using rules::CastlingSide;
using rules::Color;
using rules::File;
using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Rank;
using rules::Square;

[[nodiscard]] constexpr bool is_file(char c) { return c >= 'a' && c <= 'h'; }
[[nodiscard]] constexpr bool is_rank(char c) { return c >= '1' && c <= '8'; }
[[nodiscard]] constexpr Square square_of(char file, char rank) {
  return Square::from_index_unchecked((rank - '1') * 8 + (file - 'a'));
}

[[nodiscard]] constexpr std::optional<Kind> kind_of(char letter) {
  switch (letter) {
    case 'N':
      return Kind::Knight;
    case 'B':
      return Kind::Bishop;
    case 'R':
      return Kind::Rook;
    case 'Q':
      return Kind::Queen;
    case 'K':
      return Kind::King;
    default:
      return std::nullopt;
  }
}

[[nodiscard]] std::optional<Move> castling(const Position& position, CastlingSide side) {
  const auto rook = position.castling_rook(position.turn(), side);
  if (!rook || rules::castling_obstacle(position, side)) return std::nullopt;
  return Move::castling(position.king(position.turn()), *rook);
}

/// Takes "=Q" off the end of a pawn move. Nothing when what stands there is no promotion.
struct PawnText {
  std::string_view squares;
  std::optional<Kind> promotion;
};
[[nodiscard]] std::optional<PawnText> split_promotion(std::string_view text) {
  if (text.size() < 4 || text[text.size() - 2] != '=') return PawnText{text, std::nullopt};
  const auto kind = kind_of(text.back());
  if (!kind || *kind == Kind::King) return std::nullopt;
  return PawnText{text.substr(0, text.size() - 2), kind};
}

/// The pawn that comes to `to` straight ahead (3.7.1, 3.7.2).
[[nodiscard]] std::optional<Square> pawn_behind(const Position& position, Square to) {
  const Color us = position.turn();
  const Bitboard pawns = position.pieces(us, Kind::Pawn);
  const int back = us == Color::White ? -1 : 1;
  const auto one = to.offset(0, back);
  if (!one || position.occupied().has(to)) return std::nullopt;
  if (pawns.has(*one)) return one;
  const bool double_step_rank = to.rank() == (us == Color::White ? Rank::Fourth : Rank::Fifth);
  const auto two = to.offset(0, 2 * back);
  if (!double_step_rank || position.occupied().has(*one) || !pawns.has(*two)) return std::nullopt;
  return two;
}

[[nodiscard]] std::optional<Move> pawn_push(const Position& position, Square to, std::optional<Kind> promotion, bool in_check) {
  const auto from = pawn_behind(position, to);
  if (!from || !leaves_king_safe(position, *from, to, {}, in_check)) return std::nullopt;
  return promotion ? Move::promotion(*from, to, *promotion) : Move::ordinary(*from, to);
}

[[nodiscard]] std::optional<Move> pawn_capture(const Position& position, char file, Square to,
                                               std::optional<Kind> promotion, bool in_check) {
  const Color us = position.turn();
  const Bitboard sources = rules::pawn_attacks(rules::opponent(us), to) & position.pieces(us, Kind::Pawn) &
                           Bitboard::of(static_cast<File>(file - 'a'));
  const auto from = sources.first();
  if (!from) return std::nullopt;
  if (position.pieces(rules::opponent(us)).has(to)) {
    if (!leaves_king_safe(position, *from, to, Bitboard(to), in_check)) return std::nullopt;
    return promotion ? Move::promotion(*from, to, *promotion) : Move::ordinary(*from, to);
  }
  if (position.pushed_over_square() != to) return std::nullopt;
  const Bitboard passed_pawn(Square(to.file(), from->rank()));
  return leaves_king_safe(position, *from, to, passed_pawn) ? std::optional(Move::en_passant(*from, to)) : std::nullopt;
}

/// "e4", "exd5", "e8=Q", "exd8=Q".
[[nodiscard]] std::optional<Move> pawn_move(const Position& position, std::string_view text, bool in_check) {
  const auto parts = split_promotion(text);
  if (!parts) return std::nullopt;
  const std::string_view squares = parts->squares;
  const bool capture = squares.size() == 4 && squares[1] == 'x';
  if (!capture && squares.size() != 2) return std::nullopt;
  const char file = squares[squares.size() - 2];
  const char rank = squares[squares.size() - 1];
  if (!is_file(file) || !is_rank(rank) || !is_file(squares[0])) return std::nullopt;
  const Square to = square_of(file, rank);
  const bool last_rank = to.rank() == (position.turn() == Color::White ? Rank::Eighth : Rank::First);
  if (last_rank != parts->promotion.has_value()) return std::nullopt;
  return capture ? pawn_capture(position, squares[0], to, parts->promotion, in_check)
                 : pawn_push(position, to, parts->promotion, in_check);
}

/// The one piece out of `candidates` that can legally go there; nothing when there are none or several.
[[nodiscard]] std::optional<Move> only_legal(const Position& position, Bitboard candidates, Square to, bool in_check) {
  const Bitboard captured = Bitboard(to) & position.occupied();
  std::optional<Move> found;
  for (const Square from : candidates) {
    if (!leaves_king_safe(position, from, to, captured, in_check)) continue;
    if (found) return std::nullopt;
    found = Move::ordinary(from, to);
  }
  return found;
}

/// "Nf3", "Nbd2", "R1e1", "Qh4xe1".
[[nodiscard]] std::optional<Move> piece_move(const Position& position, Kind kind, std::string_view text, bool in_check) {
  if (text.size() < 3 || text.size() > 6) return std::nullopt;
  const char file = text[text.size() - 2];
  const char rank = text[text.size() - 1];
  if (!is_file(file) || !is_rank(rank)) return std::nullopt;
  const Square to = square_of(file, rank);
  const Color us = position.turn();

  std::string_view middle = text.substr(1, text.size() - 3);
  const bool capture = middle.ends_with('x');
  if (capture) middle.remove_suffix(1);
  if (position.pieces(us).has(to) || position.occupied().has(to) != capture) return std::nullopt;

  Bitboard candidates = position.pieces(us, kind) & rules::attacks({us, kind}, to, position.occupied());
  if (!middle.empty() && is_file(middle.front())) {
    candidates &= Bitboard::of(static_cast<File>(middle.front() - 'a'));
    middle.remove_prefix(1);
  }
  if (!middle.empty() && is_rank(middle.front())) {
    candidates &= Bitboard::of(static_cast<Rank>(middle.front() - '1'));
    middle.remove_prefix(1);
  }
  if (!middle.empty()) return std::nullopt;
  if (kind != Kind::King) return only_legal(position, candidates, to, in_check);
  if (candidates.empty() || !king_is_safe_on(position, to)) return std::nullopt;
  return Move::ordinary(position.king(us), to);
}

}  // namespace

std::optional<Move> read_san_fast(const Position& position, std::string_view text) {
  return read_san_fast(position, text, rules::in_check(position));
}

std::optional<Move> read_san_fast(const Position& position, std::string_view text, bool in_check) {
  if (!text.empty() && (text.back() == '+' || text.back() == '#')) text.remove_suffix(1);
  if (text.size() < 2) return std::nullopt;
  if (is_file(text[0])) return pawn_move(position, text, in_check);
  if (const auto kind = kind_of(text[0])) return piece_move(position, *kind, text, in_check);
  if (text == "O-O") return castling(position, CastlingSide::Kingside);
  if (text == "O-O-O") return castling(position, CastlingSide::Queenside);
  return std::nullopt;
}

}  // namespace adoube::notation

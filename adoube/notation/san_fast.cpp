// SPDX-License-Identifier: MIT
/// Reads a move from its square of arrival backwards: who attacks it, which of those the text means, and whether the king
/// is safe afterwards. No list of moves is made. Inside this file "no move" is a value of Move rather than an empty
/// optional, and squares are bits: both then stay in registers, which makes up for a third of the time.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "adoube/notation/king_safety.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/notation/san_plain.hpp"
#include "adoube/rules/attacks.hpp"
#include "adoube/rules/castling.hpp"

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

/// As in check, each move is tried; to find out the view first would take longer.
constexpr KingView nothing_known{.in_check = true};

/// From a square to itself: no legal move.
constexpr Square a1(File::A, Rank::First);
constexpr Move no_move = Move::ordinary(a1, a1);

[[nodiscard]] constexpr bool is_file(char c) { return c >= 'a' && c <= 'h'; }
[[nodiscard]] constexpr bool is_rank(char c) { return c >= '1' && c <= '8'; }
[[nodiscard]] constexpr Square square_of(char file, char rank) {
  return Square::from_index_unchecked((rank - '1') * 8 + (file - 'a'));
}
/// The lowest of `squares`, of which there is one.
[[nodiscard]] constexpr Square only(Bitboard squares) {
  return Square::from_index_unchecked(std::countr_zero(squares.bits()));
}

/// The piece of a capital letter; a pawn, which has none, for every other sign.
[[nodiscard]] constexpr Kind kind_of(char letter) {
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
      return Kind::Pawn;
  }
}

[[nodiscard]] Move castling(const Position& position, CastlingSide side) {
  const auto rook = position.castling_rook(position.turn(), side);
  if (!rook || rules::castling_obstacle(position, side)) return no_move;
  return Move::castling(position.king(position.turn()), *rook);
}

/// A pawn's move to its square of arrival; `promotion` is Kind::Pawn where there is none.
[[nodiscard]] constexpr Move pawn_arrives(Square from, Square to, Kind promotion) {
  return promotion == Kind::Pawn ? Move::ordinary(from, to) : Move::promotion(from, to, promotion);
}

/// The pawn that comes to `to` straight ahead (3.7.1, 3.7.2).
[[nodiscard]] Move pawn_push(const Position& position, Square to, Kind promotion, KingView view) {
  const bool white = position.turn() == Color::White;
  const auto behind = [white](Bitboard squares) { return Bitboard(white ? squares.bits() >> 8 : squares.bits() << 8); };
  const Bitboard pawns = position.pieces(position.turn(), Kind::Pawn);
  const Bitboard arrival(to);
  Bitboard from = behind(arrival);
  if (!(position.occupied() & arrival).empty()) return no_move;
  if ((from & pawns).empty()) {
    const Bitboard passed = from;
    from = behind(passed) & pawns;
    const bool double_step_rank = to.rank() == (white ? Rank::Fourth : Rank::Fifth);
    if (!double_step_rank || !(position.occupied() & passed).empty() || from.empty()) return no_move;
  }
  if (!leaves_king_safe(position, only(from), to, {}, view)) return no_move;
  return pawn_arrives(only(from), to, promotion);
}

[[nodiscard]] Move pawn_capture(const Position& position, char file, Square to, Kind promotion, KingView view) {
  const Color us = position.turn();
  const Bitboard sources = rules::pawn_attacks(rules::opponent(us), to) & position.pieces(us, Kind::Pawn) &
                           Bitboard::of(static_cast<File>(file - 'a'));
  if (sources.empty()) return no_move;
  const Square from = only(sources);
  if (position.pieces(rules::opponent(us)).has(to)) {
    if (!leaves_king_safe(position, from, to, Bitboard(to), view)) return no_move;
    return pawn_arrives(from, to, promotion);
  }
  if (position.board().pushed_over != to.index()) return no_move;
  const Bitboard passed_pawn(Square(to.file(), from.rank()));
  return leaves_king_safe(position, from, to, passed_pawn) ? Move::en_passant(from, to) : no_move;
}

/// "e4", "exd5", "e8=Q", "exd8=Q".
[[nodiscard]] Move pawn_move(const Position& position, std::string_view text, KingView view) {
  Kind promotion = Kind::Pawn;
  if (text.size() >= 4 && text[text.size() - 2] == '=') {
    promotion = kind_of(text.back());
    if (promotion == Kind::Pawn || promotion == Kind::King) return no_move;
    text.remove_suffix(2);
  }
  const bool capture = text.size() == 4 && text[1] == 'x';
  if (!capture && text.size() != 2) return no_move;
  const char file = text[text.size() - 2];
  const char rank = text[text.size() - 1];
  if (!is_file(file) || !is_rank(rank)) return no_move;
  const Square to = square_of(file, rank);
  const bool last_rank = to.rank() == (position.turn() == Color::White ? Rank::Eighth : Rank::First);
  if (last_rank != (promotion != Kind::Pawn)) return no_move;
  return capture ? pawn_capture(position, text[0], to, promotion, view) : pawn_push(position, to, promotion, view);
}

/// The one piece out of `candidates` that can legally go there; none when there are none or several.
[[nodiscard]] Move only_legal(const Position& position, Bitboard candidates, Square to, KingView view) {
  const Bitboard captured = Bitboard(to) & position.occupied();
  Move found = no_move;
  for (const Square from : candidates) {
    if (!leaves_king_safe(position, from, to, captured, view)) continue;
    if (found != no_move) return no_move;
    found = Move::ordinary(from, to);
  }
  return found;
}

/// "Nf3", "Nbd2", "R1e1", "Qh4xe1".
[[nodiscard]] Move piece_move(const Position& position, Kind kind, std::string_view text, KingView view) {
  if (text.size() < 3 || text.size() > 6) return no_move;
  const char file = text[text.size() - 2];
  const char rank = text[text.size() - 1];
  if (!is_file(file) || !is_rank(rank)) return no_move;
  const Square to = square_of(file, rank);
  const Color us = position.turn();

  std::string_view middle = text.substr(1, text.size() - 3);
  const bool capture = middle.ends_with('x');
  if (capture) middle.remove_suffix(1);
  if (position.pieces(us).has(to) || position.occupied().has(to) != capture) return no_move;

  Bitboard candidates = position.pieces(us, kind) & rules::attacks({us, kind}, to, position.occupied());
  if (!middle.empty() && is_file(middle.front())) {
    candidates &= Bitboard::of(static_cast<File>(middle.front() - 'a'));
    middle.remove_prefix(1);
  }
  if (!middle.empty() && is_rank(middle.front())) {
    candidates &= Bitboard::of(static_cast<Rank>(middle.front() - '1'));
    middle.remove_prefix(1);
  }
  if (!middle.empty()) return no_move;
  if (kind != Kind::King) return only_legal(position, candidates, to, view);
  if (candidates.empty() || !king_is_safe_on(position, to)) return no_move;
  return Move::ordinary(position.king(us), to);
}

[[nodiscard]] Move read(const Position& position, std::string_view text, KingView view) {
  if (!text.empty() && (text.back() == '+' || text.back() == '#')) text.remove_suffix(1);
  if (text.size() < 2) return no_move;
  if (is_file(text[0])) return pawn_move(position, text, view);
  if (const Kind kind = kind_of(text[0]); kind != Kind::Pawn) return piece_move(position, kind, text, view);
  if (text == "O-O") return castling(position, CastlingSide::Kingside);
  if (text == "O-O-O") return castling(position, CastlingSide::Queenside);
  return no_move;
}

}  // namespace

bool read_san_fast(const Position& position, std::string_view text, KingView view, Move& move) {
  const Move found = read(position, text, view);
  if (found == no_move) return false;
  move = found;
  return true;
}

bool read_san_fast(const Position& position, std::string_view text, bool in_check, Move& move) {
  return read_san_fast(position, text, in_check ? nothing_known : king_view(position), move);
}

std::optional<Move> read_san_fast(const Position& position, std::string_view text) {
  const Move found = read(position, text, nothing_known);
  return found == no_move ? std::nullopt : std::optional(found);
}

}  // namespace adoube::notation

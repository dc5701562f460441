// SPDX-License-Identifier: MIT
#include "adoube/notation/notation_style.hpp"

#include "adoube/notation/san_parts.hpp"
#include "adoube/rules/castling.hpp"

namespace adoube::notation {

namespace {

using rules::Kind;
using rules::Move;
using rules::Position;

[[nodiscard]] std::string castling_text(Move move, MoveSpelling spelling) {
  const bool kingside = rules::castling_side(move.from(), move.to()) == rules::CastlingSide::Kingside;
  if (spelling == MoveSpelling::Fide) return kingside ? "0-0" : "0-0-0";
  return kingside ? "O-O" : "O-O-O";
}

/// The square of departure: all of it in the long form, otherwise what the other pieces make needful.
[[nodiscard]] std::string departure_text(const Position& position, Move move, MoveLength length) {
  const std::string square = move.from().name();
  if (length == MoveLength::Long) return square;
  const Disambiguation needed = disambiguation(position, move);
  return (needed.file ? square.substr(0, 1) : "") + (needed.rank ? square.substr(1) : "");
}

[[nodiscard]] std::string ordinary_text(const Position& position, Move move, const NotationStyle& style) {
  const Kind kind = moving_kind(position, move);
  std::string text;
  if (kind != Kind::Pawn) text += piece_letter({position.turn(), kind}, style.letters);
  text += departure_text(position, move, style.length);
  if (is_capture(position, move))
    text += 'x';
  else if (style.length == MoveLength::Long)
    text += '-';
  text += move.to().name();
  if (const auto promotion = move.promotion()) {
    if (style.spelling == MoveSpelling::Pgn) text += '=';
    text += piece_letter({position.turn(), *promotion}, style.letters);
  }
  return text;
}

}  // namespace

std::string write_move(const Position& position, Move move, NotationStyle style) {
  const bool castling = move.type() == Move::Type::Castling;
  std::string text = castling ? castling_text(move, style.spelling) : ordinary_text(position, move, style);
  const CheckMark mark = check_mark(position, move);
  if (mark != CheckMark::None) text += mark == CheckMark::Mate ? '#' : '+';
  if (style.en_passant_mark && move.type() == Move::Type::EnPassant) text += " e.p.";
  return text;
}

}  // namespace adoube::notation

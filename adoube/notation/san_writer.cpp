// SPDX-License-Identifier: MIT
#include <array>

#include "adoube/notation/san.hpp"
#include "adoube/notation/san_parts.hpp"
#include "adoube/rules/castling.hpp"

namespace adoube::notation {

namespace {

using rules::CastlingSide;
using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Square;

constexpr std::array<char, 6> letters = {'P', 'N', 'B', 'R', 'Q', 'K'};

[[nodiscard]] constexpr char letter_of(Kind kind) { return letters[static_cast<std::size_t>(rules::index(kind))]; }
[[nodiscard]] constexpr char file_letter(Square square) { return static_cast<char>('a' + rules::index(square.file())); }
[[nodiscard]] constexpr char rank_digit(Square square) { return static_cast<char>('1' + rules::index(square.rank())); }

char* put_castling(Move move, char* out) {
  const bool kingside = rules::castling_side(move.from(), move.to()) == CastlingSide::Kingside;
  for (const char c : kingside ? std::string_view("O-O") : std::string_view("O-O-O")) *out++ = c;
  return out;
}

char* put_move(const Position& position, Move move, char* out) {
  const Kind kind = moving_kind(position, move);
  const Disambiguation needed = disambiguation(position, move);
  if (kind != Kind::Pawn) *out++ = letter_of(kind);
  if (needed.file) *out++ = file_letter(move.from());
  if (needed.rank) *out++ = rank_digit(move.from());
  if (is_capture(position, move)) *out++ = 'x';
  *out++ = file_letter(move.to());
  *out++ = rank_digit(move.to());
  if (const auto promotion = move.promotion()) {
    *out++ = '=';
    *out++ = letter_of(*promotion);
  }
  return out;
}

}  // namespace

std::size_t write_san(const Position& position, Move move, char* out) {
  char* end = move.type() == Move::Type::Castling ? put_castling(move, out) : put_move(position, move, out);
  const CheckMark mark = check_mark(position, move);
  if (mark != CheckMark::None) *end++ = mark == CheckMark::Mate ? '#' : '+';
  return static_cast<std::size_t>(end - out);
}

std::string write_san(const Position& position, Move move) {
  std::array<char, san_write_limit> buffer;
  return {buffer.data(), write_san(position, move, buffer.data())};
}

}  // namespace adoube::notation

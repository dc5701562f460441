// SPDX-License-Identifier: MIT
#include "tests/reference_board/diagram.hpp"

#include <cctype>
#include <charconv>
#include <string>
#include <utility>

namespace adoube::reference_board {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::File;
using rules::Kind;
using rules::Rank;
using rules::Setup;
using rules::Square;

constexpr std::string_view letters_by_kind = "pnbrqk";

/// Cuts the next field off the front.
std::string_view next_field(std::string_view& rest) {
  const std::string_view field = rest.substr(0, rest.find(' '));
  rest.remove_prefix(std::min(rest.size(), field.size() + 1));
  return field;
}

Color color_of(char letter) { return std::isupper(static_cast<unsigned char>(letter)) ? Color::White : Color::Black; }
char upper(char letter) { return static_cast<char>(std::toupper(static_cast<unsigned char>(letter))); }
char lower(char letter) { return static_cast<char>(std::tolower(static_cast<unsigned char>(letter))); }

void place(Setup& setup, std::string_view placement) {
  int file = 0;
  int rank = 7;
  for (const char c : placement) {
    if (c == '/') {
      file = 0;
      --rank;
    } else if (c >= '1' && c <= '8') {
      file += c - '0';
    } else {
      setup.put({static_cast<File>(file++), static_cast<Rank>(rank)},
                rules::Piece{color_of(c), static_cast<Kind>(letters_by_kind.find(lower(c)))});
    }
  }
}

void allow_castling(Setup& setup, std::string_view rights) {
  for (const char letter : rights.substr(0, rights == "-" ? 0 : rights.size())) {
    const char file = lower(letter) == 'k' ? 'h' : lower(letter) == 'q' ? 'a' : lower(letter);
    setup.castling_rooks |=
        Bitboard(Square(static_cast<File>(file - 'a'), color_of(letter) == Color::White ? Rank::First : Rank::Eighth));
  }
}

std::uint16_t number(std::string_view digits) {
  std::uint16_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

std::string placement_of(const Setup& setup) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    int gap = 0;
    for (int file = 0; file < 8; ++file) {
      const auto piece = setup.at({static_cast<File>(file), static_cast<Rank>(rank)});
      if (!piece) {
        ++gap;
        continue;
      }
      if (gap > 0) text += std::to_string(std::exchange(gap, 0));
      const char letter = letters_by_kind[static_cast<std::size_t>(index(piece->kind))];
      text += piece->color == Color::White ? upper(letter) : letter;
    }
    if (gap > 0) text += std::to_string(gap);
    if (rank > 0) text += '/';
  }
  return text;
}

std::string rights_of(const Setup& setup) {
  std::string text;
  for (const Square rook : setup.castling_rooks) {
    const char file = rook.name()[0];
    const char letter = setup.variant == rules::Variant::Chess960 ? file : file == 'h' ? 'k' : 'q';
    text += rook.rank() == Rank::First ? upper(letter) : letter;
  }
  return text.empty() ? "-" : text;
}

}  // namespace

Setup diagram(std::string_view fen, rules::Variant variant) {
  Setup setup;
  setup.variant = variant;
  place(setup, next_field(fen));
  setup.turn = next_field(fen) == "w" ? Color::White : Color::Black;
  allow_castling(setup, next_field(fen));
  setup.pushed_over = Square::parse(next_field(fen));
  setup.halfmove_clock = rules::HalfMoves(number(next_field(fen)));
  setup.fullmove_number = rules::FullMoves(number(next_field(fen)));
  return setup;
}

std::string fen_of(const Setup& setup) {
  return placement_of(setup) + (setup.turn == Color::White ? " w " : " b ") + rights_of(setup) + ' ' +
         (setup.pushed_over ? setup.pushed_over->name() : "-") + ' ' + std::to_string(setup.halfmove_clock.value()) + ' ' +
         std::to_string(setup.fullmove_number.value());
}

}  // namespace adoube::reference_board

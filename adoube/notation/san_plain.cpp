// SPDX-License-Identifier: MIT
#include "adoube/notation/san_plain.hpp"

#include <array>
#include <string_view>

#include "adoube/notation/king_safety.hpp"
#include "adoube/notation/san_sources.hpp"
#include "adoube/rules/attacks.hpp"

namespace adoube::notation {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::File;
using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Rank;
using rules::Square;

/// What a move that begins with a letter is made by: a Kind, or this.
constexpr int nobody = 6;

constexpr std::array<std::uint8_t, 256> kind_by_letter = [] {
  std::array<std::uint8_t, 256> kinds{};
  kinds.fill(nobody);
  for (char file = 'a'; file <= 'h'; ++file) kinds[static_cast<unsigned char>(file)] = static_cast<std::uint8_t>(Kind::Pawn);
  constexpr std::string_view pieces = "NBRQK";
  for (std::size_t i = 0; i < pieces.size(); ++i)
    kinds[static_cast<unsigned char>(pieces[i])] = static_cast<std::uint8_t>(i + 1);
  return kinds;
}();

/// The squares that a letter of departure leaves: a file, a rank, all for a zero, none for every other sign.
constexpr std::array<Bitboard, 256> departures = [] {
  std::array<Bitboard, 256> squares{};
  for (int i = 0; i < 8; ++i) {
    squares[static_cast<std::size_t>('a' + i)] = Bitboard::of(static_cast<File>(i));
    squares[static_cast<std::size_t>('1' + i)] = Bitboard::of(static_cast<Rank>(i));
  }
  squares[0] = ~Bitboard();
  return squares;
}();

/// Out of several sources the only one from which the move is legal. False where there is none, or where there are more.
bool only_legal(const Position& position, Bitboard sources, Square to, KingView view, Square& only) {
  const Bitboard captured = Bitboard(to) & position.occupied();
  int found = 0;
  for (const Square from : sources) {
    const bool blocked = !(rules::squares_between(from, to) & position.occupied()).empty();
    if (blocked || !leaves_king_safe(position, from, to, captured, view)) continue;
    only = from;
    ++found;
  }
  return found == 1;
}

/// The same with less ado for what is nearly always so: there is one source, and no care of the king.
bool legal_source(const Position& position, Bitboard sources, Square to, KingView view, Square& only) {
  if (sources.empty()) return false;
  only = lowest(sources);
  const bool several = sources != Bitboard(only);
  if (several || view.in_check || view.shields.has(only)) return only_legal(position, sources, to, view, only);
  return (rules::squares_between(only, to) & position.occupied()).empty();
}

}  // namespace

bool read_plain_san(const Position& position, ShortWord word, KingView view, PlainSan& found) {
  if (word.size() < 2) return false;
  const unsigned char mark = word.before_end(0);
  word.shorten(static_cast<int>(mark == '+') | static_cast<int>(mark == '#'));
  const int by = kind_by_letter[word[0]];
  const unsigned rank = word.before_end(0) - unsigned{'1'};
  const unsigned file = word.before_end(1) - unsigned{'a'};
  if ((file | rank) > 7 || by == nobody) return false;
  const Kind kind = static_cast<Kind>(by);
  const Square to = Square::from_index_unchecked(static_cast<int>(rank * 8 + file));
  const int capture = word.before_end(2) == 'x';
  const int piece_letters = by != 0;
  const int departure_letters = word.size() - 2 - capture - piece_letters;
  if (departure_letters > (capture | piece_letters)) return false;

  const Color us = position.turn();
  if (position.pieces(rules::opponent(us)).has(to) != (capture != 0) || position.pieces(us).has(to)) return false;
  const Bitboard departure = departures[word[piece_letters] * static_cast<std::size_t>(departure_letters)];
  const Bitboard sources = position.pieces(us, kind) & san_sources.of(kind, us, capture, to) & departure;
  found.names_departure = (piece_letters & departure_letters) != 0;
  Square from = to;
  if (kind == Kind::King) {
    if (sources.empty() || !king_is_safe_on(position, to)) return false;
    from = position.king(us);
  } else if (!legal_source(position, sources, to, view, from)) {
    return false;
  }
  found.move = Move::ordinary(from, to);
  return true;
}

}  // namespace adoube::notation

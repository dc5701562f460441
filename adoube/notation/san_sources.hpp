// SPDX-License-Identifier: MIT
/// From which squares a man comes to a square on an otherwise empty board, by what is written: the letter of a piece, a
/// pawn's advance, a pawn's capture. With it a written move is read by one look into a table, whichever man it is about: of
/// the sources where such a man stands, those count between which and the square of arrival nothing stands. A pawn's double
/// step is one of these: the square that it passes over lies between. Used by the fast reader of SAN alone.
#pragma once

#include <array>
#include <cstdint>

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/color.hpp"
#include "adoube/rules/piece.hpp"
#include "adoube/rules/square.hpp"

namespace adoube::notation {

class SanSources {
 public:
  constexpr SanSources() {
    for (int to = 0; to < 64; ++to) fill(to);
  }

  /// `capture`, 0 or 1, matters for pawns alone; they have no sources on the last rank, where they would have to be
  /// promoted.
  [[nodiscard]] constexpr rules::Bitboard of(rules::Kind kind, rules::Color color, int capture, rules::Square to) const {
    const int pawn_row = (6 + 2 * index(color) + capture) * static_cast<int>(kind == rules::Kind::Pawn);
    return rules::Bitboard(rows_[index(kind) + pawn_row][to.index()]);
  }

 private:
  constexpr void fill(int to) {
    for (int from = 0; from < 64; ++from) {
      const int files = from % 8 > to % 8 ? from % 8 - to % 8 : to % 8 - from % 8;
      const int up = to / 8 - from / 8;
      const int ranks = up < 0 ? -up : up;
      if (from == to) continue;
      if (files * ranks == 2) add(index(rules::Kind::Knight), from, to);
      if (files == ranks) add(index(rules::Kind::Bishop), from, to);
      if (files == 0 || ranks == 0) add(index(rules::Kind::Rook), from, to);
      if (files == ranks || files == 0 || ranks == 0) add(index(rules::Kind::Queen), from, to);
      if (files < 2 && ranks < 2) add(index(rules::Kind::King), from, to);
      fill_pawns(from, to, files, up);
    }
  }
  constexpr void fill_pawns(int from, int to, int files, int up) {
    for (const bool white : {true, false}) {
      const int forward = white ? up : -up;
      const int own_rank = white ? from / 8 : 7 - from / 8;
      const int row = white ? 6 : 8;
      if (own_rank == 0 || own_rank == 6) continue;
      if (files == 0 && (forward == 1 || (forward == 2 && own_rank == 1))) add(row, from, to);
      if (files == 1 && forward == 1) add(row + 1, from, to);
    }
  }
  constexpr void add(int row, int from, int to) { rows_[row][to] |= std::uint64_t{1} << from; }

  /// The kinds, the first of which stays empty; then White's advances and captures, and Black's.
  std::uint64_t rows_[10][64] = {};
};

inline constexpr SanSources san_sources{};

}  // namespace adoube::notation

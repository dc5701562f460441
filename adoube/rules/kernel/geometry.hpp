// SPDX-License-Identifier: MIT
/// The squares of the board seen from each square, as tables of plain words: what the fast code looks up.
/// Plain arrays rather than classes, so that a file compiled for a newer processor leaves no inline function behind that
/// the linker could merge into the rest of the program (see kernel.hpp).
#pragma once

#include <cstdint>

namespace adoube::rules::kernel {

/// The two halves of a line through a square, the square itself left out: squares of a lower and of a higher index.
struct Line {
  std::uint64_t lower;
  std::uint64_t upper;
};

/// What castling asks for on the first rank (3.8.2.2; II.3.2), by the files of king and rook. Black's is the same
/// moved up by 56.
struct CastlingWay {
  std::uint64_t empty;         ///< no piece other than king and rook may stand here
  std::uint64_t not_attacked;  ///< where the king stands, crosses and arrives
  std::uint64_t king_to;
  std::uint64_t rook_to;
};

struct Geometry {
  std::uint64_t knight[64];
  std::uint64_t king[64];
  /// What a pawn of the colour (white, black) attacks.
  std::uint64_t pawn[2][64];
  /// File, rank, diagonal, antidiagonal.
  Line lines[64][4];
  /// Both lines at once, the square itself left out.
  std::uint64_t orthogonal[64];
  std::uint64_t diagonal[64];
  /// Strictly between two squares on one line; empty where they share none.
  std::uint64_t between[64][64];
  /// The whole line through two squares; empty where they share none.
  std::uint64_t through[64][64];
  /// By the files of king and rook.
  CastlingWay castling[8][8];
};

/// Constant data: there before any code runs.
extern const Geometry geometry;

}  // namespace adoube::rules::kernel

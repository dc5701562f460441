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

struct Geometry {
  std::uint64_t knight[64];
  std::uint64_t king[64];
  /// What a pawn of the colour (white, black) attacks.
  std::uint64_t pawn[2][64];
  /// File, rank, diagonal, antidiagonal.
  Line lines[64][4];
  /// Strictly between two squares on one line; empty where they share none.
  std::uint64_t between[64][64];
  /// The whole line through two squares; empty where they share none.
  std::uint64_t through[64][64];
};

/// Constant data: there before any code runs.
extern const Geometry geometry;

}  // namespace adoube::rules::kernel

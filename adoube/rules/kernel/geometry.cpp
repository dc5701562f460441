// SPDX-License-Identifier: MIT
#include "adoube/rules/kernel/geometry.hpp"

#include <initializer_list>

namespace adoube::rules::kernel {
namespace {

struct Step {
  int files;
  int ranks;
};

constexpr Step knight_steps[8] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
constexpr Step king_steps[8] = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
constexpr Step line_steps[4] = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};

constexpr std::uint64_t bit(int square) { return std::uint64_t{1} << square; }

/// The square one step on, or -1 beyond the edge.
constexpr int step_from(int square, Step step) {
  const int file = (square & 7) + step.files;
  const int rank = (square >> 3) + step.ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
}

constexpr std::uint64_t landing(int square, Step step) {
  const int to = step_from(square, step);
  return to < 0 ? 0 : bit(to);
}

constexpr std::uint64_t ray(int square, Step step) {
  std::uint64_t squares = 0;
  for (int to = step_from(square, step); to >= 0; to = step_from(to, step)) squares |= bit(to);
  return squares;
}

constexpr void fill_leapers(Geometry& g, int square) {
  for (const Step step : knight_steps) g.knight[square] |= landing(square, step);
  for (const Step step : king_steps) g.king[square] |= landing(square, step);
  g.pawn[0][square] = landing(square, {-1, 1}) | landing(square, {1, 1});
  g.pawn[1][square] = landing(square, {-1, -1}) | landing(square, {1, -1});
}

constexpr void fill_lines(Geometry& g, int square) {
  for (int i = 0; i < 4; ++i) {
    const Step up = line_steps[i];
    const Step down = {-up.files, -up.ranks};
    const Line line = {ray(square, down), ray(square, up)};
    g.lines[square][i] = line;
    (i < 2 ? g.orthogonal : g.diagonal)[square] |= line.lower | line.upper;
    const std::uint64_t whole = line.lower | line.upper | bit(square);
    for (const Step step : {up, down}) {
      std::uint64_t passed = 0;
      for (int to = step_from(square, step); to >= 0; to = step_from(to, step)) {
        g.between[square][to] = passed;
        g.through[square][to] = whole;
        passed |= bit(to);
      }
    }
  }
}

/// From one square of the first rank to another, both included.
constexpr std::uint64_t stretch(int a, int b) {
  const int low = a < b ? a : b;
  const int high = a < b ? b : a;
  return (bit(high + 1) - 1) & ~(bit(low) - 1);
}

constexpr void fill_castling(Geometry& g, int king) {
  for (int rook = 0; rook < 8; ++rook) {
    const int king_to = rook > king ? 6 : 2;
    const int rook_to = rook > king ? 5 : 3;
    const std::uint64_t way = stretch(king, king_to) | stretch(rook, rook_to);
    g.castling[king][rook] = {way & ~(bit(king) | bit(rook)), stretch(king, king_to), bit(king_to), bit(rook_to)};
  }
}

constexpr Geometry make_geometry() {
  Geometry g{};
  for (int square = 0; square < 64; ++square) {
    fill_leapers(g, square);
    fill_lines(g, square);
  }
  for (int king = 0; king < 8; ++king) fill_castling(g, king);
  return g;
}

}  // namespace

constinit const Geometry geometry = make_geometry();

}  // namespace adoube::rules::kernel

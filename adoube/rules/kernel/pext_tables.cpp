// SPDX-License-Identifier: MIT
#include "adoube/rules/kernel/pext_tables.hpp"

#include "adoube/rules/kernel/geometry.hpp"

namespace adoube::rules::kernel {
namespace {

using u64 = std::uint64_t;

#include "adoube/rules/kernel/sliders_portable.inc"

constexpr int orthogonal_entries = 102400;
constexpr int diagonal_entries = 5248;
u64 all_attacks[orthogonal_entries + diagonal_entries];

/// The squares of a line on which a piece hides something: all but the last of each half.
u64 hiding(const Line& line) {
  const u64 lowest = line.lower & (0 - line.lower);
  const u64 highest = line.upper == 0 ? 0 : (u64{1} << 63) >> __builtin_clzll(line.upper);
  return (line.lower ^ lowest) | (line.upper ^ highest);
}

/// Subsets in the order of their packed index, so that PEXT is not needed here.
template <class Attacks>
u64* fill(PackedLines& lines, u64 mask, u64* at, Attacks attacks_on) {
  lines = {mask, at};
  u64 occupied = 0;
  do {
    *at++ = attacks_on(occupied);
    occupied = (occupied - mask) & mask;
  } while (occupied != 0);
  return at;
}

}  // namespace

PextTables pext_tables;

void fill_pext_tables() {
  u64* at = all_attacks;
  for (int square = 0; square < 64; ++square) {
    const Line* const lines = geometry.lines[square];
    at = fill(pext_tables.orthogonal[square], hiding(lines[0]) | hiding(lines[1]), at,
              [square](u64 occupied) { return orthogonal_attacks(square, occupied); });
    at = fill(pext_tables.diagonal[square], hiding(lines[2]) | hiding(lines[3]), at,
              [square](u64 occupied) { return diagonal_attacks(square, occupied); });
  }
}

}  // namespace adoube::rules::kernel

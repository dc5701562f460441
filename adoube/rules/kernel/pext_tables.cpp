// SPDX-License-Identifier: MIT
#include "adoube/rules/kernel/pext_tables.hpp"

#include "adoube/rules/kernel/geometry.hpp"

namespace adoube::rules::kernel {
namespace {

using u64 = std::uint64_t;

// Each part stands on those before it.
// clang-format off
#include "adoube/rules/kernel/sliders_portable.inc"
#include "adoube/rules/kernel/hiding_squares.inc"
// clang-format on

u64 all_attacks[orthogonal_entries + diagonal_entries];

/// In the order of the packed index, so that PEXT is not needed here.
template <class Attacks>
u64* fill(PackedLines& lines, u64 mask, u64* at, Attacks attacks_on) {
  lines = {mask, at};
  each_subset(mask, [&](u64 occupied) { *at++ = attacks_on(occupied); });
  return at;
}

}  // namespace

PextTables pext_tables;

void fill_pext_tables() {
  u64* at = all_attacks;
  for (int square = 0; square < 64; ++square) {
    at = fill(pext_tables.orthogonal[square], hiding_orthogonals(square), at,
              [square](u64 occupied) { return orthogonal_attacks(square, occupied); });
    at = fill(pext_tables.diagonal[square], hiding_diagonals(square), at,
              [square](u64 occupied) { return diagonal_attacks(square, occupied); });
  }
}

}  // namespace adoube::rules::kernel

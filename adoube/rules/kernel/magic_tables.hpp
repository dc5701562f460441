// SPDX-License-Identifier: MIT
/// Attacks of sliders by an index that a multiplication makes of the occupied squares that matter ("magic bitboards"), for
/// processors without PEXT.
#pragma once

#include <cstdint>

namespace adoube::rules::kernel {

struct MagicLines {
  std::uint64_t mask;    ///< the squares whose occupation matters: the lines without their edge squares
  std::uint64_t factor;  ///< (occupied & mask) * factor >> shift is the index
  const std::uint64_t* attacks;
  int shift;
};

struct MagicTables {
  MagicLines orthogonal[64];
  MagicLines diagonal[64];
};

/// Empty until fill_magic_tables() has run.
extern MagicTables magic_tables;

/// To be called once, before anyone reads.
void fill_magic_tables();

}  // namespace adoube::rules::kernel

// SPDX-License-Identifier: MIT
/// Attacks of sliders by packed occupancy, for processors with PEXT.
#pragma once

#include <cstdint>

namespace adoube::rules::kernel {

struct PackedLines {
  std::uint64_t mask;            ///< the squares whose occupation matters: the lines without their edge squares
  const std::uint64_t* attacks;  ///< by pext(occupied, mask)
};

struct PextTables {
  PackedLines orthogonal[64];
  PackedLines diagonal[64];
};

/// Empty until fill_pext_tables() has run.
extern PextTables pext_tables;

/// To be called once, before anyone reads.
void fill_pext_tables();

}  // namespace adoube::rules::kernel

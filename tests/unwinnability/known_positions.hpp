// SPDX-License-Identifier: MIT
/// Positions whose truth is known, by enumeration or by an argument that the name tells.
#pragma once

#include <span>

namespace adoube::unwinnability {

struct KnownRow {
  const char* name;  ///< what makes it special
  const char* fen;
  bool white;  ///< whether White can ever mate
  bool black;
};

[[nodiscard]] std::span<const KnownRow> known_positions();

}  // namespace adoube::unwinnability

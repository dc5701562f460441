// SPDX-License-Identifier: MIT
/// Sets of squares as the rows of these tests write them.
#pragma once

#include <string>

#include "adoube/rules/bitboard.hpp"

namespace adoube::rules::testing {

/// "a1 b3 h8", a1 first; "" for the empty set.
inline std::string names_of(Bitboard squares) {
  std::string names;
  for (const Square square : squares) {
    if (!names.empty()) names += ' ';
    names += square.name();
  }
  return names;
}

}  // namespace adoube::rules::testing

// SPDX-License-Identifier: MIT
/// How a failing test names the codes of this library.
#pragma once

#include <ostream>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/forgiven.hpp"
#include "adoube/notation/san.hpp"

namespace adoube::notation {

inline void PrintTo(FenFault fault, std::ostream* out) { *out << code(fault); }
inline void PrintTo(Forgiven forgiven, std::ostream* out) { *out << code(forgiven); }
inline void PrintTo(SanFault fault, std::ostream* out) {
  constexpr const char* names[] = {"NotAMove", "Illegal", "Ambiguous", "PromotionMissing", "NotExportForm"};
  *out << names[static_cast<int>(fault)];
}

}  // namespace adoube::notation

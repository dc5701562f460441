// SPDX-License-Identifier: MIT
/// What a fuzz target states about every input.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace adoube::fuzz {

/// Stops the fuzzer, which keeps the input, when the law does not hold.
inline void law(bool holds, std::string_view statement) {
  if (holds) return;
  std::fprintf(stderr, "broken law: %.*s\n", static_cast<int>(statement.size()), statement.data());
  std::abort();
}

}  // namespace adoube::fuzz

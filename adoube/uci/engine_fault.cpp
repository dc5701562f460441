// SPDX-License-Identifier: MIT
#include "adoube/uci/engine_fault.hpp"

#include <array>

namespace adoube::uci {

std::string_view name(EngineFault fault) {
  constexpr std::array<std::string_view, 8> names{"cannot-start", "no-greeting", "died",    "silent",
                                                  "flooded",      "garbled",     "no-move", "illegal-move"};
  return names[static_cast<std::size_t>(fault)];
}

}  // namespace adoube::uci

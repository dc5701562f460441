// SPDX-License-Identifier: MIT
/// LAN, the long algebraic notation (C.8): Ng1-f3, e2-e4, e4xd5, e7-e8=Q+, O-O.
#pragma once

#include <string>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::notation {

/// `move` is legal in `position`.
[[nodiscard]] std::string write_lan(const rules::Position& position, rules::Move move);

}  // namespace adoube::notation

// SPDX-License-Identifier: MIT
/// The null move of annotators: "--" in a variation says "if the opponent could do nothing". No move of the Laws (1.3).
#pragma once

#include <optional>

#include "adoube/rules/position.hpp"

namespace adoube::notation {

/// The position with the other player on move; nothing where that would leave the king in check.
[[nodiscard]] std::optional<rules::Position> pass(const rules::Position& position);

}  // namespace adoube::notation

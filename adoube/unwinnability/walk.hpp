// SPDX-License-Identifier: MIT
/// The quick way to a mate, where there is one: both kings walk to a corner, and a piece mates there.
#pragma once

#include <optional>
#include <vector>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

struct Walked {
  /// Legal moves after which the side asked about has mated; nothing where none was found.
  std::optional<std::vector<rules::Move>> line{};
  std::uint32_t positions = 0;  ///< looked at
};

/// `positions`: to look at, at the most, for each of the two corners tried, and no more than 300. Nothing found proves
/// nothing. No allocation but for the line.
[[nodiscard]] Walked walk_to_mate(const rules::Position& position, rules::Color side, std::uint32_t positions);

}  // namespace adoube::unwinnability

// SPDX-License-Identifier: MIT
/// A proof for positions where pieces roam about but the kings and pawns hardly can: every arrangement of kings and pawns
/// that can ever arise is looked at, wherever the pieces may be meanwhile. Of the pieces it is only known where they can
/// ever stand (structure.hpp); each is taken to be wherever it would help most, or to be gone.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "adoube/rules/position.hpp"
#include "adoube/unwinnability/structure.hpp"

namespace adoube::unwinnability {

/// The arrangements: positions of kings and pawns alone, the one at the start first; together they are the proof that `side`
/// never mates. Nothing where that cannot be shown so, or not with at most `limit` arrangements. `structure` is that of
/// `position`.
[[nodiscard]] std::optional<std::vector<rules::Position>> skeleton_proof(const rules::Position& position,
                                                                         const Structure& structure, rules::Color side,
                                                                         std::uint32_t limit);

}  // namespace adoube::unwinnability

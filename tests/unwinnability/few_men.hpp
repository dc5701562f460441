// SPDX-License-Identifier: MIT
/// Positions in plenty with few men on the board, with a taste for what is hard to judge: blocked pawns, bishops of one
/// square colour, underpromoted pieces, kings in corners; and positions that differ in one man from a given one.
#pragma once

#include <functional>
#include <optional>

#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

/// Gives a number from 0 to count - 1: random ones, or those that a fuzzer's bytes say.
using Choose = std::function<int(int count)>;

/// Two kings and one to `most - 2` other men (`most` is at least 3). Nothing where what was chosen cannot be played.
[[nodiscard]] std::optional<rules::Position> few_men(const Choose& choose, int most);
/// Three to six pairs of pawns head to head that make a wall, or nearly; a king on either side of it, or both on one; up to
/// two other men. Nothing where what was chosen cannot be played.
[[nodiscard]] std::optional<rules::Position> wall(const Choose& choose);
/// A man moved, added, taken off or with its colour changed, or the other player on move. Nothing where what comes out of it
/// cannot be played.
[[nodiscard]] std::optional<rules::Position> mutant(const rules::Position& position, const Choose& choose);

}  // namespace adoube::unwinnability

// SPDX-License-Identifier: MIT
/// How many sequences of legal moves of a given length there are: the classic check of a move generator.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// depth 0 gives 1. The last half-move is counted, not listed.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);
/// The same result with a move list written at the last half-move as well: the honest measure of list generation.
[[nodiscard]] std::uint64_t perft_with_lists(const Position& position, int depth);
/// perft(depth - 1) after each legal move. depth >= 1.
[[nodiscard]] std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Position& position, int depth);

}  // namespace adoube::rules

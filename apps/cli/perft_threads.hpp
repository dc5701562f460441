// SPDX-License-Identifier: GPL-3.0-or-later
/// Perft over several threads: the moves at the root are shared out.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::cli {

struct PerftCount {
  std::uint64_t nodes = 0;
  std::vector<std::pair<rules::Move, std::uint64_t>> by_move{};  ///< in the order of legal_moves(); empty at depth 0
};

/// depth >= 0, threads >= 1.
[[nodiscard]] PerftCount count_perft(const rules::Position& position, int depth, unsigned threads);

}  // namespace adoube::cli

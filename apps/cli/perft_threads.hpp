// SPDX-License-Identifier: GPL-3.0-or-later
/// Perft over several threads, maybe with a table of what has been counted before. The work is shared out some half-moves
/// below the root, in parts so many that none of them keeps the other threads waiting at the end.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "apps/cli/perft_table.hpp"

namespace adoube::cli {

struct PerftCount {
  std::uint64_t nodes = 0;
  std::vector<std::pair<rules::Move, std::uint64_t>> by_move{};  ///< in the order of legal_moves(); empty at depth 0
};

/// depth 0 to 31, threads >= 1. `table` may be null, and may have been used before with positions of the same variant. The
/// count is the same whatever the threads and the table.
[[nodiscard]] PerftCount count_perft(const rules::Position& position, int depth, unsigned threads, PerftTable* table);

}  // namespace adoube::cli

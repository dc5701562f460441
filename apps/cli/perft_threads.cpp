// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/perft_threads.hpp"

#include <atomic>
#include <thread>

#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/perft.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::cli {

PerftCount count_perft(const rules::Position& position, int depth, unsigned threads) {
  if (depth == 0) return {.nodes = 1};
  PerftCount count;
  for (const rules::Move move : rules::legal_moves(position)) count.by_move.emplace_back(move, 0);
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < count.by_move.size(); i = next++)
      count.by_move[i].second = rules::perft(rules::play(position, count.by_move[i].first), depth - 1);
  };
  {
    std::vector<std::jthread> helpers;
    for (unsigned helper = 1; helper < threads; ++helper) helpers.emplace_back(work);
    work();
  }
  for (const auto& [move, nodes] : count.by_move) count.nodes += nodes;
  return count;
}

}  // namespace adoube::cli

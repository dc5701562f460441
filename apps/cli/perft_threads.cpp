// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/perft_threads.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/perft.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::cli {
namespace {

using rules::Position;

/// A position somewhere below a move at the root.
struct Part {
  std::size_t root_move;
  Position position;
};

/// Every line one half-move longer.
[[nodiscard]] std::vector<Part> a_ply_on(const std::vector<Part>& parts) {
  std::vector<Part> longer;
  for (const Part& part : parts)
    for (const rules::Move move : rules::legal_moves(part.position))
      longer.push_back({part.root_move, rules::play(part.position, move)});
  return longer;
}

/// With so few half-moves to come, counting is quicker than asking the table.
constexpr int too_near_for_table = 2;

[[nodiscard]] std::uint64_t count_with_table(const Position& position, int depth, PerftTable& table) {
  if (depth <= too_near_for_table) return rules::perft(position, depth);
  const PerftTable::Key key{rules::placement_of(position), position.turn(), depth};
  if (const auto known = table.find(key)) return *known;
  std::uint64_t leaves = 0;
  for (const rules::Move move : rules::legal_moves(position))
    leaves += count_with_table(rules::play(position, move), depth - 1, table);
  table.keep(key, leaves);
  return leaves;
}

[[nodiscard]] std::uint64_t count_part(const Position& position, int depth, PerftTable* table) {
  return table == nullptr ? rules::perft(position, depth) : count_with_table(position, depth, *table);
}

/// Calls work(0) to work(number - 1), each once, on any of the threads.
template <class Work>
void share_out(std::size_t number, unsigned threads, Work work) {
  std::atomic<std::size_t> next{0};
  const auto help = [&] {
    for (std::size_t i = next++; i < number; i = next++) work(i);
  };
  std::vector<std::jthread> helpers;
  for (unsigned helper = 1; helper < threads; ++helper) helpers.emplace_back(help);
  help();
}

}  // namespace

PerftCount count_perft(const Position& position, int depth, unsigned threads, PerftTable* table) {
  if (depth == 0) return {.nodes = 1};
  PerftCount count;
  std::vector<Part> parts;
  for (const rules::Move move : rules::legal_moves(position)) {
    parts.push_back({parts.size(), rules::play(position, move)});
    count.by_move.emplace_back(move, 0);
  }
  // An uneven position has parts a hundred times the size of others.
  const std::size_t enough = threads == 1 ? 0 : std::min<std::size_t>(256 * static_cast<std::size_t>(threads), 8192);
  int to_come = depth - 1;
  for (; to_come > 2 && !parts.empty() && parts.size() < enough; --to_come) parts = a_ply_on(parts);

  std::vector<std::uint64_t> leaves(parts.size());
  share_out(parts.size(), threads, [&](std::size_t i) { leaves[i] = count_part(parts[i].position, to_come, table); });
  for (std::size_t i = 0; i < parts.size(); ++i) {
    count.by_move[parts[i].root_move].second += leaves[i];
    count.nodes += leaves[i];
  }
  return count;
}

}  // namespace adoube::cli

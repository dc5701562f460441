// SPDX-License-Identifier: MIT
#include "tests/unwinnability/helpmate_solver.hpp"

#include <algorithm>
#include <unordered_set>

#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/same_position.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Color;
using rules::Move;
using rules::Position;
using rules::PositionKey;

struct Hash {
  std::size_t operator()(const PositionKey& key) const { return static_cast<std::size_t>(rules::hash(key)); }
};

struct Reached {
  Position position;
  std::size_t from;  ///< the place of the position before it
  Move by;
};

[[nodiscard]] bool is_mate_by(Color side, const Position& position) {
  return position.turn() != side && rules::is_checkmate(position);
}

[[nodiscard]] std::vector<Move> line_to(const std::vector<Reached>& all, std::size_t at) {
  std::vector<Move> line;
  for (; at != 0; at = all[at].from) line.push_back(all[at].by);
  std::ranges::reverse(line);
  return line;
}

}  // namespace

Solution solve(const Position& start, Color side, std::size_t cap) {
  const Move none = Move::from_bits_unchecked(0);
  std::vector<Reached> all = {{start, 0, none}};
  std::unordered_set<PositionKey, Hash> seen = {rules::position_key(start)};
  for (std::size_t at = 0; at < all.size(); ++at) {
    const Position position = all[at].position;
    if (is_mate_by(side, position)) return {Truth::CanMate, line_to(all, at), all.size()};
    for (const Move move : rules::legal_moves(position)) {
      const Position next = rules::play(position, move);
      if (!seen.insert(rules::position_key(next)).second) continue;
      if (all.size() >= cap) return {.truth = Truth::Unknown, .positions = all.size()};
      all.push_back({next, at, move});
    }
  }
  return {.truth = Truth::CannotMate, .positions = all.size()};
}

}  // namespace adoube::unwinnability

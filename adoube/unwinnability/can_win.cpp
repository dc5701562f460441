// SPDX-License-Identifier: MIT
// Two stages. First the table of material. Then every position that legal moves can reach, each looked at once, until a mate
// by the side asked for is found, none is left, or the limit is reached. The order changes how soon a mate is found, never
// the verdict: positions that leave the side to be mated the fewest moves come first, so that ordinary positions are decided
// in no time, and among those the ones reached in fewer moves. Two positions are one here when they are the same in the
// sense of 9.2.3: the counters do not change which moves are legal. A position whose material already says that the side
// cannot mate is not followed further, since nothing behind it can mate either: captures and promotions behind it were part
// of that table's enumeration.
#include "adoube/unwinnability/can_win.hpp"

#include <algorithm>
#include <compare>
#include <functional>
#include <queue>
#include <unordered_set>
#include <vector>

#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/mate_stalemate.hpp"
#include "adoube/rules/material.hpp"
#include "adoube/rules/play.hpp"
#include "adoube/rules/same_position.hpp"

namespace adoube::unwinnability {
namespace {

using rules::Color;
using rules::Position;

struct Hash {
  std::size_t operator()(const rules::PositionKey& key) const { return static_cast<std::size_t>(rules::hash(key)); }
};

struct Node {
  Position position;
  std::uint32_t parent;
  std::uint16_t move;  // rules::Move::bits() of the move that led here
};

[[nodiscard]] std::vector<rules::Move> line_to(const std::vector<Node>& nodes, std::uint32_t at) {
  std::vector<rules::Move> line;
  for (; at != 0; at = nodes[at].parent) line.push_back(rules::Move::from_bits_unchecked(nodes[at].move));
  std::ranges::reverse(line);
  return line;
}

/// A node still to be looked at; less is sooner.
struct Waiting {
  int loser_moves;
  int depth;
  std::uint32_t node;

  friend auto operator<=>(const Waiting&, const Waiting&) = default;
};

using Queue = std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>>;

/// `winner`: whose mate is looked for.
[[nodiscard]] Answer search(const Position& start, Color winner, const Limits& limits) {
  std::vector<Node> nodes{{start, 0, 0}};
  std::unordered_set<rules::PositionKey, Hash> seen{rules::position_key(start)};
  Queue queue;
  queue.push({0, 0, 0});
  std::uint32_t looked_at = 0;
  while (!queue.empty()) {
    const Waiting at = queue.top();
    queue.pop();
    ++looked_at;
    const Position position = nodes[at.node].position;
    const bool loser_on_move = position.turn() != winner;
    if (loser_on_move && rules::is_checkmate(position))
      return {.verdict = Verdict::Winnable, .line = line_to(nodes, at.node), .positions = looked_at};
    if (rules::cannot_mate_by_material(position, winner)) continue;
    for (const rules::Move move : rules::legal_moves(position)) {
      const Position next = rules::play(position, move);
      if (!seen.insert(rules::position_key(next)).second) continue;
      if (nodes.size() >= limits.positions) return {.positions = looked_at};
      // With the loser to move next its moves are counted; the loser's own moves leave the count of the position before.
      const int loser_moves = loser_on_move ? at.loser_moves : rules::count_legal_moves(next);
      queue.push({loser_moves, at.depth + 1, static_cast<std::uint32_t>(nodes.size())});
      nodes.push_back({next, at.node, move.bits()});
    }
  }
  return {.verdict = Verdict::Unwinnable, .proof = Proof::ExhaustedGraph, .positions = looked_at};
}

}  // namespace

Answer can_win(const Position& position, Color side, const Limits& limits) {
  if (rules::cannot_mate_by_material(position, side)) return {.verdict = Verdict::Unwinnable, .proof = Proof::Material};
  Structure men = structure(position);
  if (rules_out_mate(men, side))
    return {.verdict = Verdict::Unwinnable, .proof = Proof::Structure, .structure = std::move(men)};
  return search(position, side, limits);
}

std::optional<bool> is_dead(const Position& position, const Limits& limits) {
  if (rules::is_dead_by_material(position)) return true;
  bool known = true;
  for (const Color side : {Color::White, Color::Black}) {
    const Verdict verdict = can_win(position, side, limits).verdict;
    if (verdict == Verdict::Winnable) return false;
    known &= verdict == Verdict::Unwinnable;
  }
  return known ? std::optional(true) : std::nullopt;
}

}  // namespace adoube::unwinnability

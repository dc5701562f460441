// SPDX-License-Identifier: MIT
// Two stages. First the table of material. Then every position that legal moves can reach, nearest first, each looked at once,
// until a mate by a side asked for is found, none is left, or the limit is reached. Two positions are one here when they are
// the same in the sense of 9.2.3: the counters do not change which moves are legal. A position whose material already says that
// no side asked for can mate is not followed further, since nothing behind it can mate either: captures and promotions behind
// it were part of that table's enumeration.
#include "adoube/unwinnability/can_win.hpp"

#include <algorithm>
#include <unordered_set>

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

/// The sides whose mate ends the search.
struct Wanted {
  bool white;
  bool black;

  [[nodiscard]] bool has(Color color) const { return color == Color::White ? white : black; }
};

[[nodiscard]] bool hopeless(const Position& position, Wanted wanted) {
  return (!wanted.white || rules::cannot_mate_by_material(position, Color::White)) &&
         (!wanted.black || rules::cannot_mate_by_material(position, Color::Black));
}

[[nodiscard]] std::vector<rules::Move> line_to(const std::vector<Node>& nodes, std::uint32_t at) {
  std::vector<rules::Move> line;
  for (; at != 0; at = nodes[at].parent) line.push_back(rules::Move::from_bits_unchecked(nodes[at].move));
  std::ranges::reverse(line);
  return line;
}

[[nodiscard]] Answer search(const Position& start, Wanted wanted, Limits limits) {
  std::vector<Node> nodes{{start, 0, 0}};
  std::unordered_set<rules::PositionKey, Hash> seen{rules::position_key(start)};
  for (std::uint32_t at = 0; at < nodes.size(); ++at) {
    const Position position = nodes[at].position;
    if (wanted.has(rules::opponent(position.turn())) && rules::is_checkmate(position))
      return {Verdict::Winnable, Proof::None, line_to(nodes, at), at + 1};
    if (hopeless(position, wanted)) continue;
    for (const rules::Move move : rules::legal_moves(position)) {
      const Position next = rules::play(position, move);
      if (!seen.insert(rules::position_key(next)).second) continue;
      if (nodes.size() >= limits.positions) return {Verdict::Undetermined, Proof::None, {}, at + 1};
      nodes.push_back({next, at, move.bits()});
    }
  }
  return {Verdict::Unwinnable, Proof::ExhaustedGraph, {}, static_cast<std::uint32_t>(nodes.size())};
}

}  // namespace

Answer can_win(const Position& position, Color side, Limits limits) {
  if (rules::cannot_mate_by_material(position, side)) return {Verdict::Unwinnable, Proof::Material, {}, 0};
  return search(position, {side == Color::White, side == Color::Black}, limits);
}

bool is_dead(const Position& position, Limits limits) {
  if (rules::is_dead_by_material(position)) return true;
  return search(position, {true, true}, limits).verdict == Verdict::Unwinnable;
}

}  // namespace adoube::unwinnability

// SPDX-License-Identifier: MIT
#include "adoube/unwinnability/graph.hpp"

#include <algorithm>

namespace adoube::unwinnability {

using rules::Color;
using rules::Placement;
using rules::Position;

Graph::Graph(const Position& start, std::uint32_t limit)
    : slots_(64), limit_(std::clamp(limit, 1U, node_mask - 1)), variant_(start.variant()) {
  (void)add(start, 0, rules::Move::from_bits_unchecked(0));
}

std::optional<Graph::Added> Graph::add(const Position& position, Node parent, rules::Move move) {
  const Placement placement = rules::placement_of(position);
  const Color turn = position.turn();
  const std::size_t mask = slots_.size() - 1;
  const std::uint64_t hash = rules::hash(placement, turn);
  const Slot tag = tag_of(hash);
  std::size_t slot = hash & mask;
  for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
    if ((slots_[slot] & ~node_mask) != tag) continue;
    const Node found = (slots_[slot] & node_mask) - 1;
    if (at(found).placement == placement && at(found).turn == turn) return Added{found, false};
  }
  if (size_ >= limit_) return std::nullopt;
  if (size_ % block_size == 0) blocks_.push_back(std::make_unique_for_overwrite<Entry[]>(block_size));
  const Node node = size_++;
  at(node) = {placement, parent, move.bits(), turn, 0};
  slots_[slot] = tag | (node + 1);
  if (size_ * 4ULL > slots_.size() * 3ULL) rehash(slots_.size() * 2);
  return Added{node, true};
}

void Graph::rehash(std::size_t slots) {
  slots_.assign(slots, 0);
  for (Node node = 0; node < size_; ++node) {
    const std::uint64_t hash = rules::hash(at(node).placement, at(node).turn);
    std::size_t slot = hash & (slots - 1);
    while (slots_[slot] != 0) slot = (slot + 1) & (slots - 1);
    slots_[slot] = tag_of(hash) | (node + 1);
  }
}

Position Graph::position(Node node) const {
  const Entry& entry = at(node);
  return rules::position_of(entry.placement, entry.turn, variant_);
}

std::vector<rules::Move> Graph::line_to(Node node) const {
  std::vector<rules::Move> line;
  for (; node != 0; node = at(node).parent) line.push_back(rules::Move::from_bits_unchecked(at(node).move));
  std::ranges::reverse(line);
  return line;
}

}  // namespace adoube::unwinnability

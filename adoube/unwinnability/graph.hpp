// SPDX-License-Identifier: MIT
/// The positions a search has seen, each once in the sense of Article 9.2.3, and how each was reached. Positions are kept
/// whole (32 bytes), never as a hash alone: what this says has been seen has been seen.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "adoube/rules/move.hpp"
#include "adoube/rules/placement.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

class Graph {
 public:
  using Node = std::uint32_t;

  /// With one position in it, node 0. At most `limit` positions are kept, no more than 16 million, and 48 bytes for each.
  Graph(const rules::Position& start, std::uint32_t limit);

  struct Added {
    Node node;
    bool is_new;
  };
  /// The node of `position`, which `move` reaches from `parent`; a new one where it had not been seen. Nothing where it had
  /// not and the limit is reached.
  [[nodiscard]] std::optional<Added> add(const rules::Position& position, Node parent, rules::Move move);

  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] rules::Position position(Node node) const;
  /// The moves from node 0 to `node`, as they were found.
  [[nodiscard]] std::vector<rules::Move> line_to(Node node) const;

  /// A number of the caller's for each node; 0 at first.
  [[nodiscard]] std::uint8_t mark(Node node) const { return at(node).mark; }
  void set_mark(Node node, std::uint8_t mark) { at(node).mark = mark; }

 private:
  struct Entry {
    rules::Placement placement;
    Node parent;
    std::uint16_t move;
    rules::Color turn;
    std::uint8_t mark;
  };
  static constexpr std::uint32_t block_size = 1U << 8;

  /// A place in the hash table: node + 1, or 0, in the lower bits, and above them some of its hash, so that an entry is
  /// hardly ever fetched from memory but to be found equal.
  using Slot = std::uint32_t;
  static constexpr int node_bits = 24;
  static constexpr Slot node_mask = (Slot{1} << node_bits) - 1;

  [[nodiscard]] static Slot tag_of(std::uint64_t hash) { return static_cast<Slot>(hash >> 32) & ~node_mask; }
  [[nodiscard]] Entry& at(Node node) const { return blocks_[node / block_size][node % block_size]; }
  void rehash(std::size_t slots);

  std::vector<std::unique_ptr<Entry[]>> blocks_;
  std::vector<Slot> slots_;
  std::uint32_t size_ = 0;
  std::uint32_t limit_;
  rules::Variant variant_;
};

}  // namespace adoube::unwinnability

// SPDX-License-Identifier: GPL-3.0-or-later
/// What is below a position, remembered: several threads share one table. A position is compared whole, never by a hash
/// alone, so no count is ever that of another position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "adoube/rules/placement.hpp"

namespace adoube::cli {

/// Thread-safe, and no thread waits for another: who finds a part of the table in use goes on without it.
class PerftTable {
 public:
  /// The largest power of two of buckets within so many bytes, at least one. Nothing where there is no such memory.
  [[nodiscard]] static std::unique_ptr<PerftTable> of_bytes(std::size_t bytes);
  PerftTable(const PerftTable&) = delete;
  PerftTable& operator=(const PerftTable&) = delete;
  ~PerftTable();

  /// A position, as the table takes it, with the half-moves to come: 0 to 31.
  struct Key {
    rules::Placement placement;
    rules::Color turn;
    int depth;
  };

  /// Only positions of one variant may meet in a table.
  [[nodiscard]] std::optional<std::uint64_t> find(const Key& key);
  /// Takes the place of the entry of its bucket with the fewest half-moves to come.
  void keep(const Key& key, std::uint64_t leaves);

 private:
  struct Bucket;
  class Visit;

  PerftTable(void* memory, std::size_t buckets);
  [[nodiscard]] Bucket& bucket_of(const Key& key) const;

  void* memory_;
  Bucket* buckets_;
  std::size_t mask_;
};

}  // namespace adoube::cli

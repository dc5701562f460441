// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/perft_table.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdlib>

namespace adoube::cli {
namespace {

constexpr int tag_bits = 6;
constexpr std::uint64_t tag_mask = (std::uint64_t{1} << tag_bits) - 1;

/// `number` holds the leaves and, in its low bits, the half-moves to come and the side on move. Zero: there is no entry, as
/// none is kept at depth 0.
struct Entry {
  rules::Placement placement;
  std::uint64_t number;

  [[nodiscard]] std::uint64_t tag() const { return number & tag_mask; }
};

[[nodiscard]] std::uint64_t tag_of(const PerftTable::Key& key) {
  return static_cast<std::uint64_t>(key.depth) << 1 | static_cast<std::uint64_t>(index(key.turn));
}

}  // namespace

/// Two cache lines, which processors fetch together.
struct alignas(128) PerftTable::Bucket {
  std::array<Entry, 3> entries;
  std::uint32_t in_use;
};

/// A bucket while one thread has it for itself, if it got it.
class PerftTable::Visit {
 public:
  explicit Visit(Bucket& bucket) : in_use_(bucket.in_use), entered_(in_use_.exchange(1, std::memory_order_acquire) == 0) {}
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  ~Visit() {
    if (entered_) in_use_.store(0, std::memory_order_release);
  }
  [[nodiscard]] bool entered() const { return entered_; }

 private:
  std::atomic_ref<std::uint32_t> in_use_;
  bool entered_;
};

std::unique_ptr<PerftTable> PerftTable::of_bytes(std::size_t bytes) {
  const std::size_t buckets = std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1));
  // Memory that is zero already costs nothing until it is used.
  void* const memory = std::calloc(buckets + 1, sizeof(Bucket));
  return std::unique_ptr<PerftTable>(memory == nullptr ? nullptr : new PerftTable(memory, buckets));
}

PerftTable::PerftTable(void* memory, std::size_t buckets) : memory_(memory), mask_(buckets - 1) {
  std::size_t space = (buckets + 1) * sizeof(Bucket);
  buckets_ = static_cast<Bucket*>(std::align(alignof(Bucket), buckets * sizeof(Bucket), memory, space));
}

PerftTable::~PerftTable() { std::free(memory_); }

PerftTable::Bucket& PerftTable::bucket_of(const Key& key) const {
  return buckets_[(rules::hash(key.placement, key.turn) + static_cast<std::size_t>(key.depth)) & mask_];
}

std::optional<std::uint64_t> PerftTable::find(const Key& key) {
  Bucket& bucket = bucket_of(key);
  const Visit visit(bucket);
  if (!visit.entered()) return std::nullopt;
  for (const Entry& entry : bucket.entries)
    if (entry.tag() == tag_of(key) && entry.placement == key.placement) return entry.number >> tag_bits;
  return std::nullopt;
}

void PerftTable::keep(const Key& key, std::uint64_t leaves) {
  if (key.depth == 0 || leaves >> (64 - tag_bits) != 0) return;
  Bucket& bucket = bucket_of(key);
  const Visit visit(bucket);
  if (!visit.entered()) return;
  Entry& shallowest = *std::ranges::min_element(bucket.entries, {}, &Entry::tag);
  shallowest = {key.placement, leaves << tag_bits | tag_of(key)};
}

}  // namespace adoube::cli

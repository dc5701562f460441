// SPDX-License-Identifier: MIT
/// What nodes that share a store agree on about time: whose clock counts, whether any of them was there, and which games
/// have a flag to fall. The contract of every database, tested by one test for all of them; errors, threads and exceptions
/// as in store.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "adoube/store/store_error.hpp"

namespace adoube::store {

/// All in milliseconds since 1970.
struct ClockReading {
  std::int64_t clock_ms = 0;  ///< the database's own clock
  std::int64_t shift_ms = 0;  ///< what the nodes have agreed to add to it
  std::int64_t alive_ms = 0;  ///< the last sign of life, by the clock that the nodes agree on

  /// The time that counts.
  [[nodiscard]] std::int64_t now_ms() const { return clock_ms + shift_ms; }
};

class SharedTime {
 public:
  SharedTime() = default;
  SharedTime(const SharedTime&) = delete;
  SharedTime& operator=(const SharedTime&) = delete;
  virtual ~SharedTime() = default;

  [[nodiscard]] virtual Expected<ClockReading, StoreError> read() = 0;

  /// Errors: Conflict (the shift is another one than that already).
  [[nodiscard]] virtual StoreAnswer change_shift(std::int64_t from_ms, std::int64_t to_ms) = 0;

  /// A node is there.
  [[nodiscard]] virtual StoreAnswer sign_of_life(std::int64_t now_ms) = 0;
  /// A node has come, and that is a sign of life. Where none was there for longer than `silence_ms`, every flag falls later
  /// by as much: time in which nobody could play counts against nobody. Answers by how much.
  [[nodiscard]] virtual Expected<std::int64_t, StoreError> come(std::int64_t now_ms, std::int64_t silence_ms) = 0;

  /// At most `limit` games whose flag was due at `now_ms` or before, longest first; for `lease_ms` no other node gets them.
  [[nodiscard]] virtual Expected<std::vector<std::string>, StoreError> take_due(std::int64_t now_ms, std::int64_t lease_ms,
                                                                                std::int64_t limit) = 0;
};

}  // namespace adoube::store

// SPDX-License-Identifier: GPL-3.0-or-later
/// The time of those who share a store: the store's own, as this node reckons it between two looks at the store's clock, by
/// a clock of its machine that nobody sets and that goes on while the machine sleeps. Thread-safety: any thread.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <utility>

namespace adoube::server {

class StoreClock {
 public:
  using Steady = std::function<std::int64_t()>;  ///< milliseconds since whenever
  [[nodiscard]] static std::int64_t machine_ms();

  explicit StoreClock(Steady steady = machine_ms) : steady_(std::move(steady)) {}

  /// Never decreases.
  [[nodiscard]] std::int64_t now_ms() const {
    const std::int64_t now = steady_() + ahead_;
    std::int64_t latest = latest_;
    while (latest < now && !latest_.compare_exchange_weak(latest, now)) {
    }
    return std::max(latest, now);
  }
  [[nodiscard]] std::int64_t steady_ms() const { return steady_(); }

  /// What the store's answer proves: it was read at some moment between question and answer.
  struct Answer {
    std::int64_t asked_steady_ms;
    std::int64_t answered_steady_ms;
    std::int64_t store_ms;
  };
  /// By how much this clock is behind the store's, for certain; negative where it is ahead, 0 where it may be right.
  [[nodiscard]] std::int64_t behind(const Answer& answer) const {
    const std::int64_t least = answer.store_ms - answer.answered_steady_ms - ahead_;
    const std::int64_t most = answer.store_ms - answer.asked_steady_ms - ahead_;
    return std::clamp<std::int64_t>(0, least, most);
  }
  void put_forward(std::int64_t by_ms) { ahead_ += by_ms; }

 private:
  Steady steady_;
  std::atomic<std::int64_t> ahead_ = 0;  ///< of the machine's clock
  mutable std::atomic<std::int64_t> latest_ = 0;
};

}  // namespace adoube::server

// SPDX-License-Identifier: GPL-3.0-or-later
/// So many a second on average, and a burst of two seconds' worth.
#pragma once

#include <algorithm>
#include <chrono>

namespace adoube::server {

class TokenBucket {
 public:
  using Clock = std::chrono::steady_clock;

  explicit TokenBucket(double per_second, Clock::time_point now = Clock::now())
      : per_second_(per_second), tokens_(2 * per_second), filled_(now) {}

  /// Takes one if there is one.
  [[nodiscard]] bool take(Clock::time_point now = Clock::now()) {
    fill(now);
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }
  /// How long until take() has one.
  [[nodiscard]] std::chrono::milliseconds wait(Clock::time_point now = Clock::now()) {
    fill(now);
    return tokens_ >= 1 ? std::chrono::milliseconds(0)
                        : std::chrono::milliseconds(1 + static_cast<long long>(1000 * (1 - tokens_) / per_second_));
  }
  /// Nothing has been taken lately.
  [[nodiscard]] bool full(Clock::time_point now = Clock::now()) const {
    return tokens_ + std::chrono::duration<double>(now - filled_).count() * per_second_ >= 2 * per_second_;
  }

 private:
  void fill(Clock::time_point now) {
    const double seconds = std::chrono::duration<double>(now - filled_).count();
    tokens_ = std::min(2 * per_second_, tokens_ + seconds * per_second_);
    filled_ = now;
  }

  double per_second_;
  double tokens_;
  Clock::time_point filled_;
};

}  // namespace adoube::server

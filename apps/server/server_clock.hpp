// SPDX-License-Identifier: GPL-3.0-or-later
/// The time by which a server runs its games' clocks: the wall is looked at once, and from then on a clock that nobody sets.
/// Somebody who puts the machine's date right neither gives nor takes a player a second. While the machine sleeps it stands.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace adoube::server {

class ServerClock {
 public:
  using Wall = std::function<std::chrono::system_clock::time_point()>;
  using Steady = std::function<std::chrono::steady_clock::time_point()>;

  explicit ServerClock(const Wall& wall = std::chrono::system_clock::now, Steady steady = std::chrono::steady_clock::now)
      : began_ms_(std::chrono::duration_cast<std::chrono::milliseconds>(wall().time_since_epoch()).count()),
        steady_(std::move(steady)),
        began_(steady_()) {}

  /// Milliseconds since 1970, counted from when this was made. Never decreases.
  [[nodiscard]] std::int64_t now_ms() const {
    return began_ms_ + std::chrono::duration_cast<std::chrono::milliseconds>(steady_() - began_).count();
  }

 private:
  std::int64_t began_ms_;
  Steady steady_;
  std::chrono::steady_clock::time_point began_;
};

}  // namespace adoube::server

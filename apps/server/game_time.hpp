// SPDX-License-Identifier: GPL-3.0-or-later
/// The time of one game, as its events have it. It runs with the server's clock, and stands where nobody shall pay for time
/// that passes (docs/decisions/0004-clocks-on-the-server.md). All in milliseconds.
#pragma once

#include <algorithm>
#include <cstdint>

namespace adoube::server {

class GameTime {
 public:
  /// It is `at` until it runs.
  void stand(std::int64_t at) {
    at_ = at;
    runs_ = false;
  }
  /// It is `at` at that moment of the server, and goes on from there.
  void run(std::int64_t at, std::int64_t server) {
    at_ = at;
    since_ = server;
    runs_ = true;
  }

  [[nodiscard]] bool runs() const { return runs_; }
  /// What it was at that moment of the server. A moment before it began to run counts as the one when it did: what somebody
  /// does while it stands is done at the time it stands at.
  [[nodiscard]] std::int64_t at(std::int64_t server) const {
    return runs_ ? at_ + std::max<std::int64_t>(server - since_, 0) : at_;
  }

 private:
  std::int64_t at_ = 0;
  std::int64_t since_ = 0;  ///< by the server's clock
  bool runs_ = false;
};

}  // namespace adoube::server

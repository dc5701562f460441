// SPDX-License-Identifier: GPL-3.0-or-later
/// What a node that shares its store does once a second: it looks at the store's clock, gives a sign of life, sees to flags
/// that fall where nobody is, and now and then asks whether its games have gone on elsewhere without its having heard.
/// Everything but open() happens on the loop.
#pragma once

#include <string>
#include <vector>

#include "adoube/store/shared_time.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/lobby.hpp"
#include "apps/server/store_clock.hpp"

namespace adoube::server {

class Rounds {
 public:
  static constexpr std::chrono::milliseconds pause{1000};
  /// Who has the game has so long to let its flag fall itself.
  static constexpr std::int64_t grace_ms = 1500;
  static constexpr std::int64_t lease_ms = 10'000;
  static constexpr std::int64_t due_at_once = 200;
  /// Where no node was there for longer, games stood.
  static constexpr std::int64_t silence_ms = 10'000;
  /// A clock that differs by more was set; one that differs by less goes a little wrong.
  static constexpr std::int64_t leap_ms = 1000;
  /// A look into the store every so many rounds.
  static constexpr int rounds_between_looks = 5;

  Rounds(Backstage& backstage, Lobby& lobby, store::SharedTime& time, StoreClock& clock)
      : backstage_(backstage), lobby_(lobby), time_(time), clock_(clock) {}

  /// Sets the clock by the store's, before anything else; waits for the store.
  [[nodiscard]] static Expected<void, store::StoreError> open(store::SharedTime& time, StoreClock& clock, const Log& log);

  void begin();
  void end() { ended_ = true; }

 private:
  struct Seen {
    store::ClockReading reading;
    StoreClock::Answer answer;
    std::vector<std::string> due;
  };

  void go_round();
  void seen(const Expected<Seen, store::StoreError>& seen);
  void set_clock(const Seen& seen);

  Backstage& backstage_;
  Lobby& lobby_;
  store::SharedTime& time_;
  StoreClock& clock_;
  int rounds_ = 0;
  bool ended_ = false;
  bool told_unavailable_ = false;
};

}  // namespace adoube::server

// SPDX-License-Identifier: MIT
/// The bus over PostgreSQL: LISTEN and NOTIFY on one channel, on one connection that one thread has to itself. What waits
/// together is told in one notification, since each costs the server a lock.
#pragma once

#include <thread>

#include "adoube/bus/in_process/in_process_bus.hpp"
#include "adoube/bus/open_bus.hpp"
#include "adoube/bus/pending_calls.hpp"

namespace adoube::bus {

class PostgresBus final : public Bus {
 public:
  PostgresBus(std::string url, BusWatch watch);
  ~PostgresBus() override;

  [[nodiscard]] std::unique_ptr<Subscription> listen(std::string game, Listener listener) override {
    return here_.listen(std::move(game), std::move(listener));
  }
  void wake(std::string_view game, Call call) override { pending_.add(game, std::move(call)); }
  [[nodiscard]] bool reaches_others() const override { return true; }

 private:
  void run();
  /// Until the connection breaks, or the bus ends. Answers why it broke.
  [[nodiscard]] std::string serve_one_connection();

  std::string url_;
  BusWatch watch_;
  InProcessBus here_;
  PendingCalls pending_;
  bool told_lost_ = false;
  bool was_connected_ = false;
  std::thread thread_;
};

/// Notifications of at most 8,000 bytes each (PostgreSQL's NOTIFY): lines of "GAME EVENTS" or "GAME EVENTS NOTE".
[[nodiscard]] std::vector<std::string> payloads_of(const PendingCalls::Calls& calls);

}  // namespace adoube::bus

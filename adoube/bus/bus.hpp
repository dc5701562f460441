// SPDX-License-Identifier: MIT
/// Tells every node that serves a game that the game has gone on, so that it looks into the store. The bus carries no
/// state: a wake-up may come twice, late, or for an event already known, and whoever hears it asks the store.
/// Thread-safety: every call may be made from any thread. A bus must outlive its subscriptions.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace adoube::bus {

/// Keeps listening while it lives. After its destructor returns the listener is not called any more.
class Subscription {
 public:
  Subscription() = default;
  Subscription(const Subscription&) = delete;
  Subscription& operator=(const Subscription&) = delete;
  virtual ~Subscription() = default;
};

class Bus {
 public:
  /// `events`: how many events the game has at least. Called on any thread, also inside wake(); keep it short, and do not
  /// end the subscription from within.
  using Listener = std::function<void(std::string_view game, std::int64_t events)>;

  Bus() = default;
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;
  virtual ~Bus() = default;

  [[nodiscard]] virtual std::unique_ptr<Subscription> listen(std::string game, Listener listener) = 0;
  virtual void wake(std::string_view game, std::int64_t events) = 0;
};

}  // namespace adoube::bus

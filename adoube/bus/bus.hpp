// SPDX-License-Identifier: MIT
/// Tells every node that serves a game that the game has gone on, so that it looks into the store. The bus carries no
/// state: a call may come twice, late, not at all, or for an event already known, and whoever hears it asks the store.
/// Thread-safety: every call may be made from any thread, and none waits for the network. A bus must outlive its
/// subscriptions.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
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

/// What is told about a game.
struct Call {
  /// How many events the game has at least.
  std::int64_t events = 0;
  /// What one node lets the others know beside that, in printable ASCII, at most note_limit letters; empty: nothing.
  std::string note{};

  friend bool operator==(const Call&, const Call&) = default;
};

/// `events` of the call that every listener gets when a bus was cut off and is back: it may have missed anything.
inline constexpr std::int64_t perhaps_more = std::numeric_limits<std::int64_t>::max();
inline constexpr std::size_t note_limit = 200;

class Bus {
 public:
  /// Called on any thread, also inside wake(); keep it short, and do not end a subscription from within.
  using Listener = std::function<void(const Call& call)>;

  Bus() = default;
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;
  virtual ~Bus() = default;

  /// `game`: letters and digits.
  [[nodiscard]] virtual std::unique_ptr<Subscription> listen(std::string game, Listener listener) = 0;
  /// Calls all that listen to the game, here and in other processes; who wakes may hear it too. Calls of one game that have
  /// to wait are made one: the most events, the last note.
  virtual void wake(std::string_view game, Call call) = 0;
  /// Whether other processes can hear it.
  [[nodiscard]] virtual bool reaches_others() const = 0;
};

}  // namespace adoube::bus

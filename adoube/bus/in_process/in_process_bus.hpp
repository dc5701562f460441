// SPDX-License-Identifier: MIT
/// The bus of a single process: wake() calls the listeners of the game, one after another, before it returns. The other
/// buses have one to spread what they hear.
#pragma once

#include <map>
#include <mutex>

#include "adoube/bus/bus.hpp"

namespace adoube::bus {

class InProcessBus final : public Bus {
 public:
  [[nodiscard]] std::unique_ptr<Subscription> listen(std::string game, Listener listener) override;
  void wake(std::string_view game, Call call) override;
  [[nodiscard]] bool reaches_others() const override { return false; }

  /// Every listener of every game.
  void wake_all(const Call& call);

 private:
  class Place;
  using Listeners = std::multimap<std::string, Listener, std::less<>>;

  /// Held while listeners run, so that a destructor of a subscription waits for them.
  std::mutex mutex_;
  Listeners listeners_;
};

}  // namespace adoube::bus

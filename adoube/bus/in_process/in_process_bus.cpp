// SPDX-License-Identifier: MIT
#include "adoube/bus/in_process/in_process_bus.hpp"

#include <utility>

namespace adoube::bus {

class InProcessBus::Place final : public Subscription {
 public:
  Place(InProcessBus& bus, Listeners::iterator at) : bus_(bus), at_(at) {}
  ~Place() override {
    const std::lock_guard lock(bus_.mutex_);
    bus_.listeners_.erase(at_);
  }

 private:
  InProcessBus& bus_;
  Listeners::iterator at_;
};

std::unique_ptr<Subscription> InProcessBus::listen(std::string game, Listener listener) {
  const std::lock_guard lock(mutex_);
  return std::make_unique<Place>(*this, listeners_.emplace(std::move(game), std::move(listener)));
}

void InProcessBus::wake(std::string_view game, Call call) {
  const std::lock_guard lock(mutex_);
  const auto [first, last] = listeners_.equal_range(game);
  for (auto at = first; at != last; ++at) at->second(call);
}

void InProcessBus::wake_all(const Call& call) {
  const std::lock_guard lock(mutex_);
  for (const auto& [game, listener] : listeners_) listener(call);
}

}  // namespace adoube::bus

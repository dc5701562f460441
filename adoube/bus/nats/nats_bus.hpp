// SPDX-License-Identifier: MIT
/// The bus over NATS: a subject for each game, so that a node hears of its own games alone.
#pragma once

#include <memory>
#include <string>

#include "adoube/bus/open_bus.hpp"

namespace adoube::bus {

class NatsBus : public Bus {
 public:
  /// Errors: one sentence, where the url cannot be read.
  [[nodiscard]] static Expected<std::unique_ptr<Bus>, std::string> open(const std::string& url, BusWatch watch);
};

}  // namespace adoube::bus

// SPDX-License-Identifier: GPL-3.0-or-later
/// The engines of a server, as its operator wants them.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "adoube/uci/patience.hpp"

namespace adoube::server {

struct EngineOptions {
  /// The engine's program; empty: there is no computer to play against.
  std::string path{};
  std::vector<std::string> arguments{};
  /// How many at once, at the most.
  int engines = 2;
  /// How many more look at finished games, and how long at each position.
  int analysis_engines = 1;
  std::chrono::milliseconds analysis_time{300};
  uci::Patience patience{};
};

}  // namespace adoube::server

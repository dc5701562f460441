// SPDX-License-Identifier: MIT
/// Time in a game: since its start, or left on a clock.
#pragma once

#include <chrono>

namespace adoube::game {

using Time = std::chrono::milliseconds;

}  // namespace adoube::game

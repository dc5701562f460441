// SPDX-License-Identifier: MIT
/// How long the computer thinks, so that it never loses by time.
#pragma once

#include <chrono>
#include <optional>

#include "adoube/computer/level.hpp"

namespace adoube::computer {

/// The computer's own clock as it begins to think.
struct ClockView {
  std::chrono::milliseconds left;
  std::chrono::milliseconds per_move{0};  ///< what it is given for a move
};

struct ThinkingTime {
  std::chrono::milliseconds time;     ///< what the engine is given
  std::chrono::milliseconds longest;  ///< until the move must be there, a restart of the engine included
};

/// A fortieth of what is left and most of what the move earns, no more than the level's time, and never a quarter of what is
/// left: the way of the move to the clock takes time, too. Without a clock the level's time.
[[nodiscard]] ThinkingTime thinking_time(const Level& level, const std::optional<ClockView>& clock);

}  // namespace adoube::computer

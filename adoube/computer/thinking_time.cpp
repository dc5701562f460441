// SPDX-License-Identifier: MIT
#include "adoube/computer/thinking_time.hpp"

#include <algorithm>

namespace adoube::computer {

using namespace std::chrono_literals;

ThinkingTime thinking_time(const Level& level, const std::optional<ClockView>& clock) {
  if (!clock) return {.time = level.time, .longest = 30s};
  const auto share = clock->left / 40 + clock->per_move * 3 / 4;
  const auto time = std::clamp<std::chrono::milliseconds>(std::min(share, clock->left / 4), 1ms, level.time);
  const auto longest = std::clamp<std::chrono::milliseconds>(clock->left / 2, 20ms, 30s);
  return {.time = time, .longest = std::max(longest, time)};
}

}  // namespace adoube::computer

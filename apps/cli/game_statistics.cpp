// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/game_statistics.hpp"

#include <algorithm>

namespace adoube::cli {
namespace {

/// The multiple of `step` at or below.
[[nodiscard]] constexpr StatsKey floor_to(StatsKey value, StatsKey step) {
  const StatsKey rest = value % step;
  return value - (rest < 0 ? rest + step : rest);
}

}  // namespace

StatsKey rating_key(int white, int black) { return floor_to((white + black) / 2, rating_band); }

StatsKey difference_key(int white, int black) {
  return std::clamp(floor_to(white - black + difference_band / 2, difference_band), -largest_difference, largest_difference);
}

GameStatistics& GameStatistics::operator+=(const GameStatistics& other) {
  faulty += other.faulty;
  counted += other.counted;
  for (std::size_t i = 0; i < stats_tables; ++i)
    for (const auto& [key, tally] : other.tables[i]) tables[i][key] += tally;
  for (std::size_t i = 0; i < special_moves; ++i) {
    special[i].games += other.special[i].games;
    special[i].times += other.special[i].times;
  }
  return *this;
}

Lengths lengths_of(const GameStatistics& statistics) {
  const auto& table = statistics.table(StatsTable::Lengths);
  if (table.empty()) return {};
  Lengths lengths{.shortest = static_cast<std::uint32_t>(table.begin()->first),
                  .longest = static_cast<std::uint32_t>(table.rbegin()->first)};
  const std::uint64_t middle = (statistics.counted.games() + 1) / 2;
  std::uint64_t games = 0;
  for (const auto& [plies, tally] : table) {
    games += tally.games();
    if (games < middle) continue;
    lengths.median = static_cast<std::uint32_t>(plies);
    break;
  }
  return lengths;
}

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/statistics_plots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <vector>

#include "apps/cli/statistics_sections.hpp"
#include "apps/cli/statistics_words.hpp"
#include "apps/cli/svg_plots.hpp"

namespace adoube::cli {
namespace {

using laws::Language;
using enum StatsWord;

/// Columns side by side in one order, without gaps: keys from the first to the last, `step` apart.
struct ColumnAxis {
  StatsKey step;
  StatsKey last;  ///< what lies beyond is in this one
  StatsKey tick;  ///< between keys that are written
};

[[nodiscard]] StatsKey floored(StatsKey value, StatsKey step) { return value - (value % step + step) % step; }

/// `place` gives the key of the axis for a key of the table, `label` the words for a column.
template <class Place, class Label>
[[nodiscard]] std::vector<PlotColumn> columns_of(const std::map<StatsKey, Tally>& table, const ColumnAxis& axis,
                                                 const Place& place, const Label& label) {
  std::map<StatsKey, Tally> columns;
  for (const auto& [key, tally] : table)
    if (key != unknown) columns[std::min(floored(place(key), axis.step), axis.last)] += tally;
  std::vector<PlotColumn> plot;
  if (columns.empty()) return plot;
  for (StatsKey key = columns.begin()->first; key <= columns.rbegin()->first; key += axis.step) {
    const std::string tick = key % axis.tick == 0 ? fmt::format("{}", key) : std::string();
    plot.push_back({label(key), columns.contains(key) ? columns[key] : Tally{}, tick});
  }
  return plot;
}

}  // namespace

std::string lengths_plot(const GameStatistics& statistics, Language language) {
  constexpr ColumnAxis axis{.step = 4, .last = 200, .tick = 20};
  const auto columns = columns_of(
      statistics.table(StatsTable::Lengths), axis, [](StatsKey plies) { return (plies + 1) / 2; },
      [&](StatsKey moves) {
        const std::string range = moves == axis.last ? fmt::format("{} {}", moves, word(AndMore, language))
                                                     : fmt::format("{}–{}", moves, moves + axis.step - 1);
        return fmt::format("{} {}", range, word(Moves, language));
      });
  return columns_plot(columns, word(LengthsTitle, language), language);
}

std::string years_plot(const GameStatistics& statistics, Language language) {
  const auto& table = statistics.table(StatsTable::Years);
  StatsKey first = unknown;
  for (const auto& [year, tally] : table)
    if (year != unknown && first == unknown) first = year;
  const StatsKey span = table.empty() ? 0 : table.rbegin()->first - first;
  constexpr StatsKey few = 60;
  constexpr StatsKey labels = 12;
  const StatsKey step = span <= few ? 1 : span <= few * 10 ? 10 : 100;
  StatsKey tick = step;
  while (span / tick > labels) tick = tick == step ? step * 5 : tick * 2;
  const auto columns = columns_of(
      table, {.step = step, .last = std::numeric_limits<StatsKey>::max(), .tick = tick}, [](StatsKey year) { return year; },
      [&](StatsKey year) { return step == 1 ? fmt::format("{}", year) : fmt::format("{}–{}", year, year + step - 1); });
  return columns_plot(columns, word(Years, language), language);
}

std::string ratings_plot(const GameStatistics& statistics, Language language) {
  const auto columns = columns_of(
      statistics.table(StatsTable::Ratings), {.step = rating_band, .last = highest_rating, .tick = 5 * rating_band},
      [](StatsKey rating) { return rating; },
      [](StatsKey rating) { return fmt::format("{}–{}", rating, rating + rating_band - 1); });
  return columns_plot(columns, word(Ratings, language), language);
}

std::string differences_plot(const GameStatistics& statistics, Language language) {
  const StatsSection section = differences_section(statistics, language);
  std::vector<ScoreDot> dots;
  for (const auto& [difference, tally] : statistics.table(StatsTable::RatingDifferences))
    if (difference != unknown) dots.push_back({difference, tally, section.rows[dots.size()].label});
  return score_plot(dots, largest_difference, word(Differences, language), language);
}

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
/// Statistics as a person looks at them: a heading and some rows each, for the terminal and for the page.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "adoube/laws/language.hpp"
#include "apps/cli/game_statistics.hpp"
#include "apps/cli/statistics_words.hpp"

namespace adoube::cli {

struct StatsRow {
  std::string label;
  Tally tally{};
  /// What more there is to say of it, where there is room.
  std::string detail{};
  /// What stands in front of the label: an ECO code.
  std::string code{};
  /// It stands for all that has no row of its own.
  bool rest = false;
  /// White's expected score, 0 to 1, where the ratings give one.
  std::optional<double> expected{};
};

struct StatsSection {
  StatsWord title;
  std::optional<StatsWord> note{};
  std::vector<StatsRow> rows{};
};

/// The rows of each table, most games first where they have no order of their own. Without games: no rows.
[[nodiscard]] StatsSection endings_section(const GameStatistics& statistics, laws::Language language);
/// By the names in front of the colon, "Sicilian Defense", and by full names. At most `top`, and the others together.
[[nodiscard]] StatsSection openings_section(const GameStatistics& statistics, laws::Language language, std::size_t top);
[[nodiscard]] StatsSection variations_section(const GameStatistics& statistics, laws::Language language, std::size_t top);
[[nodiscard]] StatsSection families_section(const GameStatistics& statistics, laws::Language language);
/// The commonest ones, with the commonest replies as their detail; the others together.
[[nodiscard]] StatsSection first_moves_section(const GameStatistics& statistics, laws::Language language);
/// Ten years a row where there are many.
[[nodiscard]] StatsSection years_section(const GameStatistics& statistics, laws::Language language);
[[nodiscard]] StatsSection ratings_section(const GameStatistics& statistics, laws::Language language);
[[nodiscard]] StatsSection differences_section(const GameStatistics& statistics, laws::Language language);
[[nodiscard]] StatsSection lengths_section(const GameStatistics& statistics, laws::Language language);
[[nodiscard]] StatsSection castling_section(const GameStatistics& statistics, laws::Language language);
/// Empty where every game starts from the initial position.
[[nodiscard]] StatsSection starts_section(const GameStatistics& statistics, laws::Language language);

struct SpecialRow {
  std::string label;
  Occurrences count;
};
/// Those that occur.
[[nodiscard]] std::vector<SpecialRow> special_rows(const GameStatistics& statistics, laws::Language language);

/// The score that a difference of ratings leads to expect, by the logistic curve of Elo's method.
[[nodiscard]] double expected_score(double difference);

}  // namespace adoube::cli

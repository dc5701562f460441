// SPDX-License-Identifier: GPL-3.0-or-later
/// The tables of statistics that are drawn rather than listed, as SVG (svg_plots.hpp).
#pragma once

#include <string>

#include "adoube/laws/language.hpp"
#include "apps/cli/game_statistics.hpp"

namespace adoube::cli {

/// Columns of four moves each; the last one holds everything from 200 on.
[[nodiscard]] std::string lengths_plot(const GameStatistics& statistics, laws::Language language);
/// A column a year, ten or a hundred years, as many as there is room for.
[[nodiscard]] std::string years_plot(const GameStatistics& statistics, laws::Language language);
[[nodiscard]] std::string ratings_plot(const GameStatistics& statistics, laws::Language language);
/// White's score at each difference of ratings.
[[nodiscard]] std::string differences_plot(const GameStatistics& statistics, laws::Language language);

}  // namespace adoube::cli

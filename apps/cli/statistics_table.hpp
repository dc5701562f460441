// SPDX-License-Identifier: GPL-3.0-or-later
/// Statistics as tables on a terminal, 80 to 120 columns wide.
#pragma once

#include <cstddef>
#include <string>

#include "adoube/laws/language.hpp"
#include "apps/cli/game_statistics.hpp"

namespace adoube::cli {

struct TableStyle {
  laws::Language language = laws::Language::English;
  std::size_t top = 20;      ///< openings, at the most
  std::size_t columns = 80;  ///< 80 to 120
};

/// Bold and colour only where standard output takes them (terminal.hpp).
[[nodiscard]] std::string statistics_table(const GameStatistics& statistics, const TableStyle& style);

}  // namespace adoube::cli

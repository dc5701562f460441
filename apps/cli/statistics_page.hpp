// SPDX-License-Identifier: GPL-3.0-or-later
/// Statistics as a page of HTML that needs nothing else: no network, no script, no other file. Light or dark as the reader's
/// system is.
#pragma once

#include <cstddef>
#include <string>

#include "adoube/laws/language.hpp"
#include "apps/cli/game_statistics.hpp"

namespace adoube::cli {

/// `top`: openings, at the most. The same counts give the same page.
[[nodiscard]] std::string statistics_page(const GameStatistics& statistics, laws::Language language, std::size_t top);

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
/// What the archive keeps, as the page reads it.
#pragma once

#include <vector>

#include "adoube/laws/language.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/store/finished_games.hpp"
#include "apps/server/messages.hpp"

namespace adoube::server {

[[nodiscard]] std::vector<ArchivedGame> told(const std::vector<store::FinishedGame>& games);
[[nodiscard]] ImportState told(const store::GameImport& import);
/// With its sentence, as `adoube pgn check` has it.
[[nodiscard]] ImportNote told(const store::ImportFinding& finding, laws::Language language);
/// The moves that are legal in the position, each with how often it was played; the sums over all, ended games included.
[[nodiscard]] ExplorerPage told(const rules::Position& position, const std::vector<store::MoveCount>& counts);

}  // namespace adoube::server

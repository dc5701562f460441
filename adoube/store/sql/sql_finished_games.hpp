// SPDX-License-Identifier: MIT
/// The contract of finished_games.hpp, once for every database.
#pragma once

#include <memory>

#include "adoube/store/finished_games.hpp"
#include "adoube/store/sql/sessions.hpp"

namespace adoube::store::sql {

/// `sessions` outlive it.
[[nodiscard]] std::unique_ptr<FinishedGames> sql_finished_games(Sessions& sessions);

}  // namespace adoube::store::sql

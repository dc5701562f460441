// SPDX-License-Identifier: MIT
/// Games of the archive by what is known of them, and what was played from a position.
#pragma once

#include <string_view>
#include <vector>

#include "adoube/store/finished_games.hpp"
#include "adoube/store/sql/connection.hpp"

namespace adoube::store::sql {

/// Both throw soci::soci_error.
[[nodiscard]] FoundGames find_finished(Connection& connection, const GameQuery& query);
[[nodiscard]] std::vector<MoveCount> count_moves(Connection& connection, std::uint64_t position,
                                                 std::string_view own_account);

}  // namespace adoube::store::sql

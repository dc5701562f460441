// SPDX-License-Identifier: MIT
/// How games get into the archive, and an account's name out of it.
#pragma once

#include <string>
#include <vector>

#include "adoube/store/finished_games.hpp"
#include "adoube/store/sql/connection.hpp"

namespace adoube::store::sql {

/// Inside a transaction. Answers for each whether it is new. Throws soci::soci_error.
[[nodiscard]] std::vector<bool> keep_finished(Connection& connection, const std::vector<GameToKeep>& games);

/// Whether the texts can be kept.
[[nodiscard]] bool is_keepable(const GameToKeep& game);

/// The account is gone: its name no longer stands at its games, and what it imported is found by nobody. Inside the
/// transaction that has deleted the account's row already. Throws soci::soci_error.
void forget_owner(Connection& connection, const std::string& account);

}  // namespace adoube::store::sql

// SPDX-License-Identifier: MIT
/// Whether what a database keeps hangs together, as far as the tables tell.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "adoube/store/database.hpp"

namespace adoube::store {

/// Damage of the file (SQLite), rows that refer to nothing, places of events that are left out: one text each. Errors:
/// Unavailable, Broken.
[[nodiscard]] StoreAnswer inspect_tables(Database& database, const std::function<void(const std::string& problem)>& tell);

/// Every game by its name, in the order in which they were made, a page at a time; stops when `take` answers false. Errors:
/// Unavailable.
[[nodiscard]] StoreAnswer for_each_game(Database& database, const std::function<bool(const std::string& game)>& take);

}  // namespace adoube::store

// SPDX-License-Identifier: MIT
/// Accounts in a database, SQLite or PostgreSQL.
#pragma once

#include <memory>

#include "adoube/store/accounts.hpp"
#include "adoube/store/sql/sessions.hpp"

namespace adoube::store::sql {

/// `sessions` lives as long as what is made.
[[nodiscard]] std::unique_ptr<Accounts> sql_accounts(Sessions& sessions);

}  // namespace adoube::store::sql

// SPDX-License-Identifier: MIT
/// Brings a database to the newest shape (migrations/).
#pragma once

#include "adoube/store/sql/driver.hpp"
#include "adoube/store/sql/transactions.hpp"

namespace adoube::store::sql {

/// Applies the migrations up to that number which the database has not seen, all in one transaction; of several nodes that
/// begin at once one does it, and the others wait. Errors: Broken (another program's tables, or those of a newer version;
/// they are left as they were), Unavailable.
[[nodiscard]] StoreAnswer migrate(Transactions& transactions, std::int64_t up_to);

/// The number of the newest migration that this database has seen; 0 where it is empty. Throws soci::soci_error.
[[nodiscard]] long long version_of(soci::session& session);

}  // namespace adoube::store::sql

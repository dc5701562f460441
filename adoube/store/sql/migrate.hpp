// SPDX-License-Identifier: MIT
/// Brings a database to the newest shape (migrations/).
#pragma once

#include <cstdint>

#include "adoube/store/sql/connection.hpp"
#include "adoube/store/store_error.hpp"

namespace adoube::store::sql {

/// Applies the migrations up to that number which the database has not seen, inside a transaction that writes; of several
/// nodes that begin at once one does it, and the others wait. Errors: Broken (another program's tables, or those of a newer
/// version; they are left as they were). Throws soci::soci_error.
[[nodiscard]] StoreAnswer migrate(Connection& connection, std::int64_t up_to);

/// The number of the newest migration that this database has seen; 0 where it is empty. Throws soci::soci_error.
[[nodiscard]] long long version_of(soci::session& session);

}  // namespace adoube::store::sql

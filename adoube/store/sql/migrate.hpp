// SPDX-License-Identifier: MIT
/// Brings a database to the newest shape (migrations/).
#pragma once

#include <cstdint>

#include "adoube/store/database.hpp"
#include "adoube/store/sql/connection.hpp"

namespace adoube::store::sql {

/// Applies the migrations up to that number which the database has not seen, inside a transaction that writes; of several
/// nodes that begin at once one does it, and the others wait. Errors: Broken (another program's tables, or those of a newer
/// version; they are left as they were). Throws soci::soci_error.
[[nodiscard]] StoreAnswer migrate(Connection& connection, std::int64_t up_to);

/// Whether what is kept can be used without a change: `older` is Refuse or Leave. Errors: Broken (as above, no tables at
/// all, or an older version's that are refused). Throws soci::soci_error.
[[nodiscard]] StoreAnswer accept_shape(Connection& connection, OlderShape older);

/// The number of the newest migration that this database has seen; 0 where it is empty. Throws soci::soci_error.
[[nodiscard]] long long version_of(soci::session& session);

}  // namespace adoube::store::sql

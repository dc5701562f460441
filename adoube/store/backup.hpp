// SPDX-License-Identifier: MIT
/// Everything that a database keeps, as lines of JSON that every database can take in: for a copy elsewhere, and for moving
/// from one machine with SQLite to many with PostgreSQL.
///
///     {"adoube":"backup","format":1,"version":3}
///     {"table":"game","columns":["made","id","setup","draw","created_ms"]}
///     [1,"abcdefghijkl","{...}","",1764500000000]
///     {"end":"game","rows":1}
///     ...
///     {"end":"backup","rows":1}
///
/// `version` is the number of the newest migration. Numbers are numbers, everything else is text or null.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/store/database.hpp"

namespace adoube::store {

/// One line, without its end. False: it could not be written, or nobody wants more.
using TakeLine = std::function<bool(const std::string& line)>;
/// The next line, without its end; nothing at the end.
using NextLine = std::function<std::optional<std::string>()>;

/// Everything as it was at one moment, while others go on reading and writing. Answers how many rows. Errors: Unavailable
/// (also where a line was not taken).
[[nodiscard]] Expected<std::int64_t, StoreError> write_backup(Database& database, const TakeLine& take);

/// Opens a database that keeps nothing yet and takes in a backup, all or nothing; an older one is brought to the newest
/// shape. Where it is refused no tables are made, and no file is left that was not there. Answers how many rows. Errors:
/// Conflict (something is kept there), Broken (no backup, one of a newer version, or
/// one that is cut off; the detail names the line), Unavailable.
[[nodiscard]] Expected<std::int64_t, StoreError> restore_backup(std::string_view url, const NextLine& next);

}  // namespace adoube::store

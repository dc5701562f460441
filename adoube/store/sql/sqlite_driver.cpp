// SPDX-License-Identifier: MIT
#include "adoube/store/sql/sqlite_driver.hpp"

#include <soci/sqlite3/soci-sqlite3.h>

namespace adoube::store::sql {

std::unique_ptr<Connection> SqliteDriver::connect(Access access) {
  auto connection = std::make_unique<Connection>(Dialect::Sqlite);
  soci::session& session = *connection;
  session.open(soci::sqlite3, "dbname=\"" + (file_.empty() ? ":memory:" : file_) + "\"");
  long long timeout = 0;
  session << "PRAGMA busy_timeout = " + std::to_string(patience_.count()), soci::into(timeout);
  if (access == Access::ReadOnly) {
    session << "PRAGMA query_only = 1";
    return connection;
  }
  std::string mode;
  session << "PRAGMA journal_mode = WAL", soci::into(mode);
  session << "PRAGMA synchronous = FULL";
  session << "PRAGMA foreign_keys = 1";
  return connection;
}

Problem SqliteDriver::problem_of(const std::exception& thrown, Connection*) const {
  StoreFault fault = StoreFault::Unavailable;
  if (const auto* const sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&thrown)) {
    const int code = sqlite->result() & 0xFF;
    if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT) fault = StoreFault::Broken;
    if (code == SQLITE_CONSTRAINT) fault = StoreFault::Conflict;
  }
  return {.error = {fault, without_values(thrown)}};
}

}  // namespace adoube::store::sql

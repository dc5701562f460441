// SPDX-License-Identifier: MIT
#include "adoube/store/sqlite/connection.hpp"

#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "adoube/store/migrations/migrations.hpp"

namespace adoube::store::sqlite {
namespace {

long long count(soci::session& session, const std::string& query) {
  long long number = 0;
  session << query, soci::into(number);
  return number;
}

bool has_table(soci::session& session, const std::string& condition) {
  return count(session, "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND " + condition) > 0;
}

StoreAnswer migrate_inside_transaction(soci::session& session) {
  long long version = 0;
  if (has_table(session, "name = 'adoube_version'")) {
    version = count(session, "SELECT version FROM adoube_version");
  } else if (has_table(session, "name NOT LIKE 'sqlite_%'")) {
    return refused(StoreError{StoreFault::Broken, "the file holds another program's tables"});
  } else {
    session << "CREATE TABLE adoube_version (version BIGINT NOT NULL)";
    session << "INSERT INTO adoube_version (version) VALUES (0)";
  }
  if (version > migrations().back().version)
    return refused(StoreError{StoreFault::Broken, "the file was written by a newer version of this program"});
  for (const Migration& migration : migrations()) {
    if (migration.version <= version) continue;
    for (const std::string& statement : statements(migration.sql)) session << statement;
    const long long reached = migration.version;  // SOCI reads it only when the statement is run
    session << "UPDATE adoube_version SET version = :version", soci::use(reached);
  }
  return {};
}

}  // namespace

void open(soci::session& session, const std::string& file, Access access, std::chrono::milliseconds patience) {
  session.open(soci::sqlite3, "dbname=\"" + file + "\"");
  long long timeout = 0;
  session << "PRAGMA busy_timeout = " + std::to_string(patience.count()), soci::into(timeout);
  if (access == Access::ReadOnly) {
    session << "PRAGMA query_only = 1";
    return;
  }
  std::string mode;
  session << "PRAGMA journal_mode = WAL", soci::into(mode);
  session << "PRAGMA synchronous = FULL";
  session << "PRAGMA foreign_keys = 1";
}

StoreAnswer migrate(soci::session& session) {
  session << "BEGIN IMMEDIATE";
  StoreAnswer answer = migrate_inside_transaction(session);
  session << (answer ? "COMMIT" : "ROLLBACK");
  return answer;
}

StoreError error_of(const std::exception& problem) {
  StoreFault fault = StoreFault::Unavailable;
  if (const auto* const sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&problem)) {
    const int code = sqlite->result() & 0xFF;
    if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT) fault = StoreFault::Broken;
  }
  return {fault, problem.what()};
}

}  // namespace adoube::store::sqlite

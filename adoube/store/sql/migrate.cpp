// SPDX-License-Identifier: MIT
#include "adoube/store/sql/migrate.hpp"

#include "adoube/store/migrations/migrations.hpp"

namespace adoube::store::sql {
namespace {

/// Any number that no other user of the same PostgreSQL database locks: "adoube" in ASCII.
constexpr const char* lock_of_migrations = "SELECT CAST(pg_advisory_xact_lock(107120010519141) AS TEXT)";

bool has_table(Connection& connection, const std::string& condition) {
  const std::string query =
      connection.dialect() == Dialect::Sqlite
          ? "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name " + condition
          : "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename " + condition;
  long long count = 0;
  connection << query, soci::into(count);
  return count > 0;
}

void wait_for_other_nodes(Connection& connection) {
  // SQLite's BEGIN IMMEDIATE has done so already.
  if (connection.dialect() == Dialect::Sqlite) return;
  std::string nothing;
  connection << lock_of_migrations, soci::into(nothing);
}

std::unexpected<StoreError> broken(const char* detail) { return refused(StoreError{StoreFault::Broken, detail}); }

/// 0 where there are no tables.
Expected<long long, StoreError> version_kept(Connection& connection) {
  if (!has_table(connection, "= 'adoube_version'")) {
    if (has_table(connection, "NOT LIKE 'sqlite_%'")) return broken("it holds another program's tables");
    return 0;
  }
  const long long version = version_of(connection);
  if (version > migrations().back().version) return broken("it was written by a newer version of this program");
  return version;
}

}  // namespace

long long version_of(soci::session& session) {
  long long version = 0;
  session << "SELECT version FROM adoube_version", soci::into(version);
  return version;
}

StoreAnswer migrate(Connection& connection, std::int64_t up_to) {
  wait_for_other_nodes(connection);
  const auto version = version_kept(connection);
  if (!version) return refused(version.error());
  if (*version == 0) {
    connection << "CREATE TABLE adoube_version (version BIGINT NOT NULL)";
    connection << "INSERT INTO adoube_version (version) VALUES (0)";
  }
  const std::string_view here = connection.dialect() == Dialect::Sqlite ? "sqlite" : "postgres";
  for (const Migration& migration : migrations()) {
    if (migration.version <= *version || migration.version > up_to) continue;
    if (migration.only_for.empty() || migration.only_for == here)
      for (const std::string& statement : statements(migration.sql)) connection << statement;
    const long long reached = migration.version;  // SOCI reads it only when the statement is run
    connection << "UPDATE adoube_version SET version = :version", soci::use(reached);
  }
  return {};
}

StoreAnswer accept_shape(Connection& connection, OlderShape older) {
  const auto version = version_kept(connection);
  if (!version) return refused(version.error());
  if (*version == 0) return broken("no store is kept there");
  if (*version < migrations().back().version && older == OlderShape::Refuse)
    return broken("it was written by an older version of this program; `adoube serve` brings it up to date");
  return {};
}

}  // namespace adoube::store::sql

// SPDX-License-Identifier: MIT
#include "adoube/store/sql/tables.hpp"

#include <algorithm>
#include <cctype>

namespace adoube::store::sql {
namespace {

/// A table is made after those that it refers to.
constexpr const char* sqlite_tables =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'adoube_version' "
    "ORDER BY rowid";
constexpr const char* postgres_tables =
    "SELECT CAST(relname AS TEXT) FROM pg_class WHERE relnamespace = CAST(current_schema() AS regnamespace) AND "
    "relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'adoube_version' ORDER BY oid";
constexpr const char* sqlite_columns = "SELECT name, type FROM pragma_table_info(:name) ORDER BY cid";
constexpr const char* postgres_columns =
    "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) FROM information_schema.columns "
    "WHERE table_schema = current_schema() AND table_name = :name ORDER BY ordinal_position";

std::vector<std::string> names(soci::session& session, const char* query) {
  std::string name;
  soci::statement rows = (session.prepare << query, soci::into(name));
  std::vector<std::string> all;
  rows.execute();
  while (rows.fetch()) all.push_back(name);
  return all;
}

}  // namespace

bool Column::is_whole_number() const {
  std::string small = type;
  std::ranges::transform(small, small.begin(), [](unsigned char letter) { return std::tolower(letter); });
  return small == "bigint" || small == "integer" || small == "smallint";
}

std::vector<Table> tables_of(Connection& connection) {
  const bool sqlite = connection.dialect() == Dialect::Sqlite;
  std::vector<Table> tables;
  for (const std::string& name : names(connection, sqlite ? sqlite_tables : postgres_tables)) {
    Table& table = tables.emplace_back(Table{.name = name, .columns = {}});
    Column column;
    soci::statement rows = (connection.prepare << (sqlite ? sqlite_columns : postgres_columns), soci::use(name),
                            soci::into(column.name), soci::into(column.type));
    rows.execute();
    while (rows.fetch()) table.columns.push_back(column);
  }
  return tables;
}

void set_sequences(Connection& connection, const std::vector<Table>& tables) {
  if (connection.dialect() == Dialect::Sqlite) return;
  const auto sequences = names(connection,
                               "SELECT CAST(relname AS TEXT) FROM pg_class WHERE relkind = 'S' AND relnamespace = "
                               "CAST(current_schema() AS regnamespace)");
  for (const Table& table : tables)
    for (const Column& column : table.columns) {
      const std::string name = table.name + "_" + column.name;
      if (std::ranges::find(sequences, name) == sequences.end()) continue;
      std::string nothing;
      connection << "SELECT CAST(setval('" + name + "', coalesce(max(" + column.name + ") + 1, 1), false) AS TEXT) FROM " +
                        table.name,
          soci::into(nothing);
    }
}

}  // namespace adoube::store::sql

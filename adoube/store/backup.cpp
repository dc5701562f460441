// SPDX-License-Identifier: MIT
#include "adoube/store/backup.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "adoube/store/migrations/migrations.hpp"
#include "adoube/store/sql/migrate.hpp"
#include "adoube/store/sql/open_sessions.hpp"
#include "adoube/store/sql/tables.hpp"

namespace adoube::store {
namespace {

using Json = nlohmann::ordered_json;
using sql::Connection;
using sql::Dialect;

constexpr int format = 1;
constexpr std::size_t rows_at_once = 200;

std::unexpected<StoreError> broken(std::string detail) { return refused(StoreError{StoreFault::Broken, std::move(detail)}); }

// ---------------------------------------------------------------------------------------------------------------- writing

class Writing {
 public:
  Writing(Connection& connection, const TakeLine& take) : connection_(connection), take_(take) {}

  Expected<std::int64_t, StoreError> everything() {
    line({{"adoube", "backup"}, {"format", format}, {"version", sql::version_of(connection_)}});
    std::int64_t all = 0;
    for (const sql::Table& table : sql::tables_of(connection_)) all += rows_of(table);
    line({{"end", "backup"}, {"rows", all}});
    if (!taken_) return refused(StoreError{StoreFault::Unavailable, "the backup could not be written"});
    return all;
  }

 private:
  std::int64_t rows_of(const sql::Table& table) {
    Json names = Json::array();
    std::string columns;
    for (const sql::Column& column : table.columns) {
      columns += (columns.empty() ? "CAST(" : ", CAST(") + column.name + " AS TEXT)";
      names.push_back(column.name);
    }
    line({{"table", table.name}, {"columns", std::move(names)}});
    const std::string query = "SELECT " + columns + " FROM " + table.name;
    std::int64_t rows = 0;
    if (connection_.dialect() == Dialect::Sqlite) {
      rows = rows_of(table, query);
    } else {
      // A cursor, so that no table need fit into memory.
      connection_ << "DECLARE backup NO SCROLL CURSOR FOR " + query;
      const std::string fetch = "FETCH FORWARD " + std::to_string(10 * rows_at_once) + " FROM backup";
      while (const std::int64_t more = taken_ ? rows_of(table, fetch) : 0) rows += more;
      connection_ << "CLOSE backup";
    }
    line({{"end", table.name}, {"rows", rows}});
    return rows;
  }

  std::int64_t rows_of(const sql::Table& table, const std::string& query) {
    std::vector<std::string> values(table.columns.size());
    std::vector<soci::indicator> known(table.columns.size());
    soci::statement rows(connection_);
    for (std::size_t at = 0; at < values.size(); ++at) rows.exchange(soci::into(values[at], known[at]));
    rows.alloc();
    rows.prepare(query);
    rows.define_and_bind();
    rows.execute();
    std::int64_t count = 0;
    for (; taken_ && rows.fetch(); ++count) {
      Json row = Json::array();
      for (std::size_t at = 0; at < values.size(); ++at)
        row.push_back(known[at] == soci::i_null             ? Json(nullptr)
                      : table.columns[at].is_whole_number() ? Json(std::stoll(values[at]))
                                                            : Json(values[at]));
      line(row);
    }
    return count;
  }

  void line(const Json& json) {
    if (taken_) taken_ = take_(json.dump(-1, ' ', false, Json::error_handler_t::replace));
  }

  Connection& connection_;
  const TakeLine& take_;
  bool taken_ = true;
};

// -------------------------------------------------------------------------------------------------------------- restoring

/// What the lines say, and which is being read.
class Lines {
 public:
  explicit Lines(const NextLine& next) : next_(next) {}

  /// Null where there is none, or it is no JSON.
  [[nodiscard]] Json next() {
    ++number_;
    const auto line = next_();
    if (!line) return nullptr;
    Json json = Json::parse(*line, nullptr, false);
    return json.is_discarded() ? Json(nullptr) : json;
  }
  [[nodiscard]] std::unexpected<StoreError> wrong(const std::string& what) const {
    return broken("line " + std::to_string(number_) + ": " + what);
  }

 private:
  const NextLine& next_;
  std::int64_t number_ = 0;
};

std::int64_t number(const Json& json, const char* name) {
  const auto found = json.is_object() ? json.find(name) : json.end();
  return found != json.end() && found->is_number_integer() ? found->get<std::int64_t>() : -1;
}
std::string word(const Json& json, const char* name) {
  const auto found = json.is_object() ? json.find(name) : json.end();
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

class Restoring {
 public:
  Restoring(Connection& connection, Lines& lines)
      : connection_(connection), lines_(lines), tables_(sql::tables_of(connection)) {}

  Expected<std::int64_t, StoreError> everything() {
    for (const sql::Table& table : tables_) {
      if (table.name == "pulse") continue;  // has its one row from the start
      long long rows = 0;
      connection_ << "SELECT count(*) FROM " + table.name, soci::into(rows);
      if (rows > 0) return refused(StoreError{StoreFault::Conflict, "there is something in " + table.name + " already"});
    }
    std::int64_t all = 0;
    for (;;) {
      const Json head = lines_.next();
      if (word(head, "end") == "backup") {
        if (number(head, "rows") != all) return lines_.wrong("rows are missing");
        sql::set_sequences(connection_, tables_);
        return all;
      }
      const auto rows = table(head);
      if (!rows) return refused(rows.error());
      all += *rows;
    }
  }

 private:
  Expected<std::int64_t, StoreError> table(const Json& head) {
    const std::string name = word(head, "table");
    const auto known = std::ranges::find(tables_, name, &sql::Table::name);
    if (known == tables_.end()) return lines_.wrong("the backup is cut off, or it is none");
    auto columns = columns_of(*known, head);
    if (!columns) return refused(columns.error());
    connection_ << "DELETE FROM " + name;
    std::int64_t count = 0;
    for (std::vector<Json> rows;;) {
      Json line = lines_.next();
      if (line.is_array() && line.size() == columns->size()) {
        rows.push_back(std::move(line));
        ++count;
        if (rows.size() == rows_at_once) insert(name, *columns, std::exchange(rows, {}));
        continue;
      }
      if (word(line, "end") != name) return lines_.wrong("the backup is cut off, or a row is not one");
      if (number(line, "rows") != count) return lines_.wrong("rows of " + name + " are missing");
      if (!rows.empty()) insert(name, *columns, rows);
      return count;
    }
  }

  Expected<std::vector<sql::Column>, StoreError> columns_of(const sql::Table& table, const Json& head) {
    std::vector<sql::Column> columns;
    const auto names = head.find("columns");
    if (names == head.end() || !names->is_array()) return lines_.wrong("the columns are missing");
    for (const Json& name : *names) {
      const auto known =
          std::ranges::find(table.columns, name.is_string() ? name.get<std::string>() : std::string(), &sql::Column::name);
      if (known == table.columns.end()) return lines_.wrong("there is no such column in " + table.name);
      columns.push_back(*known);
    }
    if (columns.empty()) return lines_.wrong("the columns are missing");
    return columns;
  }

  void insert(const std::string& name, const std::vector<sql::Column>& columns, const std::vector<Json>& rows) {
    std::string statement = "INSERT INTO " + name + " (";
    for (const sql::Column& column : columns) statement += (&column == &columns.front() ? "" : ", ") + column.name;
    statement += ") VALUES ";
    std::vector<std::string> values;
    std::vector<soci::indicator> known;
    for (const Json& row : rows) {
      statement += &row == &rows.front() ? "(" : ", (";
      for (std::size_t at = 0; at < columns.size(); ++at) {
        statement += (at == 0 ? "CAST(:v" : ", CAST(:v") + std::to_string(values.size()) + " AS " + columns[at].type + ")";
        known.push_back(row[at].is_null() ? soci::i_null : soci::i_ok);
        values.push_back(row[at].is_string() ? row[at].get<std::string>()
                         : row[at].is_null() ? std::string()
                                             : row[at].dump());
      }
      statement += ")";
    }
    soci::statement insertion(connection_);
    for (std::size_t at = 0; at < values.size(); ++at) insertion.exchange(soci::use(values[at], known[at]));
    insertion.alloc();
    insertion.prepare(statement);
    insertion.define_and_bind();
    insertion.execute(true);
  }

  Connection& connection_;
  Lines& lines_;
  std::vector<sql::Table> tables_;
};

/// A file of SQLite's that was not there; it is gone again where it is not kept.
class NewFile {
 public:
  explicit NewFile(std::string_view url) : file_(file_of(url)), kept_(file_.empty() || std::filesystem::exists(file_)) {}
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile() {
    std::error_code ignored;
    for (const char* const part : {"", "-wal", "-shm"})
      if (!kept_) std::filesystem::remove(file_ + part, ignored);
  }

  void keep() { kept_ = true; }

 private:
  std::string file_;
  bool kept_;
};

}  // namespace

Expected<std::int64_t, StoreError> write_backup(Database& database, const TakeLine& take) {
  bool begun = false;
  return database.sessions().read([&](Connection& connection) -> Expected<std::int64_t, StoreError> {
    // Lines that were taken cannot be taken back.
    if (std::exchange(begun, true)) return refused(StoreError{StoreFault::Unavailable, "the connection was lost"});
    if (connection.dialect() == Dialect::Sqlite) {
      connection << "BEGIN";
    } else {
      connection << "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";
      connection << "SET LOCAL idle_in_transaction_session_timeout = 0";
    }
    auto answer = Writing(connection, take).everything();
    connection << "COMMIT";
    return answer;
  });
}

Expected<std::int64_t, StoreError> restore_backup(std::string_view url, const NextLine& next) {
  Lines lines(next);
  const Json head = lines.next();
  if (word(head, "adoube") != "backup" || number(head, "format") != format) return lines.wrong("this is no backup");
  const std::int64_t version = number(head, "version");
  if (version < 1 || version > migrations().back().version)
    return lines.wrong("it was written by a newer version of this program");
  NewFile file(url);
  const auto sessions = sql::open_sessions(url, DatabaseOptions{}.patience);
  if (!sessions) return refused(sessions.error());
  // One transaction, the tables included: what is not restored leaves nothing.
  bool begun = false;
  auto answer = (*sessions)->write([&](Connection& connection) -> Expected<std::int64_t, StoreError> {
    if (std::exchange(begun, true)) return refused(StoreError{StoreFault::Unavailable, "the connection was lost"});
    if (const auto own_shape = sql::migrate(connection, version); !own_shape) return refused(own_shape.error());
    if (sql::version_of(connection) != version)
      return refused(StoreError{StoreFault::Conflict, "there is a store of another version already"});
    auto rows = Restoring(connection, lines).everything();
    if (!rows) return rows;
    if (const auto newest = sql::migrate(connection, migrations().back().version); !newest) return refused(newest.error());
    return rows;
  });
  if (answer) file.keep();
  return answer;
}

}  // namespace adoube::store

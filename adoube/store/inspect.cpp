// SPDX-License-Identifier: MIT
#include "adoube/store/inspect.hpp"

#include "adoube/store/sql/sessions.hpp"

namespace adoube::store {
namespace {

using sql::Connection;
using sql::Dialect;

constexpr long long games_at_once = 500;
constexpr int problems_at_most = 1000;

std::vector<std::string> texts(soci::session& session, const std::string& query) {
  std::string text;
  soci::statement rows = (session.prepare << query, soci::into(text));
  std::vector<std::string> all;
  rows.execute();
  while (rows.fetch() && all.size() < problems_at_most) all.push_back(text);
  return all;
}

/// PostgreSQL itself keeps rows from referring to nothing.
std::vector<std::string> damage(Connection& connection) {
  if (connection.dialect() == Dialect::Postgres) return {};
  std::vector<std::string> all = texts(connection, "SELECT integrity_check FROM pragma_integrity_check");
  if (all == std::vector<std::string>{"ok"}) all.clear();
  for (const std::string& table : texts(connection, "SELECT DISTINCT \"table\" FROM pragma_foreign_key_check"))
    all.push_back("rows of the table " + table + " refer to nothing");
  return all;
}

}  // namespace

StoreAnswer inspect_tables(Database& database, const std::function<void(const std::string& problem)>& tell) {
  const auto problems =
      database.sessions().read([](Connection& connection) -> Expected<std::vector<std::string>, StoreError> {
        std::vector<std::string> all = damage(connection);
        for (const std::string& game :
             texts(connection,
                   "SELECT id FROM game JOIN event ON event.game = made GROUP BY id HAVING count(*) <> max(seq) + 1"))
          all.push_back("events of the game " + game + " are missing");
        return all;
      });
  if (!problems) return refused(problems.error());
  for (const std::string& problem : *problems) tell(problem);
  return {};
}

StoreAnswer for_each_game(Database& database, const std::function<bool(const std::string& game)>& take) {
  struct Page {
    std::vector<std::string> names;
    long long last = 0;
  };
  for (Page page;;) {
    auto next = database.sessions().read([from = page.last](soci::session& session) -> Expected<Page, StoreError> {
      Page found{.names = {}, .last = from};
      std::string name;
      soci::statement rows =
          (session.prepare << "SELECT id, made FROM game WHERE made > :last ORDER BY made LIMIT :most",
           soci::use(from, "last"), soci::use(games_at_once, "most"), soci::into(name), soci::into(found.last));
      rows.execute();
      while (rows.fetch()) found.names.push_back(name);
      return found;
    });
    if (!next) return refused(next.error());
    page = std::move(*next);
    if (page.names.empty()) return {};
    for (const std::string& name : page.names)
      if (!take(name)) return {};
  }
}

}  // namespace adoube::store

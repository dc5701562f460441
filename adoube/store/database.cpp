// SPDX-License-Identifier: MIT
#include "adoube/store/database.hpp"

#include <filesystem>
#include <string>
#include <utility>

#include "adoube/store/migrations/migrations.hpp"
#include "adoube/store/sql/migrate.hpp"
#include "adoube/store/sql/open_sessions.hpp"
#include "adoube/store/sql/postgres_sessions.hpp"
#include "adoube/store/sql/sql_accounts.hpp"
#include "adoube/store/sql/sql_analyses.hpp"
#include "adoube/store/sql/sql_finished_games.hpp"
#include "adoube/store/sql/sql_games.hpp"
#include "adoube/store/sql/sql_listings.hpp"
#include "adoube/store/sql/sql_shared_time.hpp"
#include "adoube/store/sql/sqlite_sessions.hpp"

namespace adoube::store {
namespace {

constexpr std::string_view sqlite = "sqlite:";

bool is_postgres(std::string_view url) { return url.starts_with("postgres://") || url.starts_with("postgresql://"); }

class SqlDatabase final : public Database {
 public:
  SqlDatabase(std::unique_ptr<sql::Sessions> sessions, bool is_shared)
      : sessions_(std::move(sessions)), is_shared_(is_shared) {}

  Store& games() override { return games_; }
  Accounts& accounts() override { return *accounts_; }
  Listings& listings() override { return listings_; }
  FinishedGames& finished_games() override { return *finished_games_; }
  Analyses& analyses() override { return analyses_; }
  SharedTime& shared_time() override { return shared_time_; }
  bool is_shared() const override { return is_shared_; }
  sql::Sessions& sessions() override { return *sessions_; }

 private:
  std::unique_ptr<sql::Sessions> sessions_;
  bool is_shared_;
  sql::SqlGames games_{*sessions_};
  sql::SqlListings listings_{*sessions_};
  sql::SqlAnalyses analyses_{*sessions_};
  sql::SqlSharedTime shared_time_{*sessions_};
  std::unique_ptr<FinishedGames> finished_games_ = sql::sql_finished_games(*sessions_);
  std::unique_ptr<Accounts> accounts_ = sql::sql_accounts(*sessions_);
};

}  // namespace

Expected<std::unique_ptr<sql::Sessions>, StoreError> sql::open_sessions(std::string_view url,
                                                                        std::chrono::milliseconds patience) {
  if (url == "memory:") return open_memory();
  if (!file_of(url).empty()) return open_sqlite(std::filesystem::path(file_of(url)), patience);
  if (is_postgres(url)) return open_postgres(url, patience);
  return refused(StoreError{StoreFault::Unavailable, "expected sqlite:FILE, postgres://… or memory:"});
}

Expected<std::unique_ptr<Database>, StoreError> open_database(std::string_view url, const DatabaseOptions& options) {
  const bool may_make = options.older == OlderShape::BringUp;
  if (const auto file = file_of(url); !may_make && !file.empty() && !std::filesystem::exists(file))
    return refused(StoreError{StoreFault::Unavailable, "there is no such file"});
  auto sessions = sql::open_sessions(url, options.patience);
  if (!sessions) return refused(std::move(sessions.error()));
  const auto shape = [&](sql::Connection& connection) {
    return may_make ? sql::migrate(connection, migrations().back().version) : sql::accept_shape(connection, options.older);
  };
  if (const auto shaped = may_make ? (*sessions)->write(shape) : (*sessions)->read(shape); !shaped)
    return refused(shaped.error());
  return std::make_unique<SqlDatabase>(std::move(*sessions), is_postgres(url));
}

std::string_view file_of(std::string_view url) {
  return url.starts_with(sqlite) ? url.substr(sqlite.size()) : std::string_view{};
}

std::string without_password(std::string_view url) {
  const std::size_t scheme = url.find("://");
  if (scheme == std::string_view::npos) return std::string(url);
  const std::string shown(url.substr(0, scheme + 3));
  const std::string_view rest = url.substr(scheme + 3);
  // A password may have any letter in it, and what follows "?" may hold one as well: rather too little is shown.
  const std::size_t at = rest.rfind('@');
  const std::size_t question = rest.find('?');
  if (at == std::string_view::npos) return shown + std::string(rest.substr(0, question));
  // NATS has a token there.
  const std::string_view user = rest.substr(0, std::min(at, rest.find_first_of(":/?")));
  if (question < at) return shown + std::string(url.starts_with("nats:") ? "" : user);
  const std::string place(rest.substr(at + 1, question == std::string_view::npos ? question : question - at - 1));
  return url.starts_with("nats:") ? shown + place : shown + std::string(user) + '@' + place;
}

}  // namespace adoube::store

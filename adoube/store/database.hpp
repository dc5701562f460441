// SPDX-License-Identifier: MIT
/// Everything a server keeps, in one database: SQLite for one machine, PostgreSQL for one or many.
///
/// An area of the server adds a contract of its own beside games():
/// 1. `adoube/store/accounts.hpp`: an abstract class whose calls take and give values and answer Expected<…, StoreError>, in
///    the manner of store.hpp.
/// 2. `adoube/store/sql/sql_accounts.{hpp,cpp}`: its one implementation, over sql::Sessions (sessions.hpp: `write`, `read`).
///    The statements are plain SQL that both databases understand: BIGINT and TEXT, `ON CONFLICT … DO NOTHING`,
///    `RETURNING`, CAST(:name AS BIGINT) where PostgreSQL cannot tell a type. Bytes are kept as text (text.hpp), and texts
///    from outside are asked there whether they can be kept at all.
/// 3. The next numbered file in `migrations/`, with its tables.
/// 4. A getter here and a member in database.cpp.
/// 5. A test of the contract that runs on every database (tests/store/every_database.hpp).
#pragma once

#include <chrono>
#include <memory>
#include <string_view>

#include "adoube/store/accounts.hpp"
#include "adoube/store/analyses.hpp"
#include "adoube/store/finished_games.hpp"
#include "adoube/store/listings.hpp"
#include "adoube/store/shared_time.hpp"
#include "adoube/store/store.hpp"

namespace adoube::store {

namespace sql {
class Sessions;
}

class Database {
 public:
  Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  /// Finishes the events handed to append_later() first. Nobody may still be inside a call.
  virtual ~Database() = default;

  [[nodiscard]] virtual Store& games() = 0;
  [[nodiscard]] virtual Accounts& accounts() = 0;
  [[nodiscard]] virtual SharedTime& shared_time() = 0;
  /// Whether other nodes may share it, now or later.
  [[nodiscard]] virtual bool is_shared() const = 0;
  [[nodiscard]] virtual Listings& listings() = 0;
  [[nodiscard]] virtual FinishedGames& finished_games() = 0;
  [[nodiscard]] virtual Analyses& analyses() = 0;
  /// For what no contract has, such as copying everything.
  [[nodiscard]] virtual sql::Sessions& sessions() = 0;
};

/// What is done where the tables have an older version's shape. Where nothing was kept yet, only BringUp makes tables.
enum class OlderShape : std::uint8_t {
  BringUp,  ///< to the newest one
  Refuse,
  Leave,  ///< it can be backed up (backup.hpp); the contracts may answer faults
};

struct DatabaseOptions {
  /// How long a call waits for a lock that somebody else holds, and for a lost connection to come back, before it answers
  /// Unavailable.
  std::chrono::milliseconds patience{5000};
  OlderShape older = OlderShape::BringUp;
};

/// What a database is opened by:
/// - `sqlite:FILE`: the file and its folders are made when they are not there. Several processes may share it.
/// - `memory:`: forgotten at the end.
/// - `postgres://…` or `postgresql://…`, as libpq reads it: several nodes may share it.
/// An older shape is brought to the newest one, unless `options.older` says otherwise: then nothing is made or changed.
/// Errors: Broken (what is there is not this program's, or another version's that is refused; it is left as it was),
/// Unavailable (it cannot be opened, or the url is none of these).
[[nodiscard]] Expected<std::unique_ptr<Database>, StoreError> open_database(std::string_view url,
                                                                            const DatabaseOptions& options = {});

/// The file of a `sqlite:` url; empty for the others.
[[nodiscard]] std::string_view file_of(std::string_view url);
/// The url of a store or a bus without a password or a token in it, for logs.
[[nodiscard]] std::string without_password(std::string_view url);

}  // namespace adoube::store

// SPDX-License-Identifier: MIT
#include "adoube/store/sql/postgres_driver.hpp"

#include <soci/postgresql/soci-postgresql.h>

#include <array>
#include <utility>

namespace adoube::store::sql {
namespace {

bool is_lost(soci::session& session) {
  const auto* const backend = static_cast<const soci::postgresql_session_backend*>(session.get_backend());
  return backend == nullptr || PQstatus(backend->conn_) != CONNECTION_OK;
}

/// https://www.postgresql.org/docs/15/errcodes-appendix.html
StoreFault fault_of(std::string_view sqlstate) {
  if (sqlstate.starts_with("23")) return StoreFault::Conflict;                              // a constraint
  if (sqlstate == "22021" || sqlstate == "22P05") return StoreFault::Unkeepable;            // not in the encoding
  if (sqlstate.starts_with("42") || sqlstate.starts_with("3F")) return StoreFault::Broken;  // no such table or schema
  return StoreFault::Unavailable;
}

}  // namespace

std::string with_timeouts(std::string_view url) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> defaults = {{{"connect_timeout", "5"},
                                                                                      {"tcp_user_timeout", "10000"},
                                                                                      {"keepalives_idle", "10"},
                                                                                      {"keepalives_interval", "5"},
                                                                                      {"keepalives_count", "2"}}};
  std::string out(url);
  for (const auto& [name, value] : defaults) {
    const std::string setting = std::string(name) + "=";
    if (url.find(setting) != std::string_view::npos) continue;
    out += out.find('?') == std::string::npos ? '?' : '&';
    out += setting + std::string(value);
  }
  return out;
}

PostgresDriver::PostgresDriver(std::string_view url, std::chrono::milliseconds patience)
    : url_(with_timeouts(url)), patience_(patience) {}

std::unique_ptr<Connection> PostgresDriver::connect(Access access) {
  auto connection = std::make_unique<Connection>(Dialect::Postgres);
  soci::session& session = *connection;
  session.open(soci::postgresql, url_);
  session << "SET client_encoding = 'UTF8'";
  session << "SET client_min_messages = warning";
  session << "SET lock_timeout = " + std::to_string(patience_.count());
  session << "SET idle_in_transaction_session_timeout = '10s'";
  if (access == Access::ReadOnly) {
    session << "SET default_transaction_read_only = on";
    return connection;
  }
  // What is acknowledged is on disk, whatever the server's own settings say.
  std::string commits;
  session << "SHOW synchronous_commit", soci::into(commits);
  if (commits == "off") session << "SET synchronous_commit = on";
  return connection;
}

Problem PostgresDriver::problem_of(const std::exception& thrown, Connection* connection) const {
  Problem problem{.error = {StoreFault::Unavailable, without_values(thrown)}};
  const auto* const postgres = dynamic_cast<const soci::postgresql_soci_error*>(&thrown);
  if (postgres == nullptr) {
    // Where there is no connection it was refused, which passes; SOCI has no number for that.
    problem.connection_lost = connection == nullptr || is_lost(*connection);
    return problem;
  }
  const std::string sqlstate = postgres->sqlstate();
  problem.error.fault = fault_of(sqlstate);
  problem.worth_another_try = sqlstate == "40001" || sqlstate == "40P01";  // serialisation, deadlock
  // 57P01 to 57P03: the server is being stopped or has just begun; 25P03: we were silent for too long.
  problem.connection_lost =
      connection == nullptr || is_lost(*connection) || sqlstate.starts_with("57P") || sqlstate == "25P03";
  return problem;
}

}  // namespace adoube::store::sql

// SPDX-License-Identifier: MIT
/// What differs between SQLite and PostgreSQL below the statements: how to connect, to begin, and what an error means. Here
/// SOCI's exceptions still fly; they end in transactions.hpp and sessions.hpp.
#pragma once

#include <exception>
#include <memory>
#include <string>
#include <string_view>

#include "adoube/store/sql/connection.hpp"
#include "adoube/store/store_error.hpp"

namespace adoube::store::sql {

enum class Access : std::uint8_t { Write, ReadOnly };

/// What an exception of SOCI's means to whom it stopped.
struct Problem {
  StoreError error;
  bool connection_lost = false;
  bool worth_another_try = false;  ///< two transactions were in each other's way, and this one had to yield
};

/// What went wrong, for the log: without the statement and the values bound to it, which are names and hashes of people.
[[nodiscard]] std::string without_values(const std::exception& thrown);

class Driver {
 public:
  Driver() = default;
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;
  virtual ~Driver() = default;

  /// Throws soci::soci_error.
  [[nodiscard]] virtual std::unique_ptr<Connection> connect(Access access) = 0;
  /// The statement that begins a transaction which writes.
  [[nodiscard]] virtual const char* begin() const = 0;
  /// `connection`: where it happened; null where there was none yet.
  [[nodiscard]] virtual Problem problem_of(const std::exception& thrown, Connection* connection) const = 0;
};

}  // namespace adoube::store::sql

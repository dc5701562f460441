// SPDX-License-Identifier: MIT
/// PostgreSQL. A commit is on the server's disk when it is answered; a connection that is lost, and a node that stops in the
/// middle of a transaction, hold others up for seconds at most.
#pragma once

#include <chrono>
#include <string>

#include "adoube/store/sql/driver.hpp"

namespace adoube::store::sql {

class PostgresDriver final : public Driver {
 public:
  /// `url`: postgres://… as libpq reads it.
  PostgresDriver(std::string_view url, std::chrono::milliseconds patience);

  [[nodiscard]] std::unique_ptr<Connection> connect(Access access) override;
  [[nodiscard]] const char* begin() const override { return "BEGIN"; }
  [[nodiscard]] Problem problem_of(const std::exception& thrown, Connection* connection) const override;

 private:
  std::string url_;
  std::chrono::milliseconds patience_;
};

/// The url with what makes a dead connection noticed within seconds, where it does not say that itself. SOCI understands a
/// url only with such settings.
[[nodiscard]] std::string with_timeouts(std::string_view url);

}  // namespace adoube::store::sql

// SPDX-License-Identifier: MIT
/// SQLite: a file, or memory. Every commit waits until the disk has it (synchronous=FULL); readers and the writer do not
/// wait for each other (WAL); a lock of another process is waited for as long as `patience` says.
#pragma once

#include <chrono>
#include <string>

#include "adoube/store/sql/driver.hpp"

namespace adoube::store::sql {

class SqliteDriver final : public Driver {
 public:
  /// `file` without a quotation mark, or empty for memory, which every connection has for itself.
  SqliteDriver(std::string file, std::chrono::milliseconds patience) : file_(std::move(file)), patience_(patience) {}

  [[nodiscard]] std::unique_ptr<Connection> connect(Access access) override;
  [[nodiscard]] const char* begin() const override { return "BEGIN IMMEDIATE"; }
  [[nodiscard]] Problem problem_of(const std::exception& thrown, Connection* connection) const override;

 private:
  std::string file_;
  std::chrono::milliseconds patience_;
};

}  // namespace adoube::store::sql

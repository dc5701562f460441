// SPDX-License-Identifier: MIT
/// One connection to a database: SOCI's session, and the statements that were prepared on it.
#pragma once

#include <soci/soci.h>

#include <memory>
#include <string>
#include <typeindex>
#include <unordered_map>

namespace adoube::store::sql {

enum class Dialect : std::uint8_t { Sqlite, Postgres };

class Connection : public soci::session {
 public:
  explicit Connection(Dialect dialect) : dialect_(dialect) {}

  /// For the few places where one statement cannot say it to both.
  [[nodiscard]] Dialect dialect() const { return dialect_; }

  /// Behind a query for rows to take: PostgreSQL's second node passes over what the first one is just taking, instead of
  /// waiting for it. SQLite has one writer.
  [[nodiscard]] std::string past_those_being_taken() const {
    return dialect_ == Dialect::Postgres ? " FOR UPDATE SKIP LOCKED" : "";
  }

  /// True while work is done again whose first commit broke off: it may have been done already.
  [[nodiscard]] bool in_doubt() const { return in_doubt_; }
  void doubt(bool whether) { in_doubt_ = whether; }

  /// A thing of that type, made from this connection when it is asked for first: statements that are prepared once and run
  /// often. It ends with the connection.
  template <class Prepared>
  Prepared& prepared() {
    std::shared_ptr<void>& kept = prepared_[typeid(Prepared)];
    if (!kept) kept = std::make_shared<Prepared>(*this);
    return *static_cast<Prepared*>(kept.get());
  }

 private:
  Dialect dialect_;
  bool in_doubt_ = false;
  std::unordered_map<std::type_index, std::shared_ptr<void>> prepared_;
};

}  // namespace adoube::store::sql

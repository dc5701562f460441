// SPDX-License-Identifier: MIT
/// The one statement that is run for every move: prepared once a connection.
#pragma once

#include <soci/soci.h>

#include "adoube/store/sql/connection.hpp"
#include "adoube/store/store.hpp"

namespace adoube::store::sql {

class AppendEvent {
 public:
  explicit AppendEvent(soci::session& session);

  /// Answers a fault only where it has changed nothing. Throws soci::soci_error.
  [[nodiscard]] StoreAnswer operator()(Connection& connection, const EventRecord& event);

 private:
  long long seq_ = 0;
  long long at_ms_ = 0;
  std::string body_;
  std::string id_;
  soci::statement insert_;
};

}  // namespace adoube::store::sql

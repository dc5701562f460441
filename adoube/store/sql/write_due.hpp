// SPDX-License-Identifier: MIT
/// When the flag of a game falls; prepared once a connection, since it goes with every move of a game with a clock.
#pragma once

#include <soci/soci.h>

#include "adoube/store/store.hpp"

namespace adoube::store::sql {

class WriteDue {
 public:
  explicit WriteDue(soci::session& session);

  /// Throws soci::soci_error.
  void operator()(soci::session& session, const std::string& game, const Due& due);

 private:
  long long events_ = 0;
  long long at_ms_ = 0;
  std::string id_;
  soci::statement insert_;
};

}  // namespace adoube::store::sql

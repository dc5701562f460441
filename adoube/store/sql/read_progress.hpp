// SPDX-License-Identifier: MIT
/// What a node asks for every move that another has written: one query, prepared once a connection.
#pragma once

#include <soci/soci.h>

#include <string>

#include "adoube/store/store.hpp"

namespace adoube::store::sql {

class ReadProgress {
 public:
  explicit ReadProgress(soci::session& session);

  /// Throws soci::soci_error.
  [[nodiscard]] Expected<Progress, StoreError> operator()(const std::string& game, std::int64_t from_seq);

 private:
  std::string id_;
  long long from_ = 0;
  long long seats_ = 0;
  long long due_events_ = 0;
  long long due_ms_ = 0;
  long long seq_ = 0;
  long long at_ms_ = 0;
  std::string body_;
  soci::indicator has_due_ = soci::i_null;
  soci::indicator has_event_ = soci::i_null;
  soci::statement rows_;
};

}  // namespace adoube::store::sql

// SPDX-License-Identifier: MIT
/// Tables call a game by its number, everybody else by its name.
#pragma once

#include <soci/soci.h>

#include <optional>
#include <string>

#include "adoube/store/sql/text.hpp"

namespace adoube::store::sql {

/// Nothing when there is no such game. Throws soci::soci_error.
[[nodiscard]] inline std::optional<long long> number_of(soci::session& session, const std::string& id) {
  if (!is_keepable(id)) return std::nullopt;
  long long number = 0;
  session << "SELECT made FROM game WHERE id = :id", soci::use(id), soci::into(number);
  return session.got_data() ? std::optional(number) : std::nullopt;
}

}  // namespace adoube::store::sql

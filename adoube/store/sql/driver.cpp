// SPDX-License-Identifier: MIT
#include "adoube/store/sql/driver.hpp"

#include <soci/error.h>

namespace adoube::store::sql {

std::string without_values(const std::exception& thrown) {
  const auto* const error = dynamic_cast<const soci::soci_error*>(&thrown);
  // PostgreSQL tells values in the lines below the first.
  const std::string text = error == nullptr ? thrown.what() : error->get_error_message();
  return text.substr(0, text.find('\n'));
}

}  // namespace adoube::store::sql

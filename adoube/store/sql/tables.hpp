// SPDX-License-Identifier: MIT
/// What tables there are, as the database itself tells.
#pragma once

#include <string>
#include <vector>

#include "adoube/store/sql/connection.hpp"

namespace adoube::store::sql {

struct Column {
  std::string name;
  std::string type;  ///< in the words of the database: BIGINT, TEXT

  [[nodiscard]] bool is_whole_number() const;
};

struct Table {
  std::string name;
  std::vector<Column> columns;
};

/// All but the one that holds the version, those before that others refer to. Throws soci::soci_error.
[[nodiscard]] std::vector<Table> tables_of(Connection& connection);

/// Sequences named TABLE_COLUMN go on behind the greatest number in their column. Throws soci::soci_error.
void set_sequences(Connection& connection, const std::vector<Table>& tables);

}  // namespace adoube::store::sql

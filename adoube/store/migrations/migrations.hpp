// SPDX-License-Identifier: MIT
/// The shape of the tables, as the numbered SQL files of this folder, applied forward only, each in one transaction. A
/// file once released is not changed; a new shape is a new file. Statements end with a semicolon at the end of a line. What
/// one database alone needs stands in NNNN_name.sqlite.sql or NNNN_name.postgres.sql; every number is there once. A
/// sequence is named TABLE_COLUMN, so that a backup that is restored lets it go on (backup.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace adoube::store {

struct Migration {
  std::int64_t version;
  std::string_view only_for;  ///< "sqlite" or "postgres"; empty: for both
  std::string_view sql;
};

/// All of them, by version: 1, 2, 3, ...
[[nodiscard]] std::span<const Migration> migrations();

/// The statements of a migration one by one, without the semicolons.
[[nodiscard]] std::vector<std::string> statements(std::string_view sql);

}  // namespace adoube::store

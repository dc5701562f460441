// SPDX-License-Identifier: GPL-3.0-or-later
/// What a request asks of the archive.
#pragma once

#include <string>
#include <string_view>

#include "adoube/rules/position.hpp"
#include "adoube/store/finished_games.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::server {

inline constexpr std::int64_t games_a_page = 50;

/// The query of GET /api/archive; the account is not in it. Errors: which name, in a sentence.
[[nodiscard]] Expected<store::GameQuery, std::string> read_archive_query(std::string_view target);

struct PositionQuery {
  rules::Position position;
  bool own = false;
};

/// The query of GET /api/archive/positions. Errors: the same.
[[nodiscard]] Expected<PositionQuery, std::string> read_position_query(std::string_view target);

/// A name of a query, empty where it is not there or the query cannot be read.
[[nodiscard]] std::string query_value(std::string_view target, std::string_view name);

}  // namespace adoube::server

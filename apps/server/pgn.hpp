// SPDX-License-Identifier: GPL-3.0-or-later
/// A live game as PGN in export form: its moves and what belongs to them, nothing else (Laws 8.1.4).
#pragma once

#include <string>

#include "apps/server/table.hpp"

namespace adoube::server {

[[nodiscard]] std::string pgn_of(const Table& table);

}  // namespace adoube::server

// SPDX-License-Identifier: GPL-3.0-or-later
/// A live game as PGN in export form.
#pragma once

#include <string>

#include "apps/server/table.hpp"

namespace adoube::server {

[[nodiscard]] std::string pgn_of(const Table& table);

}  // namespace adoube::server

// SPDX-License-Identifier: GPL-3.0-or-later
/// A live game as PGN in export form: its moves and what belongs to them, nothing else (Laws 8.1.4).
#pragma once

#include <string>

#include "apps/server/table.hpp"

namespace adoube::server {

[[nodiscard]] std::string pgn_of(const Table& table);
/// The same of a game that nobody has open. Errors: what in it cannot be understood, for the log.
[[nodiscard]] Expected<std::string, std::string> pgn_of(const LoadedGame& loaded);

}  // namespace adoube::server

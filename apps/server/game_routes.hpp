// SPDX-License-Identifier: GPL-3.0-or-later
/// Games over HTTP: making one, and reading one as it stands.
#pragma once

#include "apps/server/http_router.hpp"
#include "apps/server/lobby.hpp"

namespace adoube::server {

/// `games_per_second`: new games, all askers together. The lobby outlives the routes.
void add_game_routes(HttpRouter& router, Lobby& lobby, double games_per_second);

}  // namespace adoube::server

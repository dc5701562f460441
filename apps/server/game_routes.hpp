// SPDX-License-Identifier: GPL-3.0-or-later
/// Games over HTTP: making one, and reading one as it stands.
#pragma once

#include "apps/server/http_router.hpp"
#include "apps/server/lobby.hpp"
#include "apps/server/opponents.hpp"
#include "apps/server/people.hpp"
#include "apps/server/serve.hpp"

namespace adoube::server {

/// Lobby and people outlive the routes.
void add_game_routes(HttpRouter& router, Lobby& lobby, People& people, Opponents& opponents, const ServeLimits& limits);

}  // namespace adoube::server

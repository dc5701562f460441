// SPDX-License-Identifier: GPL-3.0-or-later
/// /api/archive: docs/games_archive.md.
#pragma once

#include "adoube/store/finished_games.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/http_router.hpp"
#include "apps/server/import_desk.hpp"
#include "apps/server/people.hpp"

namespace adoube::server {

/// All of it lives as long as the router.
void add_archive_routes(HttpRouter& router, Backstage& backstage, store::FinishedGames& archive, People& people,
                        ImportDesk& desk);

}  // namespace adoube::server

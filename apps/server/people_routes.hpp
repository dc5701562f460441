// SPDX-License-Identifier: GPL-3.0-or-later
/// /api/account, /api/session and /api/avatars: docs/accounts.md.
#pragma once

#include "adoube/store/accounts.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/doorkeeper.hpp"
#include "apps/server/http_router.hpp"
#include "apps/server/people.hpp"

namespace adoube::server {

/// All of it lives as long as the router.
void add_people_routes(HttpRouter& router, Backstage& backstage, store::Accounts& accounts, People& people,
                       Doorkeeper& doorkeeper);

}  // namespace adoube::server

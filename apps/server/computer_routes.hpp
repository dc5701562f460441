// SPDX-License-Identifier: GPL-3.0-or-later
/// GET /api/computer: whether there is a computer to play against.
#pragma once

#include "apps/server/backstage.hpp"
#include "apps/server/http_router.hpp"

namespace adoube::server {

/// `backstage` outlives the router.
void add_computer_routes(HttpRouter& router, const Backstage& backstage);

}  // namespace adoube::server

// SPDX-License-Identifier: GPL-3.0-or-later
/// What an operator's programs ask: whether the server is well, and what it counts.
#pragma once

#include <functional>

#include "apps/server/backstage.hpp"
#include "apps/server/http_router.hpp"

namespace adoube::server {

/// GET /healthz: 200 `ok` where the store answers within a moment, otherwise 503. The store is asked once a second at the
/// most, however many ask here.
/// GET /metrics: to askers on this machine, and by the operators' port; to others there is nothing at this address.
void add_operation_routes(HttpRouter& router, Backstage& backstage, std::function<Gauges()> gauges);

}  // namespace adoube::server

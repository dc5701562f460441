// SPDX-License-Identifier: GPL-3.0-or-later
/// POST and GET /api/games/{game}/analysis: asking for an analysis of a finished game, and how far it is.
#pragma once

#include "adoube/store/analyses.hpp"
#include "apps/server/analysis_room.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/http_router.hpp"
#include "apps/server/lobby.hpp"
#include "apps/server/people.hpp"

namespace adoube::server {

/// What one asker, and all together, may have wanted at a time.
inline constexpr std::int64_t most_analyses_of_one = 20;
inline constexpr std::int64_t most_analyses = 5'000;

/// `room`: null where nothing is analysed here; what is known is told all the same. All outlive the router.
void add_analysis_routes(HttpRouter& router, Backstage& backstage, Lobby& lobby, People& people, store::Analyses& analyses,
                         AnalysisRoom* room);

}  // namespace adoube::server

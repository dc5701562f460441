// SPDX-License-Identifier: GPL-3.0-or-later
/// All games of an account as PGN, made a few at a time while they are sent.
#pragma once

#include <string>

#include "adoube/store/finished_games.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/http_message.hpp"

namespace adoube::server {

/// A game of the archive, for who may find it; it waits for the store. Errors: UnknownGame, Unavailable.
[[nodiscard]] Expected<std::string, store::StoreError> archived_pgn(store::FinishedGames& archive, store::Store& games,
                                                                    const std::string& id, const std::string& account);

[[nodiscard]] NextPiece own_games(Backstage& backstage, store::FinishedGames& archive, const std::string& account);

}  // namespace adoube::server

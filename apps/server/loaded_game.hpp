// SPDX-License-Identifier: GPL-3.0-or-later
/// A game as the store gives it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "adoube/store/store.hpp"
#include "apps/server/referee.hpp"

namespace adoube::server {

struct LoadedGame {
  store::StoredGame game;
  std::vector<store::EventRecord> events;
};

/// The game as its events make it. May take a tenth of a second for the longest. Errors: what cannot be understood, for the
/// log.
[[nodiscard]] Expected<Referee, std::string> replayed(const LoadedGame& loaded);

/// With its events from that place on. Waits for the disk. Errors: UnknownGame, Unavailable.
[[nodiscard]] Expected<LoadedGame, store::StoreError> load_game(store::Store& store, const std::string& id,
                                                                std::int64_t from = 0);

}  // namespace adoube::server

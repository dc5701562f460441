// SPDX-License-Identifier: GPL-3.0-or-later
/// A game as the store gives it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "adoube/store/store.hpp"

namespace adoube::server {

struct LoadedGame {
  store::StoredGame game;
  std::vector<store::EventRecord> events;
};

/// With its events from that place on. Waits for the disk. Errors: UnknownGame, Unavailable.
[[nodiscard]] Expected<LoadedGame, store::StoreError> load_game(store::Store& store, const std::string& id,
                                                                std::int64_t from = 0);

}  // namespace adoube::server

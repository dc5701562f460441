// SPDX-License-Identifier: GPL-3.0-or-later
/// A game as the store gives it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adoube/store/store.hpp"
#include "apps/server/referee.hpp"

namespace adoube::server {

struct LoadedGame {
  store::StoredGame game;
  std::vector<store::EventRecord> events;
};

/// What has happened in a game since there were so many events and seats.
struct News {
  std::vector<store::EventRecord> events;
  std::optional<store::Due> due{};
  std::optional<store::StoredGame> game{};  ///< where seats have been taken
};

/// The game as its events make it. May take a tenth of a second for the longest. Errors: what cannot be understood, for the
/// log.
[[nodiscard]] Expected<Referee, std::string> replayed(const LoadedGame& loaded);

/// Waits for the disk. Errors: UnknownGame, Unavailable.
[[nodiscard]] Expected<LoadedGame, store::StoreError> load_game(store::Store& store, const std::string& id);

/// The same.
[[nodiscard]] Expected<News, store::StoreError> load_news(store::Store& store, const std::string& id, std::int64_t events,
                                                          std::size_t seats);

}  // namespace adoube::server

// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/loaded_game.hpp"

#include <utility>

namespace adoube::server {

Expected<LoadedGame, store::StoreError> load_game(store::Store& store, const std::string& id, std::int64_t from) {
  auto stored = store.game(id);
  if (!stored) return refused(stored.error());
  auto events = store.events(id, from);
  if (!events) return refused(events.error());
  return LoadedGame{.game = std::move(*stored), .events = std::move(*events)};
}

}  // namespace adoube::server

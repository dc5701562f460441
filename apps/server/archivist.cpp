// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/archivist.hpp"

#include <utility>

#include "apps/server/archived_game.hpp"
#include "apps/server/loaded_game.hpp"

namespace adoube::server {

void Archivist::look_in(std::chrono::milliseconds time) {
  backstage_.after(time, [this] {
    if (!ended_) look();
  });
}

void Archivist::look() {
  backstage_.send_for([this, now = backstage_.now_ms()] { return take_some(now); },
                      [this](const Expected<Taken, store::StoreError>& taken) {
                        if (ended_) return;
                        if (taken)
                          for (const std::string& what : taken->not_understood)
                            backstage_.log.problem("game-not-archived", {{"reason", what}});
                        const bool more = taken && taken->games == static_cast<std::size_t>(games_at_once);
                        look_in(more ? std::chrono::milliseconds(1) : pause);
                      });
}

Expected<Archivist::Taken, store::StoreError> Archivist::take_some(std::int64_t now_ms) const {
  const std::int64_t lease = now_ms + lease_ms;
  const auto waiting = archive_.take_ended(now_ms, lease, games_at_once);
  if (!waiting) return refused(waiting.error());
  Taken taken{.games = waiting->size()};
  std::vector<store::GameToKeep> games;
  for (const std::string& id : *waiting) {
    const auto loaded = load_game(backstage_.store, id);
    if (!loaded) return refused(loaded.error());
    auto game = archived(*loaded, now_ms);
    if (!game) taken.not_understood.push_back("game " + id + ", " + game.error());
    if (game && *game)
      games.push_back(std::move(**game));
    else if (const auto passed = archive_.pass_over(id, lease); !passed)
      return refused(passed.error());
  }
  if (games.empty()) return taken;
  if (const auto kept = archive_.keep(games); !kept) return refused(kept.error());
  return taken;
}

}  // namespace adoube::server

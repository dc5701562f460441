// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/loaded_game.hpp"

#include <utility>

#include "adoube/laws/code.hpp"

namespace adoube::server {

Expected<LoadedGame, store::StoreError> load_game(store::Store& store, const std::string& id) {
  auto stored = store.game(id);
  if (!stored) return refused(stored.error());
  auto events = store.events(id, 0);
  if (!events) return refused(events.error());
  return LoadedGame{.game = std::move(*stored), .events = std::move(*events)};
}

Expected<News, store::StoreError> load_news(store::Store& store, const std::string& id, std::int64_t events,
                                            std::size_t seats) {
  auto progress = store.progress(id, events);
  if (!progress) return refused(progress.error());
  News news{.events = std::move(progress->events), .due = progress->due};
  if (progress->seats <= static_cast<std::int64_t>(seats)) return news;
  auto stored = store.game(id);
  if (!stored) return refused(stored.error());
  news.game = std::move(*stored);
  return news;
}

Expected<Referee, std::string> replayed(const LoadedGame& loaded) {
  const auto setup = read_game_setup(loaded.game.record.setup);
  if (!setup) return refused("setup: " + setup.error().sentence());
  auto referee = Referee::from(*setup);
  if (!referee) return refused("setup: " + referee.error());
  for (const store::EventRecord& record : loaded.events) {
    const std::string place = "event " + std::to_string(record.seq) + ": ";
    const auto written = read_game_event(record.text);
    if (!written) return refused(place + written.error().sentence());
    const auto event = event_of(*written);
    if (!event) return refused(place + sentence(event.error(), Language::En));
    const auto ruling = referee->follow(*written, *event);
    if (!ruling) return refused(place + std::string(laws::name(ruling.error().code)));
  }
  return referee;
}

}  // namespace adoube::server

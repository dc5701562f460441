// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/check_store.hpp"

#include <optional>
#include <utility>

#include "adoube/store/inspect.hpp"
#include "apps/server/loaded_game.hpp"
#include "apps/server/referee.hpp"

namespace adoube::server {
namespace {

std::optional<StoreProblem> first_problem(const LoadedGame& loaded) {
  const std::string& game = loaded.game.record.id;
  const auto setup = read_game_setup(loaded.game.record.setup);
  if (!setup) return StoreProblem{.game = game, .text = "its setup: " + setup.error().sentence()};
  auto referee = Referee::from(*setup);
  if (!referee) return StoreProblem{.game = game, .text = "its setup: " + referee.error()};
  for (std::int64_t place = 0; const store::EventRecord& record : loaded.events) {
    if (record.seq != place) return StoreProblem{.game = game, .event = place, .text = "is missing"};
    auto written = read_game_event(record.text);
    if (!written) return StoreProblem{.game = game, .event = place, .text = written.error().sentence()};
    if (written->at != record.at_ms) return StoreProblem{.game = game, .event = place, .text = "is kept with another time"};
    const auto event = event_of(*written);
    if (!event) return StoreProblem{.game = game, .event = place, .text = sentence(event.error(), Language::En)};
    const auto ruling = referee->follow(std::move(*written), *event);
    if (!ruling)
      return StoreProblem{.game = game, .event = place, .text = server::written(ruling.error(), Language::En).text};
    ++place;
  }
  return std::nullopt;
}

}  // namespace

Expected<StoreSummary, store::StoreError> check_store(store::Database& database,
                                                      const std::function<void(const StoreProblem& problem)>& tell) {
  StoreSummary summary;
  const auto found = [&](StoreProblem problem) {
    ++summary.problems;
    tell(problem);
  };
  if (auto inspected = store::inspect_tables(database, [&](const std::string& text) { found({.game = {}, .text = text}); });
      !inspected)
    return refused(inspected.error());
  std::optional<store::StoreError> unreadable;
  const auto walked = store::for_each_game(database, [&](const std::string& id) {
    const auto loaded = load_game(database.games(), id);
    if (!loaded) {
      unreadable = loaded.error();
      return false;
    }
    ++summary.games;
    summary.events += static_cast<std::int64_t>(loaded->events.size());
    if (auto problem = first_problem(*loaded)) found(std::move(*problem));
    return true;
  });
  if (!walked) return refused(walked.error());
  if (unreadable) return refused(*unreadable);
  return summary;
}

}  // namespace adoube::server

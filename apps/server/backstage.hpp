// SPDX-License-Identifier: GPL-3.0-or-later
/// What every table works with. All tables, the lobby and the network live on one thread, the loop; the store is asked on
/// worker threads, and its answers come back to the loop.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_set>

#include "adoube/bus/bus.hpp"
#include "adoube/store/store.hpp"
#include "apps/server/address_limits.hpp"
#include "apps/server/live_game.hpp"
#include "apps/server/log.hpp"
#include "apps/server/metrics.hpp"

namespace adoube::server {

class ComputerRoom;
class Showcase;

struct Backstage {
  using Task = std::function<void()>;

  store::Store& store;
  bus::Bus& bus;
  const Log& log;
  /// Runs the task on the loop, later. From any thread.
  std::function<void(Task)> on_loop;
  /// Runs the task where it may wait for the disk.
  std::function<void(Task)> on_worker;
  /// The same for what takes long and can wait: one at a time, so that nothing above waits for it.
  std::function<void(Task)> on_errand;
  /// Runs the task on the loop after that time. From the loop.
  std::function<void(std::chrono::milliseconds, Task)> after;
  /// Milliseconds since 1970; goes evenly while the server lives (server_clock.hpp, store_clock.hpp).
  std::function<std::int64_t()> now_ms;
  /// Whether other nodes may serve the same games.
  bool shared_store = false;
  /// The name of this node among them.
  std::string node = "here";
  /// What one game may have. The longest that the Laws allow has 17,697 moves (9.6.2 ends it); only offers can make more.
  std::int64_t events_per_game = 20'000;
  /// How many games may be under clock before no more are made.
  std::size_t clocks_limit = 50'000;
  /// How many each address may have begun of them. The loop's alone.
  CountByAddress clocks_begun{250};
  /// Events that are on their way to the store. The loop's alone.
  int events_under_way = 0;
  /// Games whose clock runs: they stay in memory with nobody there, so that their flags fall. The loop's alone.
  std::unordered_set<std::shared_ptr<LiveGame>> under_clock{};
  Metrics metrics{};

  /// What the lobby shows; null where there is no lobby.
  Showcase* showcase = nullptr;
  /// Where the engines are that people play against; null where there are none.
  ComputerRoom* computers = nullptr;

  /// Asks on a worker, answers on the loop: `done(ask())`.
  template <class Ask, class Done>
  void ask(Ask ask, Done done) {
    on_worker(answered(std::move(ask), std::move(done)));
  }
  /// The same for what takes long; each errand should take less than a second, and send for the next itself.
  template <class Ask, class Done>
  void send_for(Ask ask, Done done) {
    on_errand(answered(std::move(ask), std::move(done)));
  }
  template <class Ask, class Done>
  Task answered(Ask ask, Done done) {
    return [this, ask = std::move(ask), done = std::move(done)]() mutable {
      // What a task holds has to be copyable, and not every answer is.
      const auto answer = std::make_shared<decltype(ask())>(ask());
      on_loop([answer, done = std::move(done)]() mutable { done(std::move(*answer)); });
    };
  }
};

}  // namespace adoube::server

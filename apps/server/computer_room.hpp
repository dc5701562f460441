// SPDX-License-Identifier: GPL-3.0-or-later
/// Where the engines are that people play against: so many at once as the operator allows, each on a thread of its own.
/// Whoever wants a move waits until one is free, and askers take turns. Thread-safety: any thread may ask.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "adoube/computer/player.hpp"
#include "adoube/support/expected.hpp"
#include "apps/server/engine_options.hpp"
#include "apps/server/fair_queue.hpp"

namespace adoube::server {

/// A move that is wanted of the computer.
struct MoveWanted {
  computer::Line line;
  std::optional<computer::ClockView> clock{};
  int level = computer::highest_level;
};

class ComputerRoom {
 public:
  using Task = std::function<void()>;
  /// Errors: what was wrong, in a word for the log: one of uci::name(), or `busy`.
  using Thought = Expected<computer::Choice, std::string>;
  using Moved = std::function<void(const Thought& thought)>;

  /// Moves that may wait, in all and of one asker.
  static constexpr std::size_t queue_limit = 2'000;
  static constexpr std::size_t queue_limit_of_one = 100;

  /// `on_loop` runs a task on the loop, later; it outlives the room.
  ComputerRoom(EngineOptions options, std::function<void(Task)> on_loop);
  ComputerRoom(const ComputerRoom&) = delete;
  ComputerRoom& operator=(const ComputerRoom&) = delete;
  /// Engines end their thinking; nobody who still waits is answered.
  ~ComputerRoom();

  /// Answers on the loop. What passes on the game's clock in the queue is the computer's. `asker`: whose turn it takes.
  void want_move(const std::string& asker, MoveWanted wanted, Moved done);
  /// How many wait.
  [[nodiscard]] std::size_t waiting() const;

 private:
  struct Waiting {
    MoveWanted wanted;
    Moved done;
    std::chrono::steady_clock::time_point since;
  };

  void work(std::uint64_t seed);
  [[nodiscard]] std::optional<Waiting> next(bool engine_runs);
  void answer(Moved done, Thought thought);

  EngineOptions options_;
  std::function<void(Task)> on_loop_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  FairQueue<Waiting> queue_{queue_limit, queue_limit_of_one};
  std::atomic<bool> stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace adoube::server

// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/computer_room.hpp"

#include <algorithm>
#include <random>
#include <utility>

namespace adoube::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// An engine that nobody has asked for so long is sent home: it takes memory for nothing.
constexpr std::chrono::seconds idle_time{60};

[[nodiscard]] std::uint64_t a_seed() {
  std::random_device source;
  return (std::uint64_t{source()} << 32) | source();
}

}  // namespace

ComputerRoom::ComputerRoom(EngineOptions options, std::function<void(Task)> on_loop)
    : options_(std::move(options)), on_loop_(std::move(on_loop)) {
  for (int i = 0; i < std::max(options_.engines, 1); ++i) threads_.emplace_back([this] { work(a_seed()); });
}

ComputerRoom::~ComputerRoom() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ComputerRoom::want_move(const std::string& asker, MoveWanted wanted, Moved done) {
  Waiting waiting{.wanted = std::move(wanted), .done = std::move(done), .since = steady_clock::now()};
  bool waits = false;
  {
    const std::lock_guard lock(mutex_);
    waits = queue_.push(asker, std::move(waiting));
  }
  if (waits)
    changed_.notify_one();
  else
    answer(std::move(waiting.done), refused(std::string("busy")));  // NOLINT: push() has left it untouched
}

std::size_t ComputerRoom::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

/// What is to be done; nothing when the engine has had nothing to do for long, or when the room closes.
std::optional<ComputerRoom::Waiting> ComputerRoom::next(bool engine_runs) {
  std::unique_lock lock(mutex_);
  const auto something = [this] { return stop_ || !queue_.empty(); };
  if (!engine_runs)
    changed_.wait(lock, something);
  else if (!changed_.wait_for(lock, idle_time, something))
    return std::nullopt;
  if (stop_) return std::nullopt;
  return queue_.pop();
}

void ComputerRoom::answer(Moved done, Thought thought) {
  on_loop_([done = std::move(done), thought = std::move(thought)] { done(thought); });
}

void ComputerRoom::work(std::uint64_t seed) {
  computer::Player player({options_.path, options_.arguments}, computer::level(computer::highest_level), seed,
                          options_.patience);
  bool runs = false;
  while (!stop_) {
    auto waiting = next(runs);
    if (!waiting) {
      player.engine().quit();
      runs = false;
      continue;
    }
    MoveWanted& wanted = waiting->wanted;
    if (wanted.clock) {
      const auto waited = std::chrono::duration_cast<milliseconds>(steady_clock::now() - waiting->since);
      wanted.clock->left = std::max(wanted.clock->left - waited, milliseconds(0));
    }
    player.play_at(computer::level(wanted.level));
    const auto choice = player.think(wanted.line, wanted.clock, &stop_);
    runs = true;
    if (stop_) break;
    answer(std::move(waiting->done), choice ? Thought(*choice) : refused(std::string(uci::name(choice.error()))));
  }
  player.engine().quit();
}

}  // namespace adoube::server

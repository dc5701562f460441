// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/part_belt.hpp"

#include <chrono>
#include <utility>

#include "apps/cli/interruption.hpp"

namespace adoube::cli {

using namespace std::chrono_literals;

bool PartBelt::put(std::shared_ptr<PartOnBelt> part) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return stopped_ || in_order_.size() < capacity_; });
  if (stopped_) return false;
  if (part->text && part->text->at_a_game) to_read_.push_back(part);
  in_order_.push_back(std::move(part));
  changed_.notify_all();
  return true;
}

void PartBelt::end() {
  const std::lock_guard lock(mutex_);
  ended_ = true;
  changed_.notify_all();
}

std::shared_ptr<PartOnBelt> PartBelt::next_to_read() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return stopped_ || ended_ || !to_read_.empty(); });
  if (stopped_ || to_read_.empty()) return nullptr;
  auto part = std::move(to_read_.front());
  to_read_.pop_front();
  return part;
}

void PartBelt::have_read(PartOnBelt& part) {
  const std::lock_guard lock(mutex_);
  part.read = true;
  changed_.notify_all();
}

/// A signal wakes nobody up, so it is asked about now and then.
template <class Condition>
bool PartBelt::wait_to_take(std::unique_lock<std::mutex>& lock, Condition holds) {
  while (!stopped_ && !stop_requested())
    if (changed_.wait_for(lock, 100ms, holds)) return true;
  return false;
}

std::shared_ptr<PartOnBelt> PartBelt::next_in_order() {
  std::unique_lock lock(mutex_);
  if (!wait_to_take(lock, [&] { return ended_ || !in_order_.empty(); }) || in_order_.empty()) return nullptr;
  auto part = std::move(in_order_.front());
  in_order_.pop_front();
  changed_.notify_all();
  return part;
}

bool PartBelt::wait_for(const PartOnBelt& part) {
  std::unique_lock lock(mutex_);
  return wait_to_take(lock, [&] { return part.read; });
}

void PartBelt::stop() {
  const std::lock_guard lock(mutex_);
  stopped_ = true;
  changed_.notify_all();
}

bool PartBelt::stopped() const { return stopped_.load(std::memory_order_relaxed) || stop_requested(); }

}  // namespace adoube::cli

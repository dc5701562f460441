// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/password_desk.hpp"

#include <utility>

#include "apps/server/secrets.hpp"

namespace adoube::server {

PasswordDesk::PasswordDesk(const PasswordOptions& options, std::function<void(Task)> on_loop)
    : options_(options),
      on_loop_(std::move(on_loop)),
      nobodys_hash_(hash_of_password(random_letters(key_length), options.cost)) {
  for (std::size_t count = 0; count < options.at_once; ++count) threads_.emplace_back([this] { work(); });
}

void PasswordDesk::stop() {
  std::deque<Task> dropped;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    dropped.swap(tasks_);
  }
  work_arrived_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void PasswordDesk::hash(std::string password, std::function<void(std::optional<std::string>)> done) {
  const bool taken = enqueue([this, password = std::move(password), done] {
    std::string hash = hash_of_password(password, options_.cost);
    on_loop_(
        [done, hash = std::move(hash)]() mutable { done(hash.empty() ? std::nullopt : std::optional(std::move(hash))); });
  });
  if (!taken) done(std::nullopt);
}

void PasswordDesk::compare(std::string password, std::string hash, std::function<void(Verdict)> done) {
  const bool taken = enqueue([this, password = std::move(password), hash = std::move(hash), done] {
    const bool somebody = !hash.empty();
    const bool same = is_password_of(password, somebody ? hash : nobodys_hash_);
    on_loop_([done, right = somebody && same] { done(right ? Verdict::Right : Verdict::Wrong); });
  });
  if (!taken) done(Verdict::TooBusy);
}

bool PasswordDesk::enqueue(Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_ || tasks_.size() >= options_.waiting) return false;
    tasks_.push_back(std::move(task));
  }
  work_arrived_.notify_one();
  return true;
}

void PasswordDesk::work() {
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      work_arrived_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
      if (stopping_) return;
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task();
  }
}

}  // namespace adoube::server

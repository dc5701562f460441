// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/password_desk.hpp"

#include <algorithm>
#include <utility>

#include "apps/server/address_limits.hpp"
#include "apps/server/secrets.hpp"

namespace adoube::server {

PasswordDesk::PasswordDesk(const PasswordOptions& options, std::function<void(Task)> on_loop)
    : options_(options),
      on_loop_(std::move(on_loop)),
      nobodys_hash_(hash_of_password(random_letters(key_length), options.cost)) {
  for (std::size_t count = 0; count < options.at_once; ++count) threads_.emplace_back([this] { work(); });
}

void PasswordDesk::stop() {
  std::deque<Job> dropped;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    dropped.swap(jobs_);
  }
  work_arrived_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

PasswordDesk::Place PasswordDesk::enter(std::string_view address, std::string_view subject) {
  std::string group = has_no_limit(address) ? std::string() : address_group(address);
  const std::lock_guard lock(mutex_);
  if (stopping_ || places_ >= options_.at_once + options_.waiting) return nullptr;
  const auto of_group = places_of_.find(group);
  if (of_group != places_of_.end() && of_group->second >= options_.waiting_per_address) return nullptr;
  if (!subject.empty() && !subjects_.emplace(subject).second) return nullptr;
  ++places_;
  if (!group.empty()) ++places_of_[group];
  return std::make_shared<const Seat>(*this, std::move(group), std::string(subject));
}

void PasswordDesk::leave(const Seat& seat) {
  const std::lock_guard lock(mutex_);
  --places_;
  subjects_.erase(seat.subject_);
  const auto found = places_of_.find(seat.group_);
  if (found != places_of_.end() && --found->second == 0) places_of_.erase(found);
}

void PasswordDesk::hash(Place place, std::string password, std::function<void(std::optional<std::string>)> done) {
  enqueue(std::move(place), [this, password = std::move(password), done = std::move(done)]() mutable {
    std::string hash = hash_of_password(password, options_.cost);
    on_loop_([done = std::move(done), hash = std::move(hash)]() mutable {
      done(hash.empty() ? std::nullopt : std::optional(std::move(hash)));
    });
  });
}

void PasswordDesk::compare(Place place, std::string password, std::string hash, std::function<void(bool)> done) {
  enqueue(std::move(place),
          [this, password = std::move(password), hash = std::move(hash), done = std::move(done)]() mutable {
            const bool somebody = !hash.empty();
            const bool same = is_password_of(password, somebody ? hash : nobodys_hash_);
            on_loop_([done = std::move(done), right = somebody && same] { done(right); });
          });
}

void PasswordDesk::enqueue(Place place, Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    jobs_.push_back({std::move(place), std::move(task)});
  }
  work_arrived_.notify_one();
}

/// The first one of whose address none is worked on.
std::deque<PasswordDesk::Job>::iterator PasswordDesk::next_job() {
  return std::ranges::find_if(jobs_, [this](const Job& job) { return !worked_on_.contains(job.place->group_); });
}

void PasswordDesk::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    auto next = jobs_.end();
    work_arrived_.wait(lock, [&] { return stopping_ || (next = next_job()) != jobs_.end(); });
    if (stopping_) return;
    std::optional<Job> job(std::move(*next));
    jobs_.erase(next);
    const std::string group = job->place->group_;
    if (!group.empty()) worked_on_.insert(group);
    lock.unlock();
    // The place ends with the answer, on the loop: whoever has had theirs may ask again at once.
    job->place.reset();
    job->task();
    job.reset();
    lock.lock();
    // Another of that address may go on now: this thread looks next.
    worked_on_.erase(group);
  }
}

}  // namespace adoube::server

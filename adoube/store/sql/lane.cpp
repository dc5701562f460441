// SPDX-License-Identifier: MIT
#include "adoube/store/sql/lane.hpp"

#include <utility>

namespace adoube::store::sql {
namespace {

/// One job among others in a transaction: a fault takes back what the job did, and no more.
StoreAnswer among_others(const Lane::Job& job, Connection& connection) {
  if (!job.undo_on_a_fault) return job.work(connection);
  connection << "SAVEPOINT job";
  StoreAnswer answer = job.work(connection);
  if (!answer) connection << "ROLLBACK TO SAVEPOINT job";
  connection << "RELEASE SAVEPOINT job";
  return answer;
}

}  // namespace

Lane::Lane(Driver& driver, std::chrono::milliseconds patience)
    : transactions_(driver, patience), thread_([this] { write_until_stopped(); }) {}

Lane::~Lane() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  work_arrived_.notify_one();
  thread_.join();
}

void Lane::add(Job job) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  work_arrived_.notify_one();
}

void Lane::write_until_stopped() {
  for (;;) {
    std::deque<Job> batch;
    {
      std::unique_lock lock(mutex_);
      work_arrived_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
      if (jobs_.empty()) return;
      batch.swap(jobs_);
    }
    write(batch);
  }
}

void Lane::write(std::deque<Job>& batch) {
  std::vector<StoreAnswer> answers = answers_of(batch);
  for (std::size_t index = 0; index < batch.size(); ++index) {
    // What `done` holds ends with its call, not with the batch.
    const Done done = std::exchange(batch[index].done, nullptr);
    done(std::move(answers[index]));
  }
}

/// All jobs in one transaction. Where that fails each goes alone, so that one that cannot be done hurts no other; but where
/// it could not even begin, all have waited long enough together.
std::vector<StoreAnswer> Lane::answers_of(const std::deque<Job>& batch) {
  if (batch.size() == 1) return {transactions_.write(batch.front().work)};
  std::vector<StoreAnswer> answers;
  bool begun = false;
  const StoreAnswer together = transactions_.write([&](Connection& connection) -> StoreAnswer {
    answers.clear();
    begun = true;
    for (const Job& job : batch) answers.push_back(among_others(job, connection));
    return {};
  });
  if (together) return answers;
  answers.clear();
  for (const Job& job : batch) answers.push_back(begun ? transactions_.write(job.work) : together);
  return answers;
}

}  // namespace adoube::store::sql

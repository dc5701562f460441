// SPDX-License-Identifier: MIT
/// Writes in the order in which they arrive, on a thread and a connection of its own. What arrives together is committed
/// together: each commit is one wait for the disk, however much it holds.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "adoube/store/sql/transactions.hpp"

namespace adoube::store::sql {

class Lane {
 public:
  using Done = std::function<void(StoreAnswer)>;
  struct Job {
    Work work;
    Done done;             ///< called exactly once, on the lane's thread, and destroyed right after
    bool undo_on_a_fault;  ///< false: where the work answers a fault it has changed nothing
  };

  Lane(Driver& driver, std::chrono::milliseconds patience);
  Lane(const Lane&) = delete;
  Lane& operator=(const Lane&) = delete;
  /// Finishes what was added.
  ~Lane();

  /// Opens the connection now. Before the first add().
  [[nodiscard]] StoreAnswer connect() { return transactions_.connect(Access::Write); }

  void add(Job job);

 private:
  void write_until_stopped();
  void write(std::deque<Job>& batch);
  [[nodiscard]] std::vector<StoreAnswer> answers_of(const std::deque<Job>& batch);

  Transactions transactions_;
  std::mutex mutex_;
  std::condition_variable work_arrived_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace adoube::store::sql

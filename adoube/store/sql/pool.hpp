// SPDX-License-Identifier: MIT
/// So many connections, each for one at a time; who comes when all are taken waits.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "adoube/store/sql/transactions.hpp"

namespace adoube::store::sql {

class Pool {
 public:
  Pool(Driver& driver, std::size_t connections, std::chrono::milliseconds patience) {
    for (std::size_t count = 0; count < connections; ++count)
      free_.push_back(std::make_unique<Transactions>(driver, patience));
  }

  template <class Use>
  StoreAnswer with_one(Use use) {
    std::unique_ptr<Transactions> one = take();
    StoreAnswer answer = use(*one);
    give_back(std::move(one));
    return answer;
  }

 private:
  std::unique_ptr<Transactions> take() {
    std::unique_lock lock(mutex_);
    came_back_.wait(lock, [this] { return !free_.empty(); });
    // The one used last: its caches are warm, and the others may stay unopened.
    std::unique_ptr<Transactions> one = std::move(free_.back());
    free_.pop_back();
    return one;
  }
  void give_back(std::unique_ptr<Transactions> one) {
    {
      const std::lock_guard lock(mutex_);
      free_.push_back(std::move(one));
    }
    came_back_.notify_one();
  }

  std::mutex mutex_;
  std::condition_variable came_back_;
  std::vector<std::unique_ptr<Transactions>> free_;
};

}  // namespace adoube::store::sql

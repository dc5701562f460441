// SPDX-License-Identifier: GPL-3.0-or-later
/// Where passwords are hashed and compared: on threads of its own, so many at once and no more, so that neither a crowd nor
/// somebody who guesses fills the memory or keeps the store waiting. Called on the loop; answers on the loop.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "apps/server/door_options.hpp"

namespace adoube::server {

class PasswordDesk {
 public:
  using Task = std::function<void()>;

  PasswordDesk(const PasswordOptions& options, std::function<void(Task)> on_loop);
  PasswordDesk(const PasswordDesk&) = delete;
  PasswordDesk& operator=(const PasswordDesk&) = delete;
  ~PasswordDesk() { stop(); }

  /// What waits is dropped without an answer; nothing more is taken.
  void stop();

  /// The encoded hash; nothing where too many wait, or where there was no memory.
  void hash(std::string password, std::function<void(std::optional<std::string>)> done);

  enum class Verdict { Right, Wrong, TooBusy };
  /// An empty hash is nobody's: the answer is Wrong, and takes as long as any other.
  void compare(std::string password, std::string hash, std::function<void(Verdict)> done);

  [[nodiscard]] const PasswordCost& cost() const { return options_.cost; }

 private:
  [[nodiscard]] bool enqueue(Task task);
  void work();

  PasswordOptions options_;
  std::function<void(Task)> on_loop_;
  std::string nobodys_hash_;
  std::mutex mutex_;
  std::condition_variable work_arrived_;
  std::deque<Task> tasks_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace adoube::server

// SPDX-License-Identifier: GPL-3.0-or-later
/// Where passwords are hashed and compared: on threads of its own, so many at once and no more, so that neither a crowd nor
/// somebody who guesses fills the memory or keeps the store waiting. Who asks takes a place first, before anything is
/// counted or read for them. Nobody keeps the desk busy alone: of one address one is worked on while the others of it wait,
/// and few may wait; one who has a place is not given another. Called on the loop; answers on the loop.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "apps/server/door_options.hpp"

namespace adoube::server {

class PasswordDesk {
 public:
  using Task = std::function<void()>;

  /// Room for one who asks, while somebody holds it. Not beyond the life of the desk; may end on any thread.
  class Seat {
   public:
    Seat(PasswordDesk& desk, std::string group, std::string subject)
        : desk_(desk), group_(std::move(group)), subject_(std::move(subject)) {}
    Seat(const Seat&) = delete;
    Seat& operator=(const Seat&) = delete;
    ~Seat() { desk_.leave(*this); }

   private:
    friend class PasswordDesk;
    PasswordDesk& desk_;
    std::string group_;    ///< empty: of an address without limit
    std::string subject_;  ///< empty: nobody in particular
  };
  using Place = std::shared_ptr<const Seat>;

  PasswordDesk(const PasswordOptions& options, std::function<void(Task)> on_loop);
  PasswordDesk(const PasswordDesk&) = delete;
  PasswordDesk& operator=(const PasswordDesk&) = delete;
  ~PasswordDesk() { stop(); }

  /// What waits is dropped without an answer; nothing more is taken.
  void stop();

  /// Null where too many wait, all together or from that address, or where that subject has a place.
  [[nodiscard]] Place enter(std::string_view address, std::string_view subject);

  /// The encoded hash; nothing where there was no memory.
  void hash(Place place, std::string password, std::function<void(std::optional<std::string>)> done);

  /// Whether it is the password of that hash. An empty hash is nobody's: it is not, and that takes as long as any other.
  void compare(Place place, std::string password, std::string hash, std::function<void(bool)> done);

  [[nodiscard]] const PasswordCost& cost() const { return options_.cost; }

 private:
  struct Job {
    Place place;
    Task task;
  };

  void enqueue(Place place, Task task);
  void work();
  [[nodiscard]] std::deque<Job>::iterator next_job();
  void leave(const Seat& seat);

  PasswordOptions options_;
  std::function<void(Task)> on_loop_;
  std::string nobodys_hash_;
  std::mutex mutex_;
  std::condition_variable work_arrived_;
  std::deque<Job> jobs_;
  std::size_t places_ = 0;
  std::unordered_map<std::string, std::size_t> places_of_;  ///< by group
  std::unordered_set<std::string> subjects_;
  std::unordered_set<std::string> worked_on_;  ///< groups
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace adoube::server

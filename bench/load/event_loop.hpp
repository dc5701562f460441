// SPDX-License-Identifier: MIT
/// One thread that waits for many sockets and for points in time: epoll and a heap. The generator of load has ten thousand
/// connections and must cost less than the server it measures, so nothing stands between it and the system.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <queue>
#include <vector>

namespace adoube::load {

using Clock = std::chrono::steady_clock;

/// Told by the loop that its socket can be read or written.
class Watcher {
 public:
  Watcher() = default;
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;
  virtual ~Watcher() = default;

  virtual void ready(bool to_read, bool to_write) = 0;
};

class EventLoop {
 public:
  using Task = std::function<void()>;

  EventLoop();
  EventLoop(const EventLoop&) = delete;
  EventLoop& operator=(const EventLoop&) = delete;
  ~EventLoop();

  /// Until forget(): reading always, writing where asked for.
  void watch(int socket, Watcher& watcher, bool writing);
  void change(int socket, Watcher& watcher, bool writing);
  /// What was reported before is not told any more.
  void forget(int socket, const Watcher& watcher);

  void after(std::chrono::microseconds time, Task task);
  /// When nothing else is under way: a place where a socket may destroy itself.
  void soon(Task task) { after(std::chrono::microseconds(0), std::move(task)); }

  void run_until(const std::function<bool()>& done);

 private:
  struct Alarm {
    Clock::time_point at;
    std::uint64_t number;  ///< those of one instant ring in the order in which they were set
    Task task;
    bool operator<(const Alarm& other) const { return at != other.at ? at > other.at : number > other.number; }
  };

  void ring();
  void wait();

  int epoll_;
  std::uint64_t alarms_ = 0;
  std::priority_queue<Alarm> alarm_;
  std::vector<const Watcher*> forgotten_;
};

}  // namespace adoube::load

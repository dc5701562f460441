// SPDX-License-Identifier: MIT
#include "bench/load/event_loop.hpp"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <utility>

namespace adoube::load {
namespace {

void control(int epoll, int operation, int socket, Watcher* watcher, bool writing) {
  epoll_event event{};
  event.events = EPOLLIN | (writing ? EPOLLOUT : 0U);
  event.data.ptr = watcher;
  ::epoll_ctl(epoll, operation, socket, &event);
}

}  // namespace

EventLoop::EventLoop() : epoll_(::epoll_create1(EPOLL_CLOEXEC)) {}
EventLoop::~EventLoop() { ::close(epoll_); }

void EventLoop::watch(int socket, Watcher& watcher, bool writing) {
  control(epoll_, EPOLL_CTL_ADD, socket, &watcher, writing);
}
void EventLoop::change(int socket, Watcher& watcher, bool writing) {
  control(epoll_, EPOLL_CTL_MOD, socket, &watcher, writing);
}
void EventLoop::forget(int socket, const Watcher& watcher) {
  control(epoll_, EPOLL_CTL_DEL, socket, nullptr, false);
  forgotten_.push_back(&watcher);
}

void EventLoop::after(std::chrono::microseconds time, Task task) {
  alarm_.push({.at = Clock::now() + time, .number = alarms_++, .task = std::move(task)});
}

void EventLoop::run_until(const std::function<bool()>& done) {
  while (!done()) {
    wait();
    ring();
  }
}

void EventLoop::ring() {
  const Clock::time_point now = Clock::now();
  while (!alarm_.empty() && alarm_.top().at <= now) {
    const Task task = std::move(const_cast<Alarm&>(alarm_.top()).task);
    alarm_.pop();
    task();
  }
}

void EventLoop::wait() {
  std::array<epoll_event, 512> events;
  int patience_ms = 50;
  if (!alarm_.empty()) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(alarm_.top().at - Clock::now());
    patience_ms = static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, patience_ms));
  }
  forgotten_.clear();
  const int count = ::epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), patience_ms);
  for (int index = 0; index < count; ++index) {
    const epoll_event& event = events[static_cast<std::size_t>(index)];
    auto* const watcher = static_cast<Watcher*>(event.data.ptr);
    if (std::ranges::find(forgotten_, watcher) != forgotten_.end()) continue;
    watcher->ready((event.events & ~static_cast<std::uint32_t>(EPOLLOUT)) != 0, (event.events & EPOLLOUT) != 0);
  }
}

}  // namespace adoube::load

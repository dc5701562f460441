// SPDX-License-Identifier: MIT
#include "adoube/bus/pending_calls.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace adoube::bus {
namespace {

void join(Call& earlier, Call later) {
  earlier.events = std::max(earlier.events, later.events);
  if (!later.note.empty()) earlier.note = std::move(later.note);
}

}  // namespace

PendingCalls::PendingCalls() : descriptor_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

PendingCalls::~PendingCalls() { ::close(descriptor_); }

void PendingCalls::add(std::string_view game, Call call) {
  {
    const std::lock_guard lock(mutex_);
    join(calls_[std::string(game)], std::move(call));
  }
  ring();
}

void PendingCalls::give_back(const Calls& calls) {
  const std::lock_guard lock(mutex_);
  for (const auto& [game, call] : calls) {
    Call both = call;
    Call& since = calls_[game];
    join(both, std::move(since));
    since = std::move(both);
  }
}

PendingCalls::Calls PendingCalls::take() {
  const std::lock_guard lock(mutex_);
  if (!stopping_) {
    std::uint64_t rings = 0;
    (void)!::read(descriptor_, &rings, sizeof rings);
  }
  return std::exchange(calls_, {});
}

void PendingCalls::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  ring();
}

bool PendingCalls::stopping() const {
  const std::lock_guard lock(mutex_);
  return stopping_;
}

void PendingCalls::wait(int milliseconds) const {
  pollfd waits{.fd = descriptor_, .events = POLLIN, .revents = 0};
  ::poll(&waits, 1, milliseconds);
}

void PendingCalls::ring() const {
  const std::uint64_t once = 1;
  (void)!::write(descriptor_, &once, sizeof once);
}

std::string text_of(const Call& call) {
  std::string text = std::to_string(call.events);
  if (!call.note.empty()) text += ' ' + call.note;
  return text;
}

bool read_call(std::string_view text, Call& call) {
  const char* const end = text.data() + text.size();
  const auto [behind, problem] = std::from_chars(text.data(), end, call.events);
  if (problem != std::errc() || call.events < 0) return false;
  if (behind == end) return true;
  if (*behind != ' ') return false;
  call.note.assign(behind + 1, end);
  return call.note.size() <= note_limit &&
         std::ranges::all_of(call.note, [](char letter) { return letter > ' ' && letter < 127; });
}

}  // namespace adoube::bus

// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/rounds.hpp"

#include <cstdlib>
#include <ctime>
#include <utility>

namespace adoube::server {
namespace {

struct Looked {
  store::ClockReading reading;
  StoreClock::Answer answer;
};

Expected<Looked, store::StoreError> look_at(store::SharedTime& time, const StoreClock& clock) {
  const std::int64_t asked = clock.steady_ms();
  const auto reading = time.read();
  if (!reading) return refused(reading.error());
  return Looked{
      .reading = *reading,
      .answer = {.asked_steady_ms = asked, .answered_steady_ms = clock.steady_ms(), .store_ms = reading->now_ms()}};
}

/// Whether the signs of life that nodes gave agree with this node rather than with the database.
bool database_was_set(const store::ClockReading& reading, std::int64_t now_ms) {
  return std::llabs(reading.alive_ms - now_ms) < std::llabs(reading.alive_ms - reading.now_ms());
}

}  // namespace

std::int64_t StoreClock::machine_ms() {
  timespec now{};
  ::clock_gettime(CLOCK_BOOTTIME, &now);
  return now.tv_sec * std::int64_t{1000} + now.tv_nsec / 1'000'000;
}

Expected<void, store::StoreError> Rounds::open(store::SharedTime& time, StoreClock& clock, const Log& log) {
  auto looked = look_at(time, clock);
  // The store's time goes on from where it was, also when its machine was set back while no node was there.
  if (looked && looked->reading.alive_ms > looked->reading.now_ms() + leap_ms) {
    const store::ClockReading& was = looked->reading;
    (void)time.change_shift(was.shift_ms, was.shift_ms + was.alive_ms - was.now_ms());
    looked = look_at(time, clock);
  }
  if (!looked) return refused(looked.error());
  clock.put_forward(clock.behind(looked->answer));
  const auto stood = time.come(clock.now_ms(), silence_ms);
  if (!stood) return refused(stood.error());
  if (*stood > 0) log.info("games-stood", {{"milliseconds", std::to_string(*stood)}});
  return {};
}

void Rounds::begin() {
  backstage_.after(pause, [this] {
    if (!ended_) go_round();
  });
}

void Rounds::go_round() {
  backstage_.ask(
      [&time = time_, &clock = clock_]() -> Expected<Seen, store::StoreError> {
        auto looked = look_at(time, clock);
        if (!looked) return refused(looked.error());
        const std::int64_t now = clock.now_ms();
        if (const auto alive = time.sign_of_life(now); !alive) return refused(alive.error());
        auto due = time.take_due(now - grace_ms, lease_ms, due_at_once);
        if (!due) return refused(due.error());
        return Seen{.reading = looked->reading, .answer = looked->answer, .due = std::move(*due)};
      },
      [this](const Expected<Seen, store::StoreError>& seen) {
        if (ended_) return;
        this->seen(seen);
        begin();
      });
}

void Rounds::seen(const Expected<Seen, store::StoreError>& seen) {
  if (!seen) {
    if (!std::exchange(told_unavailable_, true))
      backstage_.log.problem("store-not-there", {{"reason", seen.error().detail}});
    return;
  }
  if (std::exchange(told_unavailable_, false)) backstage_.log.info("store-is-back");
  set_clock(*seen);
  for (const std::string& game : seen->due) lobby_.see_to(game);
  if (++rounds_ % rounds_between_looks == 0) lobby_.look_into_the_store();
}

void Rounds::set_clock(const Seen& seen) {
  const std::int64_t behind = clock_.behind(seen.answer);
  if (std::llabs(behind) <= leap_ms || !database_was_set(seen.reading, clock_.now_ms())) {
    clock_.put_forward(behind);
    return;
  }
  // Of several nodes that notice, one is first, and the others find it done.
  backstage_.log.problem("clock-of-the-store-was-set", {{"milliseconds", std::to_string(behind)}});
  backstage_.ask([&time = time_, shift = seen.reading.shift_ms, behind] { return time.change_shift(shift, shift - behind); },
                 [](const store::StoreAnswer&) {});
}

}  // namespace adoube::server

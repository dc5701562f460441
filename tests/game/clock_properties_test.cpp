// SPDX-License-Identifier: MIT
// Time controls and clocks of any kind (Laws 6.1 to 6.3): what is written reads back, and the clock agrees with one that
// goes tick by tick.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "adoube/game/clock.hpp"

namespace adoube::game {
namespace {

using namespace std::chrono_literals;

using rules::Color;

constexpr Time tick = 100ms;

[[nodiscard]] Period any_period(bool last, std::int64_t most_ms, int most_moves, int most_seconds) {
  Period period{.base = Time(*rc::gen::inRange<std::int64_t>(1000, most_ms + 1))};
  if (!last) period.moves = *rc::gen::inRange(1, most_moves + 1);
  period.per_move = std::chrono::seconds(*rc::gen::inRange(0, most_seconds + 1));
  if (period.per_move > 0s) period.bonus = *rc::gen::element(Bonus::Increment, Bonus::Delay, Bonus::Bronstein);
  return period;
}

[[nodiscard]] TimeControl any_control(int most_periods, std::int64_t most_ms, int most_moves, int most_seconds) {
  TimeControl control;
  const int count = *rc::gen::inRange(1, most_periods + 1);
  for (int i = 1; i <= count; ++i) control.periods.push_back(any_period(i == count, most_ms, most_moves, most_seconds));
  return control;
}

[[nodiscard]] TimeControl any_control() { return any_control(8, 600'000'000, 9999, 3600); }

RC_GTEST_PROP(TimeControlProperties, WhatIsWrittenReadsBack, ()) {
  const TimeControl control = any_control();
  RC_ASSERT(usable(control));
  const auto read = read_time_control(write_time_control(control));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == control);
  RC_ASSERT(read_pgn_time_control(write_pgn_time_control(control)) == control);
}

RC_GTEST_PROP(TimeControlProperties, ATextWithAByteChangedIsReadOrRefusedInPlace, ()) {
  std::string text = write_time_control(any_control());
  text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
  const auto read = read_time_control(text);
  if (read) {
    RC_ASSERT(usable(*read));
    RC_ASSERT(read_time_control(write_time_control(*read)).value() == *read);
  } else {
    RC_ASSERT(read.error().offset <= text.size());
    RC_ASSERT(!read.error().expected.empty());
  }
  const auto pgn = read_pgn_time_control(text);
  RC_ASSERT(!pgn || usable(*pgn));
}

/// One display that takes a tenth of a second at a time, and does the rest as slowly as it can.
struct SlowDisplay {
  Time left;
  std::size_t period = 0;
  int moves_in_period = 0;
  Time turn{0};  ///< since the turn began

  void tick_in(const Period& now) {
    turn += tick;
    if (now.bonus == Bonus::Delay && turn <= now.per_move) return;
    if (left > 0s) left -= tick;
  }
  void complete(const TimeControl& control) {
    const Period& now = control.periods[period];
    if (left == 0s) return;
    if (now.bonus == Bonus::Increment) left += now.per_move;
    if (now.bonus == Bonus::Bronstein) left += std::min(turn, now.per_move);
    if (++moves_in_period != now.moves) return;
    left += control.periods[++period].base;
    moves_in_period = 0;
  }
};

RC_GTEST_PROP(ClockProperties, AgreesWithAClockThatTicks, ()) {
  TimeControl control = any_control(3, 20'000, 3, 3);
  for (Period& period : control.periods) period.base -= period.base % tick;
  Clock clock(control);
  std::array<SlowDisplay, 2> slow;
  slow.fill({.left = control.periods.front().base});
  Color color = Color::White;
  for (const int ticks : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 80))) {
    SlowDisplay& mover = slow[static_cast<std::size_t>(rules::index(color))];
    mover.turn = 0s;
    for (int i = 0; i < ticks; ++i) mover.tick_in(control.periods[mover.period]);
    clock.advance(clock.now() + ticks * tick);
    RC_ASSERT(clock.left(color) == mover.left);
    mover.complete(control);
    clock.press(color);
    clock.count_move(color);
    RC_ASSERT(clock.left(color) == mover.left);
    RC_ASSERT(clock.display(color).fallen() == (mover.left == 0s));
    RC_ASSERT(static_cast<std::size_t>(clock.display(color).period) == mover.period);
    color = rules::opponent(color);
  }
}

/// Any of the clock's own doings, with any time.
void anything(Clock& clock) {
  const Color color = *rc::gen::element(Color::White, Color::Black);
  const Time time = Time(*rc::gen::element<std::int64_t>(-1, 0, 1, 999, 60'000, 9'000'000'000'000'000, Time::max().count(),
                                                         *rc::gen::inRange<std::int64_t>(0, 700'000)));
  switch (*rc::gen::inRange(0, 10)) {
    case 0:
      return clock.press(color, *rc::gen::arbitrary<bool>());
    case 1:
      return clock.count_move(color);
    case 2:
      return clock.run(*rc::gen::element<std::optional<Color>>(std::nullopt, Color::White, Color::Black));
    case 3:
      return clock.stop();
    case 4:
      return clock.start();
    case 5:
      return clock.add(color, time);
    case 6:
      return clock.take(color, time);
    case 7:
      return clock.set(color, time);
    case 8:
      return clock.next_period();
    default:
      return clock.uncount_move(color);
  }
}

[[nodiscard]] Clock any_clock() {
  Clock clock(any_control(4, 600'000, 4, 60));
  const int steps = *rc::gen::inRange(0, 30);
  for (int i = 0; i < steps; ++i) {
    clock.advance(clock.now() + Time(*rc::gen::inRange<std::int64_t>(0, 100'000)));
    anything(clock);
  }
  return clock;
}

void check(const Clock& clock) {
  for (const Color color : {Color::White, Color::Black}) {
    const Display& display = clock.display(color);
    RC_ASSERT(display.left >= 0s);
    RC_ASSERT(display.left <= Time(1'000'000'000'000));
    RC_ASSERT(display.fallen() == (display.left == 0s));
    RC_ASSERT(!display.fallen() || *display.fell_at <= clock.now());
    RC_ASSERT(static_cast<std::size_t>(display.period) < clock.control().periods.size());
    RC_ASSERT(clock.in_last_period(color) == !clock.moves_to_go(color).has_value());
  }
}

RC_GTEST_PROP(ClockProperties, WhateverHappensTheDisplaysHold, ()) { check(any_clock()); }

RC_GTEST_PROP(ClockProperties, TimeInTwoStepsIsTimeInOne, ()) {
  Clock once = any_clock();
  Clock twice = once;
  const Time first(*rc::gen::inRange<std::int64_t>(0, 1'000'000));
  const Time second(*rc::gen::inRange<std::int64_t>(0, 1'000'000));
  const auto due = once.falls_at();
  const auto fallen = once.advance(once.now() + first + second);
  const auto early = twice.advance(twice.now() + first);
  const auto late = twice.advance(twice.now() + second);
  RC_ASSERT(once == twice);
  RC_ASSERT(fallen == (early ? early : late));
  RC_ASSERT(fallen.has_value() == (due && *due <= once.now()));
  if (fallen) RC_ASSERT(once.display(*fallen).fell_at == due);
}

RC_GTEST_PROP(ClockProperties, OnlyTheRunningDisplayLosesTime, ()) {
  Clock clock = any_clock();
  const Clock before = clock;
  const Time passed(*rc::gen::inRange<std::int64_t>(0, 1'000'000));
  clock.advance(clock.now() + passed);
  for (const Color color : {Color::White, Color::Black}) {
    const Display& was = before.display(color);
    if (before.running() != color) {
      RC_ASSERT(clock.display(color) == was);
    } else {
      RC_ASSERT(clock.left(color) == std::max(0ms, was.left - std::max(0ms, passed - was.delay_left)));
    }
  }
}

}  // namespace
}  // namespace adoube::game

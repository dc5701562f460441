// SPDX-License-Identifier: MIT
#include "adoube/game/clock.hpp"

#include <algorithm>
#include <utility>

namespace adoube::game {
namespace {

using namespace std::chrono_literals;

/// More than thirty years: sums of times that anybody says stay far from the limits of their type.
constexpr Time longest = Time(1'000'000'000'000);
/// 8.4.
constexpr Time recording_ends_below = 5min;
constexpr Time recording_stays_with = 30s;

/// How many moves end that period: those of the ones before it included. Nothing for the last.
[[nodiscard]] std::optional<int> moves_to_the_end_of(const TimeControl& control, int period) {
  int moves = 0;
  for (int i = 0; i <= period; ++i) {
    const auto& here = control.periods[static_cast<std::size_t>(i)].moves;
    if (!here) return std::nullopt;
    moves += *here;
  }
  return moves;
}

/// Whether the moves of the display's period have all been completed.
[[nodiscard]] bool period_is_over(const TimeControl& control, const Display& display) {
  const auto moves = moves_to_the_end_of(control, display.period);
  return moves && display.completed_moves >= *moves;
}

/// 8.4: the duty ends with the first moment below five minutes, for the rest of the period.
void note_recording(const Period& period, Display& display) {
  if (display.left < recording_ends_below && period.per_move < recording_stays_with) display.recording_ended = true;
}

}  // namespace

Clock::Clock(TimeControl control) : control_(std::move(control)) {
  for (Display& display : displays_) {
    display.left = control_.periods.front().base;
    note_recording(control_.periods.front(), display);
  }
  begin_turn(rules::Color::White);
}

const Period& Clock::period(rules::Color color) const {
  return control_.periods[static_cast<std::size_t>(display(color).period)];
}

bool Clock::in_last_period(rules::Color color) const {
  return static_cast<std::size_t>(display(color).period) + 1 == control_.periods.size();
}

std::optional<int> Clock::moves_to_go(rules::Color color) const {
  const auto moves = moves_to_the_end_of(control_, display(color).period);
  if (!moves) return std::nullopt;
  return std::max(0, *moves - display(color).completed_moves);
}

std::optional<Time> Clock::falls_at() const {
  if (!running() || display(*side_).fallen()) return std::nullopt;
  return now_ + display(*side_).delay_left + display(*side_).left;
}

std::optional<rules::Color> Clock::advance(Time now) {
  const Time passed = std::max(now - now_, 0ms);
  const Time before = std::exchange(now_, now_ + passed);
  if (!running()) return std::nullopt;
  Display& display = displays_[place(*side_)];
  const Time delayed = std::min(passed, display.delay_left);
  display.delay_left -= delayed;
  const Time taken = std::min(passed - delayed, display.left);
  display.turn_taken += taken;
  const bool had_fallen = display.fallen();
  reach(*side_, display.left - taken, before + delayed + taken);
  return display.fallen() && !had_fallen ? side_ : std::nullopt;
}

void Clock::press(rules::Color color, bool earns) {
  if (running() != color) return;
  const Display& display = displays_[place(color)];
  const Period& now = period(color);
  if (earns && now.bonus == Bonus::Increment) add(color, now.per_move);
  if (earns && now.bonus == Bonus::Bronstein) add(color, std::min(now.per_move, display.turn_taken));
  run(rules::opponent(color));
}

void Clock::count_move(rules::Color color) {
  Display& display = displays_[place(color)];
  ++display.completed_moves;
  if (!display.fallen() && period_is_over(control_, display)) enter_next_period(color);
}

void Clock::enter_next_period(rules::Color color) {
  Display& display = displays_[place(color)];
  ++display.period;
  display.recording_ended = false;
  reach(color, std::min(display.left + period(color).base, longest), now_);
}

void Clock::run(std::optional<rules::Color> side) {
  if (side == side_) return;
  side_ = side;
  if (side) begin_turn(*side);
}

void Clock::add(rules::Color color, Time time) {
  const Time left = display(color).left;
  if (display(color).fallen() || time <= 0ms) return;
  reach(color, left + std::min(time, longest - left), now_);
}

void Clock::take(rules::Color color, Time time) {
  const Time left = display(color).left;
  reach(color, left - std::clamp(time, 0ms, left), now_);
}

void Clock::set(rules::Color color, Time left) {
  Display& display = displays_[place(color)];
  if (left > 0ms) display.fell_at.reset();
  reach(color, std::clamp(left, 0ms, longest), now_);
  // The last move of a period was completed with the flag down: what the arbiter sets now is time of the period after it.
  while (!display.fallen() && period_is_over(control_, display)) ++display.period;
}

void Clock::give_increment(Time per_move) {
  for (Period& period : control_.periods) {
    period.bonus = Bonus::Increment;
    period.per_move = per_move;
  }
}

void Clock::next_period() {
  for (const rules::Color color : {rules::Color::White, rules::Color::Black}) {
    if (in_last_period(color)) continue;
    Display& display = displays_[place(color)];
    // 8.6: the next move is the first of the period that begins.
    display.completed_moves = std::max(display.completed_moves, *moves_to_the_end_of(control_, display.period));
    display.fell_at.reset();
    enter_next_period(color);
  }
}

void Clock::uncount_move(rules::Color color) {
  Display& display = displays_[place(color)];
  display.completed_moves = std::max(0, display.completed_moves - 1);
  if (display.period == 0 || display.completed_moves >= *moves_to_the_end_of(control_, display.period - 1)) return;
  // Less than it brought: what was used of it has been played away.
  if (display.left > period(color).base) take(color, period(color).base);
  --display.period;
}

/// The display shows `left` from `when` on; at zero the flag falls, if it has not before.
void Clock::reach(rules::Color color, Time left, Time when) {
  Display& display = displays_[place(color)];
  display.left = left;
  if (left == 0ms && !display.fallen()) display.fell_at = when;
  note_recording(period(color), display);
}

void Clock::begin_turn(rules::Color color) {
  const Period& now = period(color);
  Display& display = displays_[place(color)];
  display.delay_left = now.bonus == Bonus::Delay ? now.per_move : 0ms;
  display.turn_taken = 0ms;
}

}  // namespace adoube::game

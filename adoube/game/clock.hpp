// SPDX-License-Identifier: MIT
/// The chessclock (Laws 6.1, 6.1.1, 6.2.1, 6.3.2, 6.4, 6.6, 8.4, 8.6): two displays, at most one running. It is told what
/// time it is and asks no clock itself. A display never shows less than zero, and nothing is added to one that has reached
/// it; it shows 10^12 milliseconds at most. A move that is completed is press() and then count_move(): its increment is that
/// of the period in which it was made.
///
/// Thread-safety: as for any value.
#pragma once

#include <array>
#include <optional>

#include "adoube/game/time_control.hpp"
#include "adoube/rules/color.hpp"

namespace adoube::game {

/// One player's display.
struct Display {
  Time left{0};
  int period = 0;                 ///< index into TimeControl::periods
  int completed_moves = 0;        ///< in that period, and the ones before it
  Time delay_left{0};             ///< of the present turn: main time runs only after it (6.3.2)
  Time turn_taken{0};             ///< main time of the present turn so far, for Bronstein
  std::optional<Time> fell_at{};  ///< when it reached zero
  bool recording_ended = false;   ///< in this period the player has been below five minutes without 30 seconds a move (8.4)

  [[nodiscard]] bool fallen() const { return fell_at.has_value(); }
  friend bool operator==(const Display&, const Display&) = default;
};

class Clock {
 public:
  /// White's display runs from 0 (6.6). `control`: usable().
  explicit Clock(TimeControl control);

  [[nodiscard]] const TimeControl& control() const { return control_; }
  [[nodiscard]] const Display& display(rules::Color color) const { return displays_[place(color)]; }
  [[nodiscard]] Time left(rules::Color color) const { return display(color).left; }
  [[nodiscard]] const Period& period(rules::Color color) const;
  [[nodiscard]] bool in_last_period(rules::Color color) const;
  /// How many moves of its period the player has still to complete; nothing in the last.
  [[nodiscard]] std::optional<int> moves_to_go(rules::Color color) const;
  /// Whose display is set to run; none at the end of the game.
  [[nodiscard]] std::optional<rules::Color> side() const { return side_; }
  [[nodiscard]] bool stopped() const { return stopped_; }
  /// Whose display runs now.
  [[nodiscard]] std::optional<rules::Color> running() const { return stopped_ ? std::nullopt : side_; }
  [[nodiscard]] Time now() const { return now_; }
  /// When the running display reaches zero if nothing happens; nothing when none runs or it has.
  [[nodiscard]] std::optional<Time> falls_at() const;

  /// Time passes until `now`, which is not before now(). Returns who reached zero in it, when that happened for the first
  /// time.
  std::optional<rules::Color> advance(Time now);
  /// The player presses with the own display running: what the move earns is added, the opponent's runs (6.2.1). A player
  /// whose display does not run changes nothing. `earns`: false where an increment is taken back (after 7.5.2).
  void press(rules::Color color, bool earns = true);
  /// A move of that player is completed (6.2.1, 6.2.1.2): it counts, and brings the next period's time with the last one of
  /// a period (6.3.1). With the flag down it counts and brings nothing.
  void count_move(rules::Color color);
  /// Which display runs from now on, as the arbiter or a late press has it.
  void run(std::optional<rules::Color> side);
  void stop() { stopped_ = true; }
  void start() { stopped_ = false; }
  /// Penalties and corrections (9.5.3, 7.5.5, 12.9.2, 12.9.3). Nothing is added to a display that has reached zero; taking
  /// away may bring it there.
  void add(rules::Color color, Time time);
  void take(rules::Color color, Time time);
  /// 6.10.2: whatever it showed, also zero.
  void set(rules::Color color, Time left);
  /// III.4: from now on that much for every move.
  void give_increment(Time per_move);
  /// III.3.1.1: both have run out in a period that is not the last; both get the next one's time.
  void next_period();
  /// A completed move of that player was taken back (7.1). With the last one of a period the next period's time goes, too,
  /// unless some of it has been used.
  void uncount_move(rules::Color color);

  /// Must this player write the moves down (8.4)?
  [[nodiscard]] bool must_record(rules::Color color) const { return !display(color).recording_ended; }

  friend bool operator==(const Clock&, const Clock&) = default;

 private:
  [[nodiscard]] static std::size_t place(rules::Color color) { return static_cast<std::size_t>(rules::index(color)); }
  void reach(rules::Color color, Time left, Time when);
  void begin_turn(rules::Color color);
  void enter_next_period(rules::Color color);

  TimeControl control_;
  std::array<Display, 2> displays_{};
  std::optional<rules::Color> side_ = rules::Color::White;
  bool stopped_ = false;
  Time now_{0};
};

}  // namespace adoube::game

// SPDX-License-Identifier: MIT
#include "adoube/game/time_control.hpp"

#include <algorithm>
#include <array>

namespace adoube::game {
namespace {

using namespace std::chrono_literals;

using Fault = TimeControlFault;

constexpr std::size_t most_periods = 8;
constexpr std::int64_t most_minutes = 10'000;
constexpr std::int64_t most_moves = 9'999;
constexpr std::int64_t most_seconds_per_move = 3'600;
constexpr Time least_base = 1s;
constexpr Time most_base = std::chrono::minutes(most_minutes);
constexpr std::int64_t ms_in_a_minute = 60'000;
constexpr std::int64_t ms_in_a_second = 1'000;
/// A step of the fifth decimal of a minute is less than a millisecond, so that every millisecond can be written.
constexpr int decimals_of_minutes = 5;
constexpr int decimals_of_seconds = 3;

/// A number as it was written: 2.50 has the digits 250 and two decimals.
struct Decimal {
  std::int64_t digits = 0;
  int decimals = 0;
};

[[nodiscard]] std::int64_t power_of_ten(int exponent) {
  std::int64_t power = 1;
  for (; exponent > 0; --exponent) power *= 10;
  return power;
}

/// That many units, to the nearest millisecond.
[[nodiscard]] Time time_of(const Decimal& number, std::int64_t ms_in_unit) {
  const std::int64_t scale = power_of_ten(number.decimals);
  return Time((number.digits * ms_in_unit + scale / 2) / scale);
}

class Text {
 public:
  explicit Text(std::string_view text) : text_(text) {}

  [[nodiscard]] std::size_t offset() const { return offset_; }
  [[nodiscard]] bool at_end() const { return offset_ == text_.size(); }
  [[nodiscard]] bool at_digit() const { return !at_end() && text_[offset_] >= '0' && text_[offset_] <= '9'; }
  /// Passes that character where it is the next one.
  bool take(char wanted) {
    if (at_end() || text_[offset_] != wanted) return false;
    ++offset_;
    return true;
  }
  [[nodiscard]] Fault fault(std::string_view expected) const { return {offset_, expected}; }

  /// A whole number from `least` to `most`, which is far below the limits of its type; leading zeros do not matter.
  Expected<std::int64_t, Fault> number(std::int64_t least, std::int64_t most, std::string_view expected) {
    const std::size_t begin = offset_;
    std::int64_t value = 0;
    for (; at_digit(); ++offset_) value = std::min(value * 10 + (text_[offset_] - '0'), most + 1);
    if (begin == offset_ || value < least || value > most) return refused(Fault{begin, expected});
    return value;
  }

  /// A number with up to that many decimals after a point.
  Expected<Decimal, Fault> decimal(std::int64_t most, int most_decimals, std::string_view expected) {
    const auto whole = number(0, most, expected);
    if (!whole) return refused(whole.error());
    Decimal value{.digits = *whole};
    if (!take('.')) return value;
    if (!at_digit()) return refused(fault("a digit"));
    for (; at_digit(); ++offset_, ++value.decimals) {
      if (value.decimals == most_decimals) return refused(fault("no more decimals"));
      value.digits = value.digits * 10 + (text_[offset_] - '0');
    }
    return value;
  }

 private:
  std::string_view text_;
  std::size_t offset_ = 0;
};

[[nodiscard]] constexpr char sign(Bonus bonus) {
  constexpr std::array<char, 3> signs = {'+', 'd', 'b'};
  return signs[static_cast<std::size_t>(bonus)];
}

/// "+30", "d10", "b5"; nothing read where there is none of these signs.
[[nodiscard]] Expected<bool, Fault> read_bonus(Text& text, Period& period) {
  for (const Bonus bonus : {Bonus::Increment, Bonus::Delay, Bonus::Bronstein}) {
    if (!text.take(sign(bonus))) continue;
    const auto seconds = text.number(0, most_seconds_per_move, "seconds, 0 to 3600");
    if (!seconds) return refused(seconds.error());
    period.per_move = Time(*seconds * ms_in_a_second);
    if (*seconds != 0) period.bonus = bonus;
    return true;
  }
  return false;
}

/// "90/40+30". What follows it is the caller's.
[[nodiscard]] Expected<Period, Fault> read_period(Text& text) {
  constexpr std::string_view minutes_expected = "minutes, from a second to 10000 minutes";
  const std::size_t begin = text.offset();
  const auto minutes = text.decimal(most_minutes, decimals_of_minutes, minutes_expected);
  if (!minutes) return refused(minutes.error());
  Period period{.base = time_of(*minutes, ms_in_a_minute)};
  if (period.base < least_base || period.base > most_base) return refused(Fault{begin, minutes_expected});
  const std::size_t after_minutes = text.offset();
  if (text.take('/')) {
    const auto moves = text.number(1, most_moves, "a number of moves, 1 to 9999");
    if (!moves) return refused(moves.error());
    period.moves = static_cast<int>(*moves);
  }
  const auto bonus = read_bonus(text, period);
  if (!bonus) return refused(bonus.error());
  const bool more = text.take(';');
  if (!text.at_end() && !more) {
    if (*bonus) return refused(text.fault("; or the end"));
    return refused(text.fault(period.moves ? "+, d, b, ; or the end" : "/, +, d, b, ; or the end"));
  }
  if (more && !period.moves) return refused(Fault{after_minutes, "/ and a number of moves, as another period follows"});
  if (!more && period.moves) return refused(text.fault("; and a period for the moves that remain"));
  return period;
}

/// Without a zero at its end; "." is not written before nothing.
[[nodiscard]] std::string write_decimal(const Decimal& number) {
  const std::int64_t scale = power_of_ten(number.decimals);
  std::string text = std::to_string(number.digits / scale);
  if (number.decimals == 0) return text;
  const std::string decimals = std::to_string(number.digits % scale);
  return text + '.' + std::string(static_cast<std::size_t>(number.decimals) - decimals.size(), '0') + decimals;
}

/// With as few decimals as read back to the same time.
[[nodiscard]] std::string write_time(Time time, std::int64_t ms_in_unit, int most_decimals) {
  Decimal number;
  for (int decimals = 0; decimals <= most_decimals; ++decimals) {
    number = {(time.count() * power_of_ten(decimals) + ms_in_unit / 2) / ms_in_unit, decimals};
    if (time_of(number, ms_in_unit) == time) break;
  }
  return write_decimal(number);
}

[[nodiscard]] std::string write_bonus(const Period& period) {
  if (period.per_move == 0ms) return {};
  return sign(period.bonus) + std::to_string(period.per_move.count() / ms_in_a_second);
}

[[nodiscard]] std::string write_period(const Period& period) {
  std::string text = write_time(period.base, ms_in_a_minute, decimals_of_minutes);
  if (period.moves) text += '/' + std::to_string(*period.moves);
  return text + write_bonus(period);
}

[[nodiscard]] std::string write_pgn_period(const Period& period) {
  std::string text = period.moves ? std::to_string(*period.moves) + '/' : std::string();
  return text + write_time(period.base, ms_in_a_second, decimals_of_seconds) + write_bonus(period);
}

/// "40/5400+30". A number before "/" is one of moves.
[[nodiscard]] std::optional<Period> read_pgn_period(std::string_view value) {
  Period period;
  Text text(value);
  if (const std::size_t slash = value.find('/'); slash != std::string_view::npos) {
    const auto moves = text.number(1, most_moves, "moves");
    if (!moves || !text.take('/')) return std::nullopt;
    period.moves = static_cast<int>(*moves);
  }
  const auto seconds = text.decimal(most_minutes * 60, decimals_of_seconds, "seconds");
  if (!seconds) return std::nullopt;
  period.base = time_of(*seconds, ms_in_a_second);
  if (!read_bonus(text, period) || !text.at_end()) return std::nullopt;
  return period;
}

[[nodiscard]] bool usable(const Period& period) {
  return period.base >= least_base && period.base <= most_base &&
         (!period.moves || (*period.moves >= 1 && *period.moves <= most_moves)) && period.per_move >= 0ms &&
         period.per_move <= Time(most_seconds_per_move * ms_in_a_second) && period.per_move % 1s == 0ms;
}

}  // namespace

bool usable(const TimeControl& control) {
  const auto& periods = control.periods;
  if (periods.empty() || periods.size() > most_periods || periods.back().moves) return false;
  return std::ranges::all_of(periods, [](const Period& period) { return usable(period); }) &&
         std::all_of(periods.begin(), periods.end() - 1, [](const Period& period) { return period.moves.has_value(); });
}

Expected<TimeControl, TimeControlFault> read_time_control(std::string_view text) {
  TimeControl control;
  Text rest(text);
  do {
    if (control.periods.size() == most_periods) return refused(rest.fault("no more than 8 periods"));
    const auto period = read_period(rest);
    if (!period) return refused(period.error());
    control.periods.push_back(*period);
  } while (control.periods.back().moves);
  return control;
}

std::string write_time_control(const TimeControl& control) {
  std::string text;
  for (const Period& period : control.periods) text += (text.empty() ? "" : ";") + write_period(period);
  if (control.periods.size() == 1 && control.periods.front().per_move == 0ms) text += "+0";
  return text;
}

std::string write_pgn_time_control(const TimeControl& control) {
  std::string value;
  for (const Period& period : control.periods) value += (value.empty() ? "" : ":") + write_pgn_period(period);
  return value;
}

std::optional<TimeControl> read_pgn_time_control(std::string_view value) {
  TimeControl control;
  for (std::size_t end = 0; end != std::string_view::npos && control.periods.size() <= most_periods;) {
    end = value.find(':');
    const auto period = read_pgn_period(value.substr(0, end));
    if (!period) return std::nullopt;
    control.periods.push_back(*period);
    if (end != std::string_view::npos) value.remove_prefix(end + 1);
  }
  if (!usable(control)) return std::nullopt;
  return control;
}

PaceOfPlay pace(const TimeControl& control) {
  constexpr int moves_counted = 60;
  Time time{0};
  int moves = 0;
  for (const Period& period : control.periods) {
    const int here = std::min(period.moves.value_or(moves_counted), moves_counted - moves);
    time += period.base + here * period.per_move;
    moves += here;
  }
  if (time >= 60min) return PaceOfPlay::Standard;
  return time > 10min ? PaceOfPlay::Rapid : PaceOfPlay::Blitz;
}

std::string_view name(PaceOfPlay pace) {
  constexpr std::array<std::string_view, 3> names = {"standard", "rapid", "blitz"};
  return names[static_cast<std::size_t>(pace)];
}

std::optional<PaceOfPlay> pace_from_name(std::string_view text) {
  for (const PaceOfPlay pace : {PaceOfPlay::Standard, PaceOfPlay::Rapid, PaceOfPlay::Blitz})
    if (text == name(pace)) return pace;
  return std::nullopt;
}

}  // namespace adoube::game

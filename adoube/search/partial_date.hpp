// SPDX-License-Identifier: MIT
/// Dates of games as PGN has them, of which parts may be unknown ("1992.11.??"; PGN standard, 8.1.1.3), and spans of time.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace adoube::search {

/// A year, maybe with a month, maybe with a day.
class PartialDate {
 public:
  /// Nothing is known.
  constexpr PartialDate() = default;
  /// A year from 1 to 9999, a month, a day. What is 0 or no such part is unknown, and what stands behind it too.
  [[nodiscard]] static PartialDate of(std::uint32_t year, std::uint32_t month, std::uint32_t day);
  /// From bits() of another; any bits at all are some date or other.
  [[nodiscard]] static constexpr PartialDate from_bits(std::uint32_t bits) {
    PartialDate date;
    date.bits_ = bits;
    return date;
  }
  [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }

  [[nodiscard]] constexpr bool is_known() const { return bits_ != 0; }
  /// 1: the year; 2: the month; 3: the day; 0: nothing.
  [[nodiscard]] int known_parts() const;
  /// The first and the last day that it may be, as bits() of that day. A month has 31 days here. Of a date that is known.
  [[nodiscard]] std::uint32_t first_day() const;
  [[nodiscard]] std::uint32_t last_day() const;

 private:
  friend class DateSpan;
  constexpr PartialDate(std::uint32_t year, std::uint32_t month, std::uint32_t day)
      : bits_((year << 9) | (month << 5) | day) {}

  std::uint32_t bits_ = 0;
};

/// From one day to another, both included.
class DateSpan {
 public:
  /// "2023", "2023.05", "2023.05.17", "1999..2003.06", "..1899", "2020..": a year, month or day means all of it. Nothing
  /// where the text is something else or the end lies before the start.
  [[nodiscard]] static std::optional<DateSpan> read(std::string_view text);

  /// Every day that it may be lies within the span: a game of "2023.??.??" is one of 2023, but not known to be one of May.
  [[nodiscard]] bool contains(PartialDate date) const;

 private:
  std::uint32_t first_ = 0;
  std::uint32_t last_ = 0;
};

}  // namespace adoube::search

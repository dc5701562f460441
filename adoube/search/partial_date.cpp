// SPDX-License-Identifier: MIT
#include "adoube/search/partial_date.hpp"

#include <algorithm>

namespace adoube::search {
namespace {

/// All digits, so many at the most; nothing otherwise.
[[nodiscard]] std::optional<std::uint32_t> number(std::string_view text, std::size_t digits) {
  if (text.empty() || text.size() > digits) return std::nullopt;
  std::uint32_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + static_cast<std::uint32_t>(c - '0');
  }
  return value;
}

/// Takes what stands before the next "." off the front of `text`.
[[nodiscard]] std::string_view next_part(std::string_view& text) {
  const std::size_t end = std::min(text.find('.'), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

/// Every part that stands there is one.
[[nodiscard]] std::optional<PartialDate> asked_date(std::string_view text) {
  const auto parts = std::ranges::count(text, '.') + 1;
  const auto year = number(next_part(text), 4);
  const auto month = number(next_part(text), 2);
  const auto day = number(next_part(text), 2);
  const PartialDate date = PartialDate::of(year.value_or(0), month.value_or(0), day.value_or(0));
  if (parts > 3 || date.known_parts() != parts) return std::nullopt;
  return date;
}

}  // namespace

PartialDate PartialDate::of(std::uint32_t year, std::uint32_t month, std::uint32_t day) {
  if (year < 1 || year > 9999) return {};
  if (month < 1 || month > 12) return {year, 0, 0};
  if (day < 1 || day > 31) return {year, month, 0};
  return {year, month, day};
}

int PartialDate::known_parts() const {
  if (bits_ == 0) return 0;
  if (((bits_ >> 5) & 15) == 0) return 1;
  return (bits_ & 31) == 0 ? 2 : 3;
}

std::uint32_t PartialDate::first_day() const {
  const std::uint32_t month = std::max((bits_ >> 5) & 15, std::uint32_t{1});
  return PartialDate(bits_ >> 9, month, std::max(bits_ & 31, std::uint32_t{1})).bits();
}

std::uint32_t PartialDate::last_day() const {
  const std::uint32_t month = (bits_ >> 5) & 15;
  const std::uint32_t day = bits_ & 31;
  return PartialDate(bits_ >> 9, month == 0 ? 12 : month, day == 0 ? 31 : day).bits();
}

std::optional<DateSpan> DateSpan::read(std::string_view text) {
  const std::size_t dots = text.find("..");
  const std::string_view from = text.substr(0, dots);
  const std::string_view to = dots == std::string_view::npos ? text : text.substr(dots + 2);
  if (from.empty() && to.empty()) return std::nullopt;
  DateSpan span;
  span.last_ = UINT32_MAX;
  if (!from.empty()) {
    const auto date = asked_date(from);
    if (!date) return std::nullopt;
    span.first_ = date->first_day();
  }
  if (!to.empty()) {
    const auto date = asked_date(to);
    if (!date) return std::nullopt;
    span.last_ = date->last_day();
  }
  if (span.last_ < span.first_) return std::nullopt;
  return span;
}

bool DateSpan::contains(PartialDate date) const {
  return date.is_known() && date.first_day() >= first_ && date.last_day() <= last_;
}

}  // namespace adoube::search

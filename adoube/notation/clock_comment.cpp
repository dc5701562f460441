// SPDX-License-Identifier: MIT
#include "adoube/notation/clock_comment.hpp"

#include <algorithm>
#include <cstdint>

namespace adoube::notation {
namespace {

using std::chrono::milliseconds;

constexpr std::int64_t longest_hours = 9999;

bool is_blank(char byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }
bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

/// What stands behind "[%name " up to "]", without blanks at its ends.
std::optional<std::string_view> command_in(std::string_view comment, std::string_view name) {
  for (std::size_t at = comment.find("[%"); at != std::string_view::npos; at = comment.find("[%", at + 1)) {
    std::string_view rest = comment.substr(at + 2);
    if (!rest.starts_with(name) || rest.size() == name.size() || !is_blank(rest[name.size()])) continue;
    rest.remove_prefix(name.size());
    const std::size_t end = rest.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    rest = rest.substr(0, end);
    while (!rest.empty() && is_blank(rest.front())) rest.remove_prefix(1);
    while (!rest.empty() && is_blank(rest.back())) rest.remove_suffix(1);
    return rest;
  }
  return std::nullopt;
}

/// The number in front of `text`, which it is taken from; at most six digits.
std::optional<std::int64_t> take_number(std::string_view& text) {
  std::size_t digits = 0;
  std::int64_t number = 0;
  for (; digits < text.size() && is_digit(text[digits]); ++digits) {
    if (digits == 6) return std::nullopt;
    number = number * 10 + (text[digits] - '0');
  }
  if (digits == 0) return std::nullopt;
  text.remove_prefix(digits);
  return number;
}

/// ".4": up to three decimals of a second, in milliseconds.
std::optional<std::int64_t> take_decimals(std::string_view text) {
  std::int64_t value = 0;
  if (text.empty() || text.size() > 3) return std::nullopt;
  for (std::size_t i = 0; i < 3; ++i) {
    if (i < text.size() && !is_digit(text[i])) return std::nullopt;
    value = value * 10 + (i < text.size() ? text[i] - '0' : 0);
  }
  return value;
}

/// "h:mm:ss", "m:ss" or "s", with decimals or without.
std::optional<milliseconds> read_time(std::string_view text) {
  std::int64_t seconds = 0;
  for (int part = 0; part < 3; ++part) {
    const auto number = take_number(text);
    if (!number || (part > 0 && *number > 59)) return std::nullopt;
    seconds = seconds * 60 + *number;
    if (!text.starts_with(':')) break;
    if (part == 2) return std::nullopt;
    text.remove_prefix(1);
  }
  if (seconds > longest_hours * 3600 + 3599) return std::nullopt;
  std::int64_t fraction = 0;
  if (text.starts_with('.')) {
    const auto decimals = take_decimals(text.substr(1));
    if (!decimals) return std::nullopt;
    fraction = *decimals;
  } else if (!text.empty()) {
    return std::nullopt;
  }
  return milliseconds(seconds * 1000 + fraction);
}

std::optional<milliseconds> time_in(std::string_view comment, std::string_view command) {
  const auto text = command_in(comment, command);
  return text ? read_time(*text) : std::nullopt;
}

std::string two_digits(std::int64_t number) {
  std::string out = std::to_string(number);
  return out.size() < 2 ? out.insert(0, 1, '0') : out;
}

std::string write_time(milliseconds time) {
  const std::int64_t total = std::max<std::int64_t>(time.count(), 0);
  const std::int64_t seconds = total / 1000;
  std::string out = std::to_string(seconds / 3600);
  out.append(":").append(two_digits(seconds / 60 % 60)).append(":").append(two_digits(seconds % 60));
  if (const std::int64_t fraction = total % 1000; fraction != 0) {
    std::string decimals = std::to_string(1000 + fraction).substr(1);
    while (decimals.back() == '0') decimals.pop_back();
    out.append(".").append(decimals);
  }
  return out;
}

}  // namespace

std::optional<milliseconds> clock_in(std::string_view comment) { return time_in(comment, "clk"); }
std::optional<milliseconds> elapsed_in(std::string_view comment) { return time_in(comment, "emt"); }

std::string write_clock(milliseconds left) { return "[%clk " + write_time(left) + "]"; }
std::string write_elapsed(milliseconds taken) { return "[%emt " + write_time(taken) + "]"; }

}  // namespace adoube::notation

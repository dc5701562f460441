// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/game_tags.hpp"

#include <algorithm>

#include "apps/cli/whole_number.hpp"

namespace adoube::cli {
namespace {

constexpr std::array<std::string_view, 9> names = {"Event", "Site",     "Date",     "Round", "White",
                                                   "Black", "WhiteElo", "BlackElo", "ECO"};

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }
bool says_nothing(char byte) { return byte == '?' || byte == '-' || byte == ' '; }

/// From 1 on.
std::optional<unsigned> number_of(std::string_view digits) {
  const auto number = whole_number(digits);
  return number != 0U ? number : std::nullopt;
}

}  // namespace

void GameTags::clear() {
  for (std::string& value : values_) value.clear();
}

void GameTags::note(std::string_view name, std::string_view value) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end() || std::ranges::all_of(value, says_nothing)) return;
  values_[static_cast<std::size_t>(found - names.begin())] = value;
}

TagDate date_of(std::string_view value) {
  std::array<std::optional<unsigned>, 3> parts{};
  for (auto& part : parts) {
    const std::size_t end = std::min(value.find_first_of("./- "), value.size());
    part = number_of(value.substr(0, end));
    value.remove_prefix(std::min(end + 1, value.size()));
  }
  if (parts[0] > 9999U) parts[0].reset();
  if (parts[1] > 12U) parts[1].reset();
  if (parts[2] > 31U) parts[2].reset();
  return {parts[0], parts[1], parts[2]};
}

std::optional<unsigned> rating_of(std::string_view value) {
  const auto number = number_of(value);
  return number && *number <= 9999 ? number : std::nullopt;
}

std::string eco_of(std::string_view value) {
  if (value.size() < 3 || !is_digit(value[1]) || !is_digit(value[2])) return {};
  const char letter = static_cast<char>(value[0] & ~0x20);
  if (letter < 'A' || letter > 'E') return {};
  return {letter, value[1], value[2]};
}

}  // namespace adoube::cli

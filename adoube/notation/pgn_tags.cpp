// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_tags.hpp"

#include <algorithm>
#include <string>

namespace adoube::notation {
namespace {

bool is_ascii_letter(char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'); }
bool is_ascii_digit(char byte) { return byte >= '0' && byte <= '9'; }

/// The place in the roster, or its size.
std::size_t roster_place(std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(seven_tag_roster, name) - seven_tag_roster.begin());
}

/// Letters in lower case and digits; nothing else.
std::string bare(std::string_view value) {
  std::string out;
  for (const char byte : value) {
    if (is_ascii_letter(byte)) out += static_cast<char>(byte | 0x20);
    if (is_ascii_digit(byte)) out += byte;
  }
  return out;
}

constexpr std::array<std::string_view, 12> standard_names = {"",        "standard",  "standardchess", "chess",
                                                             "normal",  "regular",   "orthodox",      "orthodoxchess",
                                                             "classic", "classical", "fromposition",  "none"};
constexpr std::array<std::string_view, 13> chess960_names = {
    "chess960",           "960",    "fischerandom", "fischerandomchess", "fischerrandom",
    "fischerrandomchess", "frc",    "fischer",      "freestyle",         "freestylechess",
    "chess960chess",      "uci960", "c960"};

}  // namespace

std::string_view unknown_value(std::string_view roster_tag) {
  if (roster_tag == "Date") return "????.??.??";
  if (roster_tag == "Result") return "*";
  return "?";
}

bool exported_before(std::string_view a, std::string_view b) {
  const std::size_t place_a = roster_place(a);
  const std::size_t place_b = roster_place(b);
  return place_a != place_b ? place_a < place_b : a < b;
}

bool is_tag_name(std::string_view name) {
  return !name.empty() &&
         std::ranges::all_of(name, [](char byte) { return is_ascii_letter(byte) || is_ascii_digit(byte) || byte == '_'; });
}

void write_tag(std::string_view name, std::string_view value, std::string& out) {
  out.append("[").append(name).append(" \"");
  for (const char byte : value) {
    if (byte == '"' || byte == '\\') out += '\\';
    out += static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F ? ' ' : byte;
  }
  out += "\"]\n";
}

std::optional<rules::Variant> variant_named(std::string_view value) {
  const std::string name = bare(value);
  if (std::ranges::find(standard_names, name) != standard_names.end()) return rules::Variant::Standard;
  if (std::ranges::find(chess960_names, name) != chess960_names.end()) return rules::Variant::Chess960;
  return std::nullopt;
}

}  // namespace adoube::notation

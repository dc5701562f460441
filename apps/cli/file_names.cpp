// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/file_names.hpp"

#include <algorithm>
#include <array>

#include "apps/cli/letters.hpp"

namespace adoube::cli {
namespace {

constexpr std::size_t longest_stem = 100;

bool is_accent(char32_t code) { return code >= 0x300 && code < 0x370; }

/// CON, COM1 and the like, whatever the case and the extension.
bool is_device(std::string_view stem) {
  constexpr std::array<std::string_view, 4> devices = {"con", "prn", "aux", "nul"};
  const std::string name = folded(stem);
  const bool numbered =
      name.size() == 4 && (name.starts_with("com") || name.starts_with("lpt")) && name[3] >= '0' && name[3] <= '9';
  return numbered || std::ranges::find(devices, name) != devices.end();
}

}  // namespace

std::string file_stem(std::string_view utf8) {
  std::string stem;
  bool gap = false;
  while (!utf8.empty()) {
    const Letter letter = first_letter(utf8);
    const std::string_view bytes = utf8.substr(0, letter.size);
    utf8.remove_prefix(letter.size);
    const bool sign = letter.code == '-' || letter.code == '+';
    if (is_accent(letter.code)) continue;
    if (!is_letter_or_digit(letter.code) && !(sign && !stem.empty())) {
      gap = true;
      continue;
    }
    if (stem.size() + bytes.size() + 1 > longest_stem) break;
    if (gap && !stem.empty()) stem += '_';
    gap = false;
    stem += bytes;
  }
  while (stem.ends_with('-') || stem.ends_with('_')) stem.pop_back();
  if (stem.empty()) return "unnamed";
  return is_device(stem) ? "_" + stem : stem;
}

std::string FileNames::name_of(std::string_view stem) {
  const auto [found, fresh] = next_.try_emplace(folded(stem), 2);
  if (fresh) return std::string(stem);
  // References to what the map holds stay valid when it grows.
  std::uint32_t& number = found->second;
  for (;; ++number) {
    std::string name = std::string(stem) + '_' + std::to_string(number);
    if (next_.try_emplace(folded(name), 2).second) {
      ++number;
      return name;
    }
  }
}

}  // namespace adoube::cli

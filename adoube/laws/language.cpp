// SPDX-License-Identifier: MIT
#include "adoube/laws/language.hpp"

#include <algorithm>
#include <string>

namespace adoube::laws {
namespace {

/// Small letters, "-" for "_".
std::string normalised(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == '_') c = '-';
  }
  return out;
}

/// Whether the tag is `prefix` or goes on behind it with another subtag.
bool begins(std::string_view tag, std::string_view prefix) {
  return tag.starts_with(prefix) && (tag.size() == prefix.size() || tag[prefix.size()] == '-');
}

}  // namespace

std::string_view tag(Language language) {
  switch (language) {
    case Language::English:
      return "en";
    case Language::SimplifiedChinese:
      return "zh-Hans";
    case Language::TraditionalChinese:
      return "zh-Hant";
  }
  return {};
}

std::optional<Language> language_from_tag(std::string_view text) {
  constexpr std::size_t longest_tag = 35;
  if (text.size() > longest_tag) return std::nullopt;
  const std::string tag = normalised(text);
  const auto is_one_of = [&tag](std::initializer_list<std::string_view> prefixes) {
    return std::any_of(prefixes.begin(), prefixes.end(), [&tag](std::string_view prefix) { return begins(tag, prefix); });
  };
  if (is_one_of({"en"})) return Language::English;
  if (is_one_of({"zh-hant", "zh-tw", "zh-hk", "zh-mo"})) return Language::TraditionalChinese;
  if (tag == "zh" || is_one_of({"zh-hans", "zh-cn", "zh-sg", "zh-my"})) return Language::SimplifiedChinese;
  return std::nullopt;
}

}  // namespace adoube::laws

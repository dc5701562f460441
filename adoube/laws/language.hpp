// SPDX-License-Identifier: MIT
/// The three languages that rulings and articles are told in.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace adoube::laws {

enum class Language : std::uint8_t { English, SimplifiedChinese, TraditionalChinese };

inline constexpr std::array<Language, 3> all_languages = {Language::English, Language::SimplifiedChinese,
                                                          Language::TraditionalChinese};

/// The place in a table by language: 0 to 2.
[[nodiscard]] constexpr int index(Language language) { return static_cast<int>(language); }

/// "en", "zh-Hans", "zh-Hant": what a web page or a command line calls it.
[[nodiscard]] std::string_view tag(Language language);

/// From a language tag in any case, with "-" or "_": "en" and "en-...", "zh", "zh-Hans...", "zh-CN", "zh-SG" and "zh-MY",
/// "zh-Hant...", "zh-TW", "zh-HK" and "zh-MO". Nothing for any other text.
[[nodiscard]] std::optional<Language> language_from_tag(std::string_view text);

}  // namespace adoube::laws

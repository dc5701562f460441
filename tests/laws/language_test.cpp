// SPDX-License-Identifier: MIT
#include "adoube/laws/language.hpp"

#include <gtest/gtest.h>

#include <string>

namespace adoube::laws {
namespace {

struct TagRow {
  std::string text;
  std::optional<Language> language;
};

TEST(Language, IsReadFromEveryTagInUse) {
  const TagRow rows[] = {
      {"en", Language::English},
      {"en-GB", Language::English},
      {"EN_us", Language::English},
      {"zh", Language::SimplifiedChinese},
      {"zh-Hans", Language::SimplifiedChinese},
      {"zh-hans-SG", Language::SimplifiedChinese},
      {"zh_CN", Language::SimplifiedChinese},
      {"zh-SG", Language::SimplifiedChinese},
      {"zh-Hant", Language::TraditionalChinese},
      {"zh-Hant-HK", Language::TraditionalChinese},
      {"zh-TW", Language::TraditionalChinese},
      {"zh_hk", Language::TraditionalChinese},
      {"zh-MO", Language::TraditionalChinese},
      // What is no tag of the three.
      {"", std::nullopt},
      {"e", std::nullopt},
      {"eng", std::nullopt},
      {"zh-", std::nullopt},
      {"zhHans", std::nullopt},
      {"zh-Latn", std::nullopt},
      {"de", std::nullopt},
      {" en", std::nullopt},
      {std::string(1000, 'e'), std::nullopt},
      {std::string("en\0", 3), std::nullopt},
  };
  for (const TagRow& row : rows) {
    SCOPED_TRACE(row.text);
    EXPECT_EQ(language_from_tag(row.text), row.language);
  }
}

TEST(Language, ComesBackFromItsOwnTag) {
  for (const Language language : all_languages) EXPECT_EQ(language_from_tag(tag(language)), language);
}

}  // namespace
}  // namespace adoube::laws

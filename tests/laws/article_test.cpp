// SPDX-License-Identifier: MIT
#include "adoube/laws/article.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace adoube::laws {
namespace {

int words_in(std::string_view text) { return 1 + static_cast<int>(std::count(text.begin(), text.end(), ' ')); }

TEST(Articles, AreAllThere) {
  // As many as the Laws of 2023 have for a program to know, the guidelines included.
  EXPECT_EQ(all_articles().size(), 319u);
  std::set<std::string_view> ids;
  for (const Article& article : all_articles()) EXPECT_TRUE(ids.insert(article.id).second) << article.id << " stands twice";
}

TEST(Articles, StandInTheOrderOfTheLaws) {
  const auto place = [](std::string_view id) {
    return std::find_if(all_articles().begin(), all_articles().end(), [id](const Article& one) { return one.id == id; }) -
           all_articles().begin();
  };
  const std::string_view in_order[] = {"0.1",    "1.1",      "3.8.2.1", "3.9.1",    "3.10.1", "9.2", "9.2.1",
                                       "9.3",    "10.1",     "12.9",    "A.1",      "B.1",    "C",   "C.2",
                                       "C.13.5", "D.2.10.6", "I.1.1",   "II.3.2.7", "III.6.2"};
  for (std::size_t i = 1; i < std::size(in_order); ++i) EXPECT_LT(place(in_order[i - 1]), place(in_order[i])) << in_order[i];
}

TEST(Articles, AreToldInThreeLanguages) {
  for (const Article& article : all_articles()) {
    for (const Language language : all_languages) {
      SCOPED_TRACE(std::string(article.id) + " " + std::string(tag(language)));
      EXPECT_FALSE(article.title(language).empty());
      EXPECT_FALSE(article.text(language).empty());
      EXPECT_TRUE(article.text(language).ends_with(language == Language::English ? "." : "。"));
    }
    EXPECT_LE(words_in(article.title(Language::English)), 7) << article.id;
    EXPECT_LE(words_in(article.text(Language::English)), 70) << article.id;
  }
}

TEST(Articles, PointToOthersThatExist) {
  for (const Article& article : all_articles())
    for (const std::string_view other : article.see) {
      SCOPED_TRACE(std::string(article.id) + " see " + std::string(other));
      EXPECT_NE(article.id, other);
      EXPECT_TRUE(find_article(other).has_value());
    }
}

TEST(Articles, AreFoundByNumber) {
  struct Row {
    const char* text;
    const char* id;
  };
  const Row rows[] = {
      {"3.8.2.2", "3.8.2.2"}, {"a.5.1.2", "A.5.1.2"}, {"ii.3.2.7", "II.3.2.7"}, {"9.2.", "9.2"}, {"c", "C"},
      {"0.1", "0.1"},         {"", nullptr},          {"13.1", nullptr},        {"3", nullptr},  {"3.8.2.", "3.8.2"},
      {"checkmate", nullptr}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.text);
    const auto found = find_article(row.text);
    ASSERT_EQ(found.has_value(), row.id != nullptr);
    if (found) {
      EXPECT_EQ(found->id, row.id);
    }
  }
}

TEST(Articles, NameTheirEdition) { EXPECT_EQ(edition, "FIDE Laws of Chess, 1 January 2023"); }

}  // namespace
}  // namespace adoube::laws

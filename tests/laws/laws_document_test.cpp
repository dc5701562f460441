// SPDX-License-Identifier: MIT
// docs/laws.md names files and articles that exist.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>

#include "adoube/laws/article.hpp"

namespace adoube::laws {
namespace {

std::string document() {
  const std::ifstream file(ADOUBE_SOURCE_DIR "/docs/laws.md");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Calls `check` with each match of the pattern's group, and answers how many there were.
template <class Check>
int for_each_match(const std::string& text, const char* pattern, Check check) {
  const std::regex expression(pattern);
  int found = 0;
  for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end; ++match, ++found)
    check((*match)[1].str());
  return found;
}

TEST(LawsDocument, NamesFilesThatExist) {
  const auto exists = [](const std::string& path) {
    EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(ADOUBE_SOURCE_DIR) / path)) << path;
  };
  EXPECT_GT(for_each_match(document(), "`([a-z]+/[a-z0-9_/.]+)`", exists), 50);
}

TEST(LawsDocument, NamesArticlesThatExist) {
  const auto is_registered = [](const std::string& row) {
    for_each_match(row, "((?:[ABCD]|I{1,3}|[0-9]+)(?:\\.[0-9]+)+)",
                   [](const std::string& id) { EXPECT_TRUE(find_article(id).has_value()) << id; });
  };
  EXPECT_GT(for_each_match(document(), "\n\\| ([0-9CI][^|]*) \\|", is_registered), 20);
}

}  // namespace
}  // namespace adoube::laws

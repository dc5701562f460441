// SPDX-License-Identifier: MIT
#include "adoube/laws/article.hpp"

#include <algorithm>

#include "adoube/laws/table.hpp"

namespace adoube::laws {
namespace {

constexpr char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

bool same_id(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return capital(x) == capital(y); });
}

}  // namespace

std::span<const Article> all_articles() { return table::articles; }

std::optional<Article> find_article(std::string_view id) {
  while (id.ends_with('.') || id.ends_with(' ')) id.remove_suffix(1);
  const auto found = std::find_if(table::articles.begin(), table::articles.end(),
                                  [id](const Article& article) { return same_id(article.id, id); });
  if (found == table::articles.end()) return std::nullopt;
  return *found;
}

}  // namespace adoube::laws

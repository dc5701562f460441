// SPDX-License-Identifier: MIT
/// The register of articles: number, title and text in our own words, in three languages, from data/laws/articles/.
/// The authentic text is FIDE's, in English; the edition goes with every article (Laws 0.1).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "adoube/laws/language.hpp"

namespace adoube::laws {

/// What every ruling cites.
inline constexpr std::string_view edition = "FIDE Laws of Chess, 1 January 2023";

/// Every view lives as long as the program.
struct Article {
  /// As the Laws print it: "3.8.2.2", "A.5.1.2", "II.3.2.7", "0.1".
  std::string_view id;
  std::span<const std::string_view> see;  ///< ids of related articles

  [[nodiscard]] std::string_view title(Language language) const { return titles[static_cast<std::size_t>(index(language))]; }
  [[nodiscard]] std::string_view text(Language language) const { return texts[static_cast<std::size_t>(index(language))]; }

  std::array<std::string_view, 3> titles;  ///< by index(Language)
  std::array<std::string_view, 3> texts;
};

/// Every article, in the order of the Laws.
[[nodiscard]] std::span<const Article> all_articles();

/// By number; also in small letters ("a.5.1.2") and with a point or space at the end. Nothing when there is no such article.
[[nodiscard]] std::optional<Article> find_article(std::string_view id);

}  // namespace adoube::laws

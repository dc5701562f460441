// SPDX-License-Identifier: GPL-3.0-or-later
/// Plots as SVG within a page of HTML. They are as wide as the place they stand in: what they are made of has its place in
/// per cent of it, while letters, dots and lines keep their size. The page's style (statistics_page.cpp) colours them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/laws/language.hpp"
#include "apps/cli/tally.hpp"

namespace adoube::cli {

/// What HTML wants escaped, in text and in attributes with double quotes.
[[nodiscard]] std::string html_text(std::string_view text);

/// "21–30: 331 games, White 49.4 %, draws 25.1 %": what is said of a part of a plot that is pointed at.
[[nodiscard]] std::string told(std::string_view label, const Tally& tally, laws::Language language);

/// A bar of White's wins, draws, Black's wins and games without a result, as long as its games are of `whole`. `style`: a
/// class of the page's style.
[[nodiscard]] std::string result_bar(const Tally& tally, std::uint64_t whole, std::string_view label, std::string_view style,
                                     laws::Language language);

/// A column beside others; its parts are those of result_bar().
struct PlotColumn {
  std::string label;
  Tally tally;
  std::string tick{};  ///< written below its left edge
};
[[nodiscard]] std::string columns_plot(const std::vector<PlotColumn>& columns, std::string_view name,
                                       laws::Language language);

/// White's score at a difference of ratings: a dot, the larger the more games it stands for.
struct ScoreDot {
  int difference;
  Tally tally;
  std::string label;
};
/// The dots, and the curve of the scores that the ratings lead to expect. From -`reach` to `reach`.
[[nodiscard]] std::string score_plot(const std::vector<ScoreDot>& dots, int reach, std::string_view name,
                                     laws::Language language);

}  // namespace adoube::cli

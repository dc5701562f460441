// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/svg_plots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "apps/cli/statistics_sections.hpp"
#include "apps/cli/statistics_words.hpp"

namespace adoube::cli {
namespace {

using laws::Language;

struct Part {
  std::string_view style;
  std::uint64_t games;
};

[[nodiscard]] std::array<Part, 4> parts_of(const Tally& tally) {
  return {
      {{"white", tally.white_wins}, {"draw", tally.draws}, {"black", tally.black_wins}, {"unfinished", tally.unfinished}}};
}

[[nodiscard]] double per_cent(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

/// 1, 2 or 5 times a power of ten, of which at most five reach up to `most`.
[[nodiscard]] std::uint64_t step_of(std::uint64_t most) {
  constexpr std::uint64_t steps = 5;
  for (std::uint64_t power = 1;; power *= 10)
    for (const std::uint64_t factor : {1ULL, 2ULL, 5ULL})
      if (power * factor * steps >= most) return power * factor;
}

void append_grid(std::uint64_t step, std::uint64_t top, std::string_view unit, std::string& out) {
  for (std::uint64_t value = 0; value <= top; value += step)
    fmt::format_to(std::back_inserter(out),
                   R"(<line class="grid" x1="0" x2="100%" y1="{0:.2f}%" y2="{0:.2f}%"/>)"
                   R"(<text class="y" x="0" dx="-8" y="{0:.2f}%" dy="4">{1}{2}</text>)",
                   100 - per_cent(value, top), grouped(value), unit);
}

void append_column(const PlotColumn& column, double left, double room, std::uint64_t top, Language language,
                   std::string& out) {
  out += "<g>";
  double bottom = 100;
  for (const Part& part : parts_of(column.tally)) {
    if (part.games == 0) continue;
    const double height = per_cent(part.games, top);
    bottom -= height;
    fmt::format_to(std::back_inserter(out), R"(<rect class="{}" x="{:.2f}%" y="{:.2f}%" width="{:.2f}%" height="{:.2f}%"/>)",
                   part.style, left + room * 0.08, bottom, room * 0.84, height);
  }
  fmt::format_to(std::back_inserter(out), "<title>{}</title></g>", html_text(told(column.label, column.tally, language)));
  if (!column.tick.empty())
    fmt::format_to(std::back_inserter(out), R"(<text class="x" x="{:.2f}%" y="100%" dy="18">{}</text>)", left + room / 2,
                   html_text(column.tick));
}

[[nodiscard]] std::string opened(std::string_view style, std::string_view name) {
  return fmt::format(R"(<div class="plot"><svg class="{}" role="img" aria-label="{}">)", style, html_text(name));
}

constexpr std::string_view closed = "</svg></div>\n";

}  // namespace

std::string html_text(std::string_view text) {
  std::string out;
  for (const char byte : text) {
    switch (byte) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += byte;
    }
  }
  return out;
}

std::string told(std::string_view label, const Tally& tally, Language language) {
  const bool english = language == Language::English;
  const auto share = [](const std::optional<double>& value) { return value ? percent(*value) : std::string("–"); };
  return fmt::format("{}{}{}{}{} {}{}{} {}", label, english ? ": " : "：", counted_games(tally.games(), language),
                     english ? ", " : "，", word(StatsWord::WhiteScore, language), share(tally.white_score()),
                     english ? ", " : "，", word(StatsWord::Draws, language), share(tally.draw_share()));
}

std::string result_bar(const Tally& tally, std::uint64_t whole, std::string_view label, std::string_view style,
                       Language language) {
  std::string out = fmt::format(R"(<svg class="{0}" role="img" aria-label="{1}"><title>{1}</title>)", style,
                                html_text(told(label, tally, language)));
  double left = 0;
  for (const Part& part : parts_of(tally)) {
    if (part.games == 0) continue;
    const double length = per_cent(part.games, whole);
    fmt::format_to(std::back_inserter(out), R"(<rect class="{}" x="{:.2f}%" y="0" width="{:.2f}%" height="100%"/>)",
                   part.style, left, length);
    left += length;
  }
  return out + "</svg>";
}

std::string columns_plot(const std::vector<PlotColumn>& columns, std::string_view name, Language language) {
  std::uint64_t most = 1;
  for (const PlotColumn& column : columns) most = std::max(most, column.tally.games());
  const std::uint64_t step = step_of(most);
  const std::uint64_t top = (most + step - 1) / step * step;
  std::string out = opened("columns", name);
  append_grid(step, top, "", out);
  // A few columns are no wider than those of a dozen.
  constexpr std::size_t fewest = 12;
  const double room = 100 / static_cast<double>(std::max(columns.size(), fewest));
  for (std::size_t i = 0; i < columns.size(); ++i)
    append_column(columns[i], room * static_cast<double>(i), room, top, language, out);
  return out.append(closed);
}

std::string score_plot(const std::vector<ScoreDot>& dots, int reach, std::string_view name, Language language) {
  std::string out = opened("scores", name);
  append_grid(25, 100, " %", out);
  const auto across = [&](int difference) { return 50 + 50 * static_cast<double>(difference) / reach; };
  constexpr int tick = 200;
  for (int difference = -reach; difference <= reach; difference += tick)
    fmt::format_to(std::back_inserter(out), R"(<text class="x" x="{:.2f}%" y="100%" dy="18">{}{}</text>)",
                   across(difference),
                   difference > 0   ? "+"
                   : difference < 0 ? "−"
                                    : "",
                   std::abs(difference));
  out += R"(<svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="expected" d=")";
  constexpr int curve_step = 20;
  for (int difference = -reach; difference <= reach; difference += curve_step)
    fmt::format_to(std::back_inserter(out), "{}{:.2f} {:.2f}", difference == -reach ? 'M' : 'L', across(difference),
                   100 - 100 * expected_score(difference));
  out += R"("/></svg>)";
  std::uint64_t most = 1;
  for (const ScoreDot& dot : dots) most = std::max(most, dot.tally.games());
  for (const ScoreDot& dot : dots) {
    if (!dot.tally.white_score()) continue;
    constexpr double smallest = 2.5;
    constexpr double largest = 9;
    const double radius = smallest + (largest - smallest) * std::sqrt(per_cent(dot.tally.games(), most) / 100);
    fmt::format_to(std::back_inserter(out),
                   R"(<circle class="score" cx="{:.2f}%" cy="{:.2f}%" r="{:.1f}"><title>{}</title></circle>)",
                   across(dot.difference), 100 - 100 * *dot.tally.white_score(), radius,
                   html_text(told(dot.label, dot.tally, language)));
  }
  return out.append(closed);
}

}  // namespace adoube::cli

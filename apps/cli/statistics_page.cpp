// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/statistics_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "apps/cli/statistics_plots.hpp"
#include "apps/cli/statistics_sections.hpp"
#include "apps/cli/statistics_style.hpp"
#include "apps/cli/statistics_words.hpp"
#include "apps/cli/svg_plots.hpp"

namespace adoube::cli {
namespace {

using laws::Language;
using enum StatsWord;

[[nodiscard]] std::string share_text(const std::optional<double>& share) { return share ? percent(*share) : "–"; }

class Page {
 public:
  Page(const GameStatistics& statistics, Language language) : statistics_(statistics), language_(language) {}

  void begin() {
    const std::string title = counted_games(statistics_.counted.games(), language_);
    add(R"(<!DOCTYPE html>
<html lang="{0}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{1} · {2}</title>
<style>{3}</style>
</head>
<body>
<header>
<p class="note">{2}</p>
<h1>{1}</h1>
)",
        laws::tag(language_), title, said(Statistics), statistics_style);
    if (statistics_.faulty > 0) add("<p class=\"note\">+ {} {}</p>\n", grouped(statistics_.faulty), said(LeftOut));
  }

  void no_games() { add("</header>\n<main><p>{}</p></main>\n", said(NoGames)); }

  void head() {
    const Tally& all = statistics_.counted;
    const Lengths lengths = lengths_of(statistics_);
    out_ += "<dl class=\"figures\">\n";
    figure(WhiteScore, share_text(all.white_score()));
    figure(Draws, share_text(all.draw_share()));
    figure(MeanMoves, fmt::format("{:.1f}", all.mean_moves()));
    figure(Median, fmt::format("{}", (lengths.median + 1) / 2));
    figure(Shortest, fmt::format("{}", (lengths.shortest + 1) / 2));
    figure(Longest, fmt::format("{}", (lengths.longest + 1) / 2));
    out_ += "</dl>\n";
    out_ += result_bar(all, all.games(), said(Total), "results", language_) + "\n<ul class=\"legend\">\n";
    legend("white", WhiteWins, all.white_wins);
    legend("draw", Draws, all.draws);
    legend("black", BlackWins, all.black_wins);
    if (all.unfinished > 0) legend("unfinished", Unfinished, all.unfinished);
    out_ += "</ul>\n</header>\n<main>\n";
  }

  /// Rows with bars that are as long as their games are many.
  void bars(const StatsSection& section) {
    if (section.rows.empty()) return;
    open(section);
    table(section, true);
    close();
  }

  /// A plot, and its numbers behind a summary.
  void plotted(const StatsSection& section, const std::string& plot) {
    if (section.rows.empty()) return;
    open(section);
    out_ += plot;
    add("<details><summary>{}</summary>\n", said(Numbers));
    table(section, false);
    out_ += "</details>\n";
    close();
  }

  void castling() {
    const auto& table = statistics_.table(StatsTable::Castling);
    constexpr std::array<StatsWord, 3> ways = {ShortSide, LongSide, NotCastled};
    constexpr std::array<Castled, 3> keys = {Castled::Short, Castled::Long, Castled::No};
    open({Castling});
    add("<table class=\"grid9\"><thead><tr><td></td>");
    for (const StatsWord way : ways) add("<th scope=\"col\">{} {}</th>", said(Black), said(way));
    out_ += "</tr></thead><tbody>\n";
    for (std::size_t white = 0; white < keys.size(); ++white) {
      add("<tr><th scope=\"row\">{} {}</th>", said(White), said(ways[white]));
      for (const Castled black : keys) {
        const auto found = table.find(castling_key(keys[white], black));
        castling_cell(found == table.end() ? Tally{} : found->second);
      }
      out_ += "</tr>\n";
    }
    out_ += "</tbody></table>\n";
    add("<p class=\"note\">{}</p>\n", said(CastlingNote));
    close();
  }

  void special() {
    const auto rows = special_rows(statistics_, language_);
    if (rows.empty()) return;
    open({SpecialMoves});
    add("<table><thead><tr><td></td><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>\n", said(Times),
        said(GamesWith));
    for (const SpecialRow& row : rows)
      add("<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>\n", html_text(row.label), grouped(row.count.times),
          grouped(row.count.games));
    out_ += "</tbody></table>\n";
    close();
  }

  void raw(std::string_view text) { out_ += text; }
  [[nodiscard]] std::string take() { return std::move(out_); }

  [[nodiscard]] std::string_view said(StatsWord which) const { return word(which, language_); }

 private:
  template <class... Values>
  void add(fmt::format_string<Values...> form, Values&&... values) {
    fmt::format_to(std::back_inserter(out_), form, std::forward<Values>(values)...);
  }

  void figure(StatsWord label, const std::string& value) { add("<div><dt>{}</dt><dd>{}</dd></div>\n", said(label), value); }
  void legend(std::string_view style, StatsWord label, std::uint64_t games) {
    add("<li><i class=\"{}\"></i>{} {} ({})</li>\n", style, said(label), grouped(games), percent(share_of_all(games)));
  }
  [[nodiscard]] double share_of_all(std::uint64_t games) const {
    return static_cast<double>(games) / static_cast<double>(statistics_.counted.games());
  }

  void open(const StatsSection& section) {
    add("<section>\n<h2>{}</h2>\n<p class=\"note\">{}</p>\n", said(section.title), section.note ? said(*section.note) : "");
  }
  void close() { out_ += "</section>\n"; }

  void table(const StatsSection& section, bool with_bars) {
    const bool expects = section.rows.front().expected.has_value();
    std::uint64_t most = 1;
    for (const StatsRow& row : section.rows)
      if (!row.rest) most = std::max(most, row.tally.games());
    add("<table><thead><tr><td></td>{}<th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th>"
        "<th scope=\"col\" class=\"draws\">{}</th><th scope=\"col\" class=\"moves\">{}</th></tr></thead><tbody>\n",
        with_bars ? "<td></td>" : "", said(Games), said(expects ? Expected : Share), said(Score), said(Draws), said(Moves));
    for (const StatsRow& row : section.rows) {
      const Tally& tally = row.tally;
      add("<tr{}><th scope=\"row\">{}</th>", row.rest ? " class=\"rest\"" : "", label_of(row, section.title));
      if (with_bars) add("<td class=\"bars\">{}</td>", row.rest ? "" : result_bar(tally, most, row.label, "bar", language_));
      add("<td>{}</td><td>{}</td><td>{}</td><td class=\"draws\">{}</td><td class=\"moves\">{:.1f}</td></tr>\n",
          grouped(tally.games()), expects ? share_text(row.expected) : percent(share_of_all(tally.games())),
          share_text(tally.white_score()), share_text(tally.draw_share()), tally.mean_moves());
    }
    out_ += "</tbody></table>\n";
  }

  [[nodiscard]] static std::string label_of(const StatsRow& row, StatsWord title) {
    std::string text = html_text(row.label);
    if (!row.code.empty())
      text = fmt::format("<span class=\"named\"><span class=\"code{}\">{}</span><span>{}</span></span>",
                         title == Openings ? " codes" : "", html_text(row.code), text);
    if (!row.detail.empty()) text += "<span class=\"detail\">" + html_text(row.detail) + "</span>";
    return text;
  }

  void castling_cell(const Tally& tally) {
    // The more games, the stronger the colour; black on it stays readable up to a third.
    constexpr double strongest = 34;
    add("<td style=\"background:color-mix(in srgb, var(--accent) {:.0f}%, transparent)\">{}<small>{}</small></td>",
        strongest * share_of_all(tally.games()), percent(share_of_all(tally.games())), share_text(tally.white_score()));
  }

  const GameStatistics& statistics_;
  Language language_;
  std::string out_{};
};

}  // namespace

std::string statistics_page(const GameStatistics& statistics, Language language, std::size_t top) {
  Page page(statistics, language);
  page.begin();
  if (statistics.counted.games() == 0) {
    page.no_games();
    page.raw("</body>\n</html>\n");
    return page.take();
  }
  page.head();
  page.bars(endings_section(statistics, language));
  page.plotted(lengths_section(statistics, language), lengths_plot(statistics, language));
  page.bars(openings_section(statistics, language, top));
  page.bars(variations_section(statistics, language, top));
  page.bars(families_section(statistics, language));
  page.bars(first_moves_section(statistics, language));
  page.plotted(years_section(statistics, language), years_plot(statistics, language));
  page.raw("<div class=\"pair\">\n");
  page.plotted(ratings_section(statistics, language), ratings_plot(statistics, language));
  page.plotted(differences_section(statistics, language), differences_plot(statistics, language));
  page.raw("</div>\n<div class=\"pair\">\n");
  page.castling();
  page.special();
  page.raw("</div>\n");
  page.bars(starts_section(statistics, language));
  page.raw("</main>\n</body>\n</html>\n");
  return page.take();
}

}  // namespace adoube::cli

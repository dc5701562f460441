// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/statistics_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "apps/cli/statistics_sections.hpp"
#include "apps/cli/statistics_words.hpp"
#include "apps/cli/terminal.hpp"

namespace adoube::cli {
namespace {

constexpr std::size_t games_columns = 12;
constexpr std::size_t other_columns = 9;
constexpr std::size_t moves_columns = 8;

[[nodiscard]] std::string right(std::string_view text, std::size_t columns) {
  const std::size_t used = width(text);
  return std::string(used < columns ? columns - used : 1, ' ') + std::string(text);
}

/// The text, or its beginning and "…" where it needs more columns.
[[nodiscard]] std::string fitted(std::string_view text, std::size_t columns) {
  if (width(text) <= columns) return padded(text, columns);
  std::size_t end = 0;
  while (end < text.size()) {
    std::size_t next = end + 1;
    while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xC0) == 0x80) ++next;
    if (width(text.substr(0, next)) + 1 > columns) break;
    end = next;
  }
  return padded(std::string(text.substr(0, end)) + "…", columns);
}

[[nodiscard]] std::string share_text(const std::optional<double>& share) { return share ? percent(*share) : "–"; }

class Writer {
 public:
  Writer(const GameStatistics& statistics, const TableStyle& style) : statistics_(statistics), style_(style) {}

  void head() {
    const Tally& all = statistics_.counted;
    out_ += bold(said(StatsWord::Statistics)) + "\n";
    line(StatsWord::Games, grouped(all.games()));
    if (statistics_.faulty > 0)
      out_ +=
          padded(said(StatsWord::LeftOut), label_columns()) + red(right(grouped(statistics_.faulty), games_columns)) + "\n";
    if (all.games() == 0) {
      out_ += said(StatsWord::NoGames) + "\n";
      return;
    }
    line(StatsWord::WhiteWins, part(all.white_wins));
    line(StatsWord::Draws, part(all.draws));
    line(StatsWord::BlackWins, part(all.black_wins));
    if (all.unfinished > 0) line(StatsWord::Unfinished, part(all.unfinished));
    line(StatsWord::WhiteScore, share_text(all.white_score()));
    const Lengths lengths = lengths_of(statistics_);
    line(StatsWord::MeanMoves, fmt::format("{:.1f}", all.mean_moves()));
    for (const auto& [label, plies] : {std::pair{StatsWord::Median, lengths.median},
                                       {StatsWord::Shortest, lengths.shortest},
                                       {StatsWord::Longest, lengths.longest}})
      line(label, fmt::format("{}", (plies + 1) / 2));
  }

  void section(const StatsSection& section) {
    if (section.rows.empty()) return;
    const bool expects = section.rows.front().expected.has_value();
    heading(section, expects);
    for (const StatsRow& row : section.rows) {
      const Tally& tally = row.tally;
      const std::string code = row.code.empty() ? "" : padded(row.code, section.title == StatsWord::Openings ? 8 : 4);
      out_ += fitted(code + row.label, label_columns());
      out_ += right(grouped(tally.games()), games_columns);
      out_ += right(expects ? share_text(row.expected) : percent(share_of_all(tally.games())), other_columns);
      out_ += right(share_text(tally.white_score()), other_columns);
      out_ += right(share_text(tally.draw_share()), other_columns);
      out_ += right(fmt::format("{:.1f}", tally.mean_moves()), moves_columns) + "\n";
    }
  }

  void special() {
    const auto rows = special_rows(statistics_, style_.language);
    if (rows.empty()) return;
    out_ += "\n" + bold(padded(said(StatsWord::SpecialMoves), label_columns())) +
            faint(right(said(StatsWord::Times), games_columns) + right(said(StatsWord::GamesWith), games_columns)) + "\n";
    for (const SpecialRow& row : rows)
      out_ += padded(row.label, label_columns()) + right(grouped(row.count.times), games_columns) +
              right(grouped(row.count.games), games_columns) + "\n";
  }

  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  [[nodiscard]] std::string said(StatsWord which) const { return std::string(word(which, style_.language)); }
  [[nodiscard]] std::size_t label_columns() const {
    return style_.columns - games_columns - 3 * other_columns - moves_columns;
  }
  [[nodiscard]] double share_of_all(std::uint64_t games) const {
    return static_cast<double>(games) / static_cast<double>(statistics_.counted.games());
  }
  [[nodiscard]] std::string part(std::uint64_t games) const {
    return right(grouped(games), games_columns) + right(percent(share_of_all(games)), other_columns);
  }
  void line(StatsWord label, const std::string& text) {
    // What has no share stands under the numbers of games.
    const bool short_text = width(text) <= games_columns;
    out_ += padded(said(label), label_columns()) + (short_text ? right(text, games_columns) : text) + "\n";
  }
  void heading(const StatsSection& section, bool expects) {
    std::string title = said(section.title);
    if (section.note) title += (style_.language == laws::Language::English ? ", " : "，") + said(*section.note);
    out_ += "\n" + bold(fitted(title, label_columns()));
    std::string columns = right(said(StatsWord::Games), games_columns);
    columns += right(said(expects ? StatsWord::Expected : StatsWord::Share), other_columns);
    columns += right(said(StatsWord::Score), other_columns);
    columns += right(said(StatsWord::Draws), other_columns);
    columns += right(said(StatsWord::Moves), moves_columns);
    out_ += faint(columns) + "\n";
  }

  const GameStatistics& statistics_;
  const TableStyle& style_;
  std::string out_{};
};

}  // namespace

std::string statistics_table(const GameStatistics& statistics, const TableStyle& style) {
  Writer writer(statistics, style);
  writer.head();
  const laws::Language language = style.language;
  writer.section(endings_section(statistics, language));
  writer.section(lengths_section(statistics, language));
  writer.section(openings_section(statistics, language, style.top));
  writer.section(variations_section(statistics, language, style.top));
  writer.section(families_section(statistics, language));
  writer.section(first_moves_section(statistics, language));
  writer.section(years_section(statistics, language));
  writer.section(ratings_section(statistics, language));
  writer.section(differences_section(statistics, language));
  writer.section(castling_section(statistics, language));
  writer.special();
  writer.section(starts_section(statistics, language));
  return writer.take();
}

}  // namespace adoube::cli

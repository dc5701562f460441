// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/statistics_sections.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "apps/answers/family_words.hpp"
#include "apps/cli/statistics_keys.hpp"
#include "apps/cli/stats_ending.hpp"

namespace adoube::cli {
namespace {

using laws::Language;

void most_games_first(std::vector<StatsRow>& rows) {
  std::ranges::stable_sort(rows, std::ranges::greater(), [](const StatsRow& row) { return row.tally.games(); });
}

/// Games of several codes.
struct CodedTally {
  std::string_view first{};
  std::string_view last{};
  Tally tally{};

  void add(std::string_view eco, const Tally& games) {
    if (first.empty() || eco < first) first = eco;
    last = std::max(last, eco);
    tally += games;
  }
  /// "B20–B99"
  [[nodiscard]] std::string codes() const { return first == last ? std::string(first) : fmt::format("{}–{}", first, last); }
};

/// The others become one row behind them.
void keep_first(std::size_t kept, std::string_view label, std::vector<StatsRow>& rows) {
  if (rows.size() <= kept) return;
  StatsRow others{.label = std::string(label), .rest = true};
  for (std::size_t i = kept; i < rows.size(); ++i) others.tally += rows[i].tally;
  rows.resize(kept);
  rows.push_back(std::move(others));
}

/// Games of which it is not known stand last, and a table of them alone says nothing.
void append_unknown(const std::map<StatsKey, Tally>& table, StatsWord label, Language language, StatsSection& section) {
  const auto found = table.find(unknown);
  if (found == table.end() || section.rows.empty()) return;
  section.rows.push_back({.label = std::string(word(label, language)), .tally = found->second, .rest = true});
}

/// The rows of a table, with the label that each key has; keys with one label that follow each other make one row.
template <class Label>
[[nodiscard]] std::vector<StatsRow> rows_of(const std::map<StatsKey, Tally>& table, const Label& label) {
  std::vector<StatsRow> rows;
  for (const auto& [key, tally] : table) {
    if (key == unknown) continue;
    std::string its_label = label(key);
    if (rows.empty() || rows.back().label != its_label) rows.push_back({std::move(its_label)});
    rows.back().tally += tally;
  }
  return rows;
}

/// "c5 43 %, e5 25 %, e6 10 %": the commonest replies to the first move of a row.
[[nodiscard]] std::string replies_to(const StatsRow& row, const std::map<StatsKey, Tally>& table) {
  constexpr std::size_t commonest = 4;
  std::vector<StatsRow> replies;
  for (const auto& [key, tally] : table)
    if (key != unknown && "1. " + first_move(key) == row.label && !reply(key).empty())
      replies.push_back({.label = reply(key), .tally = tally});
  most_games_first(replies);
  if (replies.size() > commonest) replies.resize(commonest);
  std::string text;
  for (const StatsRow& reply : replies) {
    const double share = static_cast<double>(reply.tally.games()) / static_cast<double>(row.tally.games());
    // A reply and its share stay on one line.
    text += fmt::format("{}{}\u00A0{:.0f}\u00A0%", text.empty() ? "" : ", ", reply.label, share * 100);
  }
  return text;
}

/// By half-moves: "1–10" moves, "11–20" ... in wider steps where games are rare.
[[nodiscard]] std::string length_label(StatsKey plies, Language language) {
  const StatsKey moves = (plies + 1) / 2;
  constexpr StatsKey narrow = 10;
  constexpr StatsKey wide = 50;
  constexpr StatsKey long_game = 100;
  constexpr StatsKey longest = 200;
  if (moves == 0) return "0";
  if (moves > longest) return fmt::format("{} {}", longest + 1, word(StatsWord::AndMore, language));
  const StatsKey step = moves > long_game ? wide : narrow;
  const StatsKey first = (moves - 1) / step * step + 1;
  return fmt::format("{}–{}", first, first + step - 1);
}

[[nodiscard]] std::string_view castled_word(StatsKey castled, Language language) {
  constexpr std::array<StatsWord, 3> castled_words = {StatsWord::NotCastled, StatsWord::ShortSide, StatsWord::LongSide};
  return word(castled_words[static_cast<std::size_t>(castled)], language);
}

[[nodiscard]] std::string difference_label(StatsKey difference, Language language) {
  std::string text = difference == 0 ? "0" : fmt::format("{}{}", difference < 0 ? "−" : "+", std::abs(difference));
  if (difference == -largest_difference) text.append(" ").append(word(StatsWord::AndLess, language));
  if (difference == largest_difference) text.append(" ").append(word(StatsWord::AndMore, language));
  return text;
}

}  // namespace

double expected_score(double difference) { return 1 / (1 + std::pow(10, -difference / 400)); }

StatsSection endings_section(const GameStatistics& statistics, Language language) {
  StatsSection section{StatsWord::HowEnded};
  section.rows = rows_of(statistics.table(StatsTable::Endings),
                         [&](StatsKey key) { return std::string(heading(static_cast<Ending>(key), language)); });
  most_games_first(section.rows);
  return section;
}

StatsSection openings_section(const GameStatistics& statistics, Language language, std::size_t top) {
  const auto& table = statistics.table(StatsTable::Openings);
  std::map<std::string_view, CodedTally> by_name;
  for (const auto& [key, tally] : table)
    if (key != unknown) by_name[opening(key).main_name()].add(opening(key).eco, tally);
  StatsSection section{StatsWord::Openings};
  for (const auto& [name, its] : by_name)
    section.rows.push_back({.label = std::string(name), .tally = its.tally, .code = its.codes()});
  most_games_first(section.rows);
  keep_first(top, word(StatsWord::OtherOpenings, language), section.rows);
  append_unknown(table, StatsWord::NoName, language, section);
  return section;
}

StatsSection variations_section(const GameStatistics& statistics, Language language, std::size_t top) {
  const auto& table = statistics.table(StatsTable::Openings);
  StatsSection section{StatsWord::Variations, StatsWord::VariationsNote};
  for (const auto& [key, tally] : table)
    if (key != unknown)
      section.rows.push_back(
          {.label = std::string(opening(key).name), .tally = tally, .code = std::string(opening(key).eco)});
  most_games_first(section.rows);
  keep_first(top, word(StatsWord::OtherOpenings, language), section.rows);
  append_unknown(table, StatsWord::NoName, language, section);
  return section;
}

StatsSection families_section(const GameStatistics& statistics, Language language) {
  const auto& table = statistics.table(StatsTable::Families);
  StatsSection section{StatsWord::Families};
  section.rows = rows_of(
      table, [&](StatsKey key) { return std::string(answers::family_name(static_cast<openings::Family>(key), language)); });
  most_games_first(section.rows);
  append_unknown(table, StatsWord::NoFamily, language, section);
  return section;
}

StatsSection first_moves_section(const GameStatistics& statistics, Language language) {
  const auto& table = statistics.table(StatsTable::FirstMoves);
  StatsSection section{StatsWord::FirstMoves};
  section.rows = rows_of(table, [](StatsKey key) { return "1. " + first_move(key); });
  for (StatsRow& row : section.rows) row.detail = replies_to(row, table);
  most_games_first(section.rows);
  constexpr std::size_t commonest = 8;
  keep_first(commonest, word(StatsWord::OtherFirstMoves, language), section.rows);
  append_unknown(table, StatsWord::NoFirstMove, language, section);
  return section;
}

StatsSection years_section(const GameStatistics& statistics, Language language) {
  const auto& table = statistics.table(StatsTable::Years);
  constexpr std::size_t many = 25;
  StatsSection section{StatsWord::Years};
  section.rows = rows_of(table, [&](StatsKey year) {
    return table.size() > many ? fmt::format("{}–{}", year / 10 * 10, year / 10 * 10 + 9) : fmt::format("{}", year);
  });
  append_unknown(table, StatsWord::NotKnown, language, section);
  return section;
}

StatsSection ratings_section(const GameStatistics& statistics, Language language) {
  const auto& table = statistics.table(StatsTable::Ratings);
  StatsSection section{StatsWord::Ratings, StatsWord::RatingsNote};
  section.rows = rows_of(table, [](StatsKey key) { return fmt::format("{}–{}", key, key + rating_band - 1); });
  append_unknown(table, StatsWord::NotKnown, language, section);
  return section;
}

StatsSection differences_section(const GameStatistics& statistics, Language language) {
  StatsSection section{StatsWord::Differences, StatsWord::DifferencesNote};
  for (const auto& [key, tally] : statistics.table(StatsTable::RatingDifferences))
    if (key != unknown)
      section.rows.push_back({.label = difference_label(key, language), .tally = tally, .expected = expected_score(key)});
  return section;
}

StatsSection lengths_section(const GameStatistics& statistics, Language language) {
  StatsSection section{StatsWord::LengthsTitle, StatsWord::LengthsNote};
  section.rows =
      rows_of(statistics.table(StatsTable::Lengths), [&](StatsKey plies) { return length_label(plies, language); });
  return section;
}

StatsSection castling_section(const GameStatistics& statistics, Language language) {
  StatsSection section{StatsWord::Castling};
  section.rows = rows_of(statistics.table(StatsTable::Castling), [&](StatsKey key) {
    return fmt::format("{} {}, {} {}", word(StatsWord::White, language), castled_word(key / 3, language),
                       word(StatsWord::Black, language), castled_word(key % 3, language));
  });
  most_games_first(section.rows);
  return section;
}

StatsSection starts_section(const GameStatistics& statistics, Language language) {
  const auto& table = statistics.table(StatsTable::Starts);
  StatsSection section{StatsWord::Starts};
  if (std::ranges::all_of(table, [](const auto& row) { return row.first == static_cast<StatsKey>(Start::Initial); }))
    return section;
  constexpr std::array<StatsWord, 3> labels = {StatsWord::StartInitial, StatsWord::StartOther, StatsWord::StartChess960};
  section.rows =
      rows_of(table, [&](StatsKey key) { return std::string(word(labels[static_cast<std::size_t>(key)], language)); });
  return section;
}

std::vector<SpecialRow> special_rows(const GameStatistics& statistics, Language language) {
  using enum StatsWord;
  constexpr std::array<StatsWord, special_moves> labels = {EnPassant, Promotions, Underpromotions, ToQueen,
                                                           ToRook,    ToBishop,   ToKnight};
  std::vector<SpecialRow> rows;
  for (std::size_t i = 0; i < special_moves; ++i)
    if (statistics.special[i].times > 0) rows.push_back({std::string(word(labels[i], language)), statistics.special[i]});
  return rows;
}

}  // namespace adoube::cli

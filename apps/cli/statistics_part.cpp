// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/statistics_part.hpp"

#include <algorithm>

#include "apps/cli/statistics_keys.hpp"
#include "apps/cli/stats_ending.hpp"
#include "apps/cli/whole_number.hpp"

namespace adoube::cli {
namespace {

/// A whole number from 1 to `most` that is all of the text; 0 for any other.
[[nodiscard]] int number(std::string_view text, unsigned most) {
  const std::uint32_t value = whole_number(text).value_or(0);
  return value <= most ? static_cast<int>(value) : 0;
}

/// "2001.07.30", "1995", "1995.??.??": the year, or 0.
[[nodiscard]] int year_of(std::string_view date) {
  constexpr std::size_t digits = 4;
  const bool alone = date.size() == digits || (date.size() > digits && (date[digits] < '0' || date[digits] > '9'));
  return alone ? number(date.substr(0, digits), 9999) : 0;
}

[[nodiscard]] SpecialMove promotion_to(rules::Kind kind) {
  using enum SpecialMove;
  if (kind == rules::Kind::Queen) return ToQueen;
  if (kind == rules::Kind::Rook) return ToRook;
  return kind == rules::Kind::Bishop ? ToBishop : ToKnight;
}

}  // namespace

void StatisticsPart::game_begins() {
  start_.reset();
  last_.reset();
  moves_.clear();
  comment_.clear();
  termination_ = game::SaidEnding::Nothing;
  ratings_ = {};
  year_ = 0;
  castled_ = {};
  special_ = {};
}

void StatisticsPart::tag(std::string_view name, std::string_view value) {
  if (name == "WhiteElo") ratings_[0] = number(value, highest_rating);
  if (name == "BlackElo") ratings_[1] = number(value, highest_rating);
  if (name == "Termination" && value != "Normal") termination_ = game::said_ending(value, game::EndingText::TerminationTag);
  if (year_ == 0 && (name == "Date" || name == "UTCDate")) year_ = year_of(value);
}

void StatisticsPart::starts(const rules::Position& position) {
  start_ = position;
  last_ = position;
  opening_.begin(position);
}

void StatisticsPart::move(rules::Move move, const rules::Position& after) {
  comment_.clear();
  moves_.push_back(move);
  last_ = after;
  if (!opening_.is_settled()) opening_.played(after);
  if (move.type() != rules::Move::Type::Ordinary) note_special(move, rules::opponent(after.turn()));
}

void StatisticsPart::note_special(rules::Move move, rules::Color by) {
  using enum SpecialMove;
  const auto note = [&](SpecialMove what) { ++special_[static_cast<std::size_t>(what)]; };
  switch (move.type()) {
    case rules::Move::Type::Castling:
      castled_[static_cast<std::size_t>(rules::index(by))] =
          move.to().file() > move.from().file() ? Castled::Short : Castled::Long;
      break;
    case rules::Move::Type::EnPassant:
      note(EnPassant);
      break;
    case rules::Move::Type::Promotion:
      note(Promotion);
      note(promotion_to(*move.promotion()));
      if (*move.promotion() != rules::Kind::Queen) note(Underpromotion);
      break;
    case rules::Move::Type::Ordinary:
      break;
  }
}

void StatisticsPart::comment_text(std::string_view piece) {
  if (comment_.size() < game::ending_text_bytes) comment_ += piece.substr(0, game::ending_text_bytes - comment_.size());
}

void StatisticsPart::game_ends(const notation::PgnGameEnd& end) {
  if (!end.ok() || !start_)
    ++counts_.faulty;
  else
    count(end);
}

StatsKey StatisticsPart::start_key() const {
  if (start_->variant() == rules::Variant::Chess960) return static_cast<StatsKey>(Start::Chess960);
  return static_cast<StatsKey>(*start_ == rules::Position::initial() ? Start::Initial : Start::Other);
}

StatsKey StatisticsPart::first_moves_key() const {
  if (start_key() != static_cast<StatsKey>(Start::Initial) || moves_.empty()) return unknown;
  return opening_pair(moves_[0], moves_.size() > 1 ? moves_[1].bits() : 0);
}

StatsKey StatisticsPart::family_key() const {
  const auto family = opening_.family();
  return family ? static_cast<StatsKey>(*family) : unknown;
}

void StatisticsPart::count(const notation::PgnGameEnd& end) {
  using enum StatsTable;
  counts_.counted.add(end.result, end.plies);
  const auto add = [&](StatsTable table, StatsKey key) { counts_.table(table)[key].add(end.result, end.plies); };
  const game::SaidEnding said =
      termination_ == game::SaidEnding::Nothing ? game::said_ending(comment_, game::EndingText::Comment) : termination_;
  const bool rated = ratings_[0] > 0 && ratings_[1] > 0;
  add(Endings, static_cast<StatsKey>(ending_of({*start_, moves_, *last_, end.result, said})));
  add(Openings, opening_.opening() == nullptr ? unknown : opening_key(*opening_.opening()));
  add(Families, family_key());
  add(FirstMoves, first_moves_key());
  add(Years, year_ > 0 ? year_ : unknown);
  add(Ratings, rated ? rating_key(ratings_[0], ratings_[1]) : unknown);
  add(RatingDifferences, rated ? difference_key(ratings_[0], ratings_[1]) : unknown);
  add(Castling, castling_key(castled_[0], castled_[1]));
  add(Lengths, static_cast<StatsKey>(end.plies));
  add(Starts, start_key());
  for (std::size_t i = 0; i < special_moves; ++i) {
    counts_.special[i].games += special_[i] > 0 ? 1 : 0;
    counts_.special[i].times += special_[i];
  }
}

}  // namespace adoube::cli

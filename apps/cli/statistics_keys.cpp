// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/statistics_keys.hpp"

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "adoube/notation/pgn_limits.hpp"
#include "adoube/notation/san.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "apps/answers/json_fields.hpp"
#include "apps/cli/stats_ending.hpp"
#include "apps/opening_names/opening_names.hpp"

namespace adoube::cli {
namespace {

using answers::Json;

constexpr std::array<std::string_view, stats_tables> table_names = {
    "endings", "openings",           "families", "first_moves", "years",
    "ratings", "rating_differences", "castling", "lengths",     "starts"};
constexpr std::array<std::string_view, special_moves> special_names = {
    "en_passant",         "promotions",           "underpromotions",     "promotions_to_queen",
    "promotions_to_rook", "promotions_to_bishop", "promotions_to_knight"};
constexpr std::array<const char*, 3> start_names = {"initial", "other", "chess960"};
constexpr std::array<const char*, 3> castled_names = {"no", "short", "long"};

/// A whole number in a field, or nothing.
[[nodiscard]] std::optional<StatsKey> number_in(const Json& row, const char* field, StatsKey least, StatsKey most) {
  const Json* const value = answers::field_of(row, field);
  if (value == nullptr || !value->is_number_integer()) return std::nullopt;
  if (value->is_number_unsigned() &&
      value->get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<StatsKey>::max()))
    return std::nullopt;
  const auto number = value->get<std::int64_t>();
  if (number < least || number > most) return std::nullopt;
  return static_cast<StatsKey>(number);
}

template <std::size_t size>
[[nodiscard]] std::optional<StatsKey> one_of(const Json& row, const char* field,
                                             const std::array<const char*, size>& names) {
  const auto text = answers::text_of(row, field);
  if (!text) return std::nullopt;
  for (std::size_t i = 0; i < size; ++i)
    if (*text == names[i]) return static_cast<StatsKey>(i);
  return std::nullopt;
}

[[nodiscard]] std::optional<StatsKey> multiple_in(const Json& row, const char* field, StatsKey step, StatsKey least,
                                                  StatsKey most) {
  const auto number = number_in(row, field, least, most);
  return number && *number % step == 0 ? number : std::nullopt;
}

[[nodiscard]] rules::Move first_of(StatsKey pair) {
  return rules::Move::from_bits_unchecked(static_cast<std::uint16_t>(pair >> 12));
}
[[nodiscard]] std::uint16_t reply_bits(StatsKey pair) { return static_cast<std::uint16_t>(pair & 0xFFF); }

[[nodiscard]] std::optional<StatsKey> pair_of(const Json& row) {
  const auto first = answers::text_of(row, "first");
  if (!first) return std::nullopt;
  const rules::Position start = rules::Position::initial();
  for (const rules::Move move : rules::legal_moves(start)) {
    if (notation::write_san(start, move) != *first) continue;
    if (answers::field_of(row, "reply") == nullptr) return opening_pair(move, 0);
    const rules::Position after = rules::play(start, move);
    for (const rules::Move answer : rules::legal_moves(after))
      if (notation::write_san(after, answer) == answers::text_of(row, "reply")) return opening_pair(move, answer.bits());
  }
  return std::nullopt;
}

[[nodiscard]] std::optional<StatsKey> ending_in(const Json& row) {
  const auto text = answers::text_of(row, "reason");
  for (std::size_t i = 0; i < endings; ++i)
    if (text == name(static_cast<Ending>(i))) return static_cast<StatsKey>(i);
  return std::nullopt;
}

[[nodiscard]] std::optional<StatsKey> castling_in(const Json& row) {
  const auto white = one_of(row, "white_castled", castled_names);
  const auto black = one_of(row, "black_castled", castled_names);
  if (!white || !black) return std::nullopt;
  return castling_key(static_cast<Castled>(*white), static_cast<Castled>(*black));
}

/// Several positions of the book can have one code and name: the place of the first stands for all of them.
class OpeningPlaces {
 public:
  explicit OpeningPlaces(const openings::Book& book) {
    for (const openings::Opening& its : book.openings())
      first_.push_back(places_.try_emplace({its.eco, its.name}, static_cast<StatsKey>(first_.size())).first->second);
  }
  [[nodiscard]] StatsKey first(std::size_t place) const { return first_[place]; }
  [[nodiscard]] std::optional<StatsKey> named(std::string_view eco, std::string_view name) const {
    const auto found = places_.find({eco, name});
    return found == places_.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  std::map<std::pair<std::string_view, std::string_view>, StatsKey> places_{};
  std::vector<StatsKey> first_{};
};

[[nodiscard]] const OpeningPlaces& places() {
  static const OpeningPlaces places(opening_names::book());
  return places;
}

[[nodiscard]] std::optional<StatsKey> opening_in(const Json& row) {
  const auto eco = answers::text_of(row, "eco");
  const auto its_name = answers::text_of(row, "name");
  return eco && its_name ? places().named(*eco, *its_name) : std::nullopt;
}

[[nodiscard]] std::optional<StatsKey> family_in(const Json& row) {
  const auto family = openings::family_from_code(answers::text_of(row, "family").value_or(""));
  return family ? std::optional(static_cast<StatsKey>(*family)) : std::nullopt;
}

/// The fields that tell the keys of a table.
[[nodiscard]] std::array<const char*, 2> fields(StatsTable table) {
  using enum StatsTable;
  switch (table) {
    case Endings:
      return {"reason"};
    case Openings:
      return {"eco", "name"};
    case Families:
      return {"family"};
    case FirstMoves:
      return {"first", "reply"};
    case Years:
      return {"year"};
    case Ratings:
      return {"rating"};
    case RatingDifferences:
      return {"difference"};
    case Castling:
      return {"white_castled", "black_castled"};
    case Lengths:
      return {"length"};
    case Starts:
      return {"start"};
  }
  return {};
}

/// Every table but that of the endings, of castling, of lengths and of starts has games of which it is not known.
[[nodiscard]] bool is_unknown(StatsTable table, const Json& row) {
  using enum StatsTable;
  if (table == Endings || table == Castling || table == Lengths || table == Starts) return false;
  for (const char* const field : fields(table))
    if (field != nullptr && answers::field_of(row, field) != nullptr) return false;
  return true;
}

[[nodiscard]] std::optional<StatsKey> read_known(StatsTable table, const Json& row) {
  using enum StatsTable;
  constexpr auto longest = static_cast<StatsKey>(notation::PgnLimits{}.moves);
  switch (table) {
    case Endings:
      return ending_in(row);
    case Openings:
      return opening_in(row);
    case Families:
      return family_in(row);
    case FirstMoves:
      return pair_of(row);
    case Years:
      return number_in(row, "year", 1, 9999);
    case Ratings:
      return multiple_in(row, "rating", rating_band, 0, highest_rating);
    case RatingDifferences:
      return multiple_in(row, "difference", difference_band, -largest_difference, largest_difference);
    case Castling:
      return castling_in(row);
    case Lengths:
      return number_in(row, "length", 0, longest);
    case Starts:
      return one_of(row, "start", start_names);
  }
  return std::nullopt;
}

}  // namespace

std::string_view name(StatsTable table) { return table_names[static_cast<std::size_t>(table)]; }
std::string_view name(SpecialMove what) { return special_names[static_cast<std::size_t>(what)]; }

StatsKey opening_key(const openings::Opening& opening) {
  return places().first(static_cast<std::size_t>(&opening - opening_names::book().openings().data()));
}

const openings::Opening& opening(StatsKey key) { return opening_names::book().openings()[static_cast<std::size_t>(key)]; }

std::string first_move(StatsKey pair) { return notation::write_san(rules::Position::initial(), first_of(pair)); }

std::string reply(StatsKey pair) {
  if (reply_bits(pair) == 0) return {};
  return notation::write_san(rules::play(rules::Position::initial(), first_of(pair)),
                             rules::Move::from_bits_unchecked(reply_bits(pair)));
}

void append_key(StatsTable table, StatsKey key, Json& row) {
  using enum StatsTable;
  if (key == unknown) {
    for (const char* const field : fields(table))
      if (field != nullptr) row[field] = nullptr;
    return;
  }
  switch (table) {
    case Endings:
      row["reason"] = name(static_cast<Ending>(key));
      break;
    case Openings:
      row["eco"] = opening(key).eco;
      row["name"] = opening(key).name;
      break;
    case Families:
      row["family"] = openings::code(static_cast<openings::Family>(key));
      break;
    case FirstMoves:
      row["first"] = first_move(key);
      row["reply"] = reply(key).empty() ? Json() : Json(reply(key));
      break;
    case Castling:
      row["white_castled"] = castled_names[static_cast<std::size_t>(key / 3)];
      row["black_castled"] = castled_names[static_cast<std::size_t>(key % 3)];
      break;
    case Starts:
      row["start"] = start_names[static_cast<std::size_t>(key)];
      break;
    case Years:
    case Ratings:
    case RatingDifferences:
    case Lengths:
      row[fields(table)[0]] = key;
      break;
  }
}

std::optional<StatsKey> read_key(StatsTable table, const Json& row) {
  return is_unknown(table, row) ? std::optional(unknown) : read_known(table, row);
}

}  // namespace adoube::cli

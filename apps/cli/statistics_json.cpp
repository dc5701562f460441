// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/statistics_json.hpp"

#include <fmt/format.h>

#include <cmath>
#include <optional>

#include "apps/answers/json_fields.hpp"
#include "apps/cli/statistics_keys.hpp"

namespace adoube::cli {
namespace {

using answers::Json;
using Kind = StatisticsFault::Kind;
template <class Value>
using Read = Expected<Value, StatisticsFault>;

/// With four decimals, so that the text does not tell how it was computed.
[[nodiscard]] double rounded(double value) { return std::round(value * 1e4) / 1e4; }

void append_tally(const Tally& tally, Json& row) {
  row["games"] = tally.games();
  row["white_wins"] = tally.white_wins;
  row["draws"] = tally.draws;
  row["black_wins"] = tally.black_wins;
  row["unfinished"] = tally.unfinished;
  row["plies"] = tally.plies;
  row["white_score"] = tally.white_score() ? Json(rounded(*tally.white_score())) : Json();
}

[[nodiscard]] Json table_json(StatsTable which, const std::map<StatsKey, Tally>& table) {
  Json rows = Json::array();
  for (const auto& [key, tally] : table) {
    Json row;
    append_key(which, key, row);
    append_tally(tally, row);
    rows.push_back(std::move(row));
  }
  return rows;
}

[[nodiscard]] Json special_json(const GameStatistics& statistics) {
  Json object;
  for (std::size_t i = 0; i < special_moves; ++i)
    object[std::string(name(static_cast<SpecialMove>(i)))] = {{"games", statistics.special[i].games},
                                                              {"times", statistics.special[i].times}};
  return object;
}

[[nodiscard]] std::unexpected<StatisticsFault> bad(Kind kind, std::string where) {
  return refused(StatisticsFault{kind, std::move(where)});
}

[[nodiscard]] Read<std::uint64_t> count_in(const Json& object, const char* field, const std::string& where) {
  const auto number = answers::number_of(object, field, answers::largest_number, answers::Wanted::Plies);
  if (!number || !*number) return bad(Kind::Field, where + field);
  return static_cast<std::uint64_t>(**number);
}

/// Reads the numbers of `object` one by one until one is missing.
class Counts {
 public:
  Counts(const Json& object, std::string where) : object_(object), where_(std::move(where)) {}

  [[nodiscard]] std::uint64_t operator()(const char* field) {
    if (fault_) return 0;
    const auto number = count_in(object_, field, where_);
    if (!number) fault_ = number.error();
    return number.value_or(0);
  }
  [[nodiscard]] const std::optional<StatisticsFault>& fault() const { return fault_; }

 private:
  const Json& object_;
  std::string where_;
  std::optional<StatisticsFault> fault_{};
};

[[nodiscard]] Read<Tally> tally_in(const Json& object, const std::string& where) {
  Counts count(object, where);
  const Tally tally{.white_wins = count("white_wins"),
                    .draws = count("draws"),
                    .black_wins = count("black_wins"),
                    .unfinished = count("unfinished"),
                    .plies = count("plies")};
  if (count.fault()) return refused(*count.fault());
  return tally;
}

[[nodiscard]] bool within(const Tally& part, const Tally& whole) {
  return part.white_wins <= whole.white_wins && part.draws <= whole.draws && part.black_wins <= whole.black_wins &&
         part.unfinished <= whole.unfinished && part.plies <= whole.plies;
}

[[nodiscard]] bool are_of_length(const Tally& tally, StatsKey plies) {
  if (tally.games() == 0) return tally.plies == 0;
  return tally.plies % tally.games() == 0 && tally.plies / tally.games() == static_cast<std::uint64_t>(plies);
}

/// Every game stands once in the table, so its rows add up to `whole`.
[[nodiscard]] std::optional<StatisticsFault> read_table(StatsTable which, const Json& json, const Tally& whole,
                                                        std::map<StatsKey, Tally>& table) {
  const std::string table_name(name(which));
  const Json* const rows = answers::field_of(json, table_name.c_str());
  if (rows == nullptr || !rows->is_array()) return StatisticsFault{Kind::Field, table_name};
  Tally sum;
  for (std::size_t i = 0; i < rows->size(); ++i) {
    const std::string where = fmt::format("{}[{}]", table_name, i);
    const auto key = read_key(which, (*rows)[i]);
    if (!key) return StatisticsFault{Kind::Field, where};
    const auto tally = tally_in((*rows)[i], where + ".");
    if (!tally) return tally.error();
    const bool fits = which != StatsTable::Lengths || are_of_length(*tally, *key);
    if (!fits || !within(*tally, whole) || !within(sum += *tally, whole)) return StatisticsFault{Kind::DoesNotAddUp, where};
    table[*key] += *tally;
  }
  if (sum != whole) return StatisticsFault{Kind::DoesNotAddUp, table_name};
  return std::nullopt;
}

[[nodiscard]] std::optional<StatisticsFault> read_special(const Json& json, GameStatistics& statistics) {
  const Json* const object = answers::field_of(json, "special_moves");
  if (object == nullptr) return StatisticsFault{Kind::Field, "special_moves"};
  for (std::size_t i = 0; i < special_moves; ++i) {
    const std::string its_name(name(static_cast<SpecialMove>(i)));
    const Json* const its = answers::field_of(*object, its_name.c_str());
    if (its == nullptr) return StatisticsFault{Kind::Field, "special_moves." + its_name};
    Counts count(*its, "special_moves." + its_name + ".");
    const Occurrences found{.games = count("games"), .times = count("times")};
    if (count.fault()) return count.fault();
    if (found.games > statistics.counted.games() || found.games > found.times || found.times > statistics.counted.plies)
      return StatisticsFault{Kind::DoesNotAddUp, "special_moves." + its_name};
    statistics.special[i] = found;
  }
  return std::nullopt;
}

}  // namespace

Json statistics_json(const GameStatistics& statistics) {
  const Lengths lengths = lengths_of(statistics);
  Json counted;
  append_tally(statistics.counted, counted);
  Json json;
  json["games"] = statistics.games();
  json["faulty"] = statistics.faulty;
  json["counted"] = std::move(counted);
  json["shortest"] = lengths.shortest;
  json["longest"] = lengths.longest;
  json["median"] = lengths.median;
  json["mean"] = rounded(statistics.counted.mean_moves() * 2);
  for (std::size_t i = 0; i < stats_tables; ++i) {
    const auto which = static_cast<StatsTable>(i);
    json[std::string(name(which))] = table_json(which, statistics.tables[i]);
  }
  json["special_moves"] = special_json(statistics);
  return json;
}

Expected<GameStatistics, StatisticsFault> read_statistics(const Json& json) {
  GameStatistics statistics;
  const auto faulty = count_in(json, "faulty", "");
  if (!faulty) return refused(faulty.error());
  statistics.faulty = *faulty;
  const Json* const counted = answers::field_of(json, "counted");
  if (counted == nullptr) return bad(Kind::Field, "counted");
  const auto whole = tally_in(*counted, "counted.");
  if (!whole) return refused(whole.error());
  statistics.counted = *whole;
  if (count_in(json, "games", "") != statistics.games()) return bad(Kind::DoesNotAddUp, "games");
  for (std::size_t i = 0; i < stats_tables; ++i)
    if (const auto fault = read_table(static_cast<StatsTable>(i), json, *whole, statistics.tables[i]))
      return refused(*fault);
  if (const auto fault = read_special(json, statistics)) return refused(*fault);
  return statistics;
}

}  // namespace adoube::cli

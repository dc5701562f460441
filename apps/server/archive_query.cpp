// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/archive_query.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

#include "adoube/game/termination.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/rules/position_hash.hpp"
#include "apps/server/http_path.hpp"
#include "apps/server/messages.hpp"

namespace adoube::server {
namespace {

constexpr std::size_t longest_text = 200;

using Values = std::map<std::string, std::string, std::less<>>;

Expected<Values, std::string> values_of(std::string_view target) {
  const auto query = query_of(target);
  if (!query) return refused(std::string("The query cannot be read."));
  Values values;
  for (const auto& [name, value] : *query) {
    if (value.size() > longest_text) return refused("\"" + name.substr(0, longest_text) + "\" is too long.");
    if (!value.empty()) values.emplace(name, value);
  }
  return values;
}

std::string value_or_empty(const Values& values, std::string_view name) {
  const auto found = values.find(name);
  return found == values.end() ? std::string() : found->second;
}

std::optional<std::int64_t> number(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  return problem == std::errc() && end == text.data() + text.size() && value >= 0 ? std::optional(value) : std::nullopt;
}

/// "2023", "2023.05", "2023-05-17" as 20230000, 20230500, 20230517.
std::optional<std::int64_t> asked_day(std::string text) {
  std::ranges::replace(text, '-', '.');
  std::int64_t day = 0;
  std::string_view rest = text;
  for (const std::size_t digits : {4, 2, 2}) {
    const std::string_view part = rest.substr(0, rest.find('.'));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    const auto value = part.empty() ? std::optional<std::int64_t>(0) : number(part);
    if (!value || part.size() > digits || (digits == 2 && *value > (day < 10'000 ? 12 : 31))) return std::nullopt;
    day = day * 100 + *value;
  }
  return rest.empty() && day >= 10'000 ? std::optional(day) : std::nullopt;
}

/// With what is left open at its greatest.
std::int64_t last_of(std::int64_t day) {
  if (day % 10'000 == 0) return day + 1231;
  return day % 100 == 0 ? day + 31 : day;
}

Expected<std::optional<rules::Position>, std::string> position_in(const Values& values) {
  const std::string fen = value_or_empty(values, "fen");
  if (fen.empty()) return std::optional<rules::Position>();
  if (fen == "startpos") return std::optional(rules::Position::initial());
  const bool chess960 = value_or_empty(values, "variant") == "chess960";
  const auto position = notation::read_position(fen, chess960 ? rules::Variant::Chess960 : rules::Variant::Standard);
  if (!position) return refused(std::string("\"fen\" is no position that can be played."));
  return std::optional(*position);
}

}  // namespace

Expected<store::GameQuery, std::string> read_archive_query(std::string_view target) {
  const auto values = values_of(target);
  if (!values) return refused(values.error());
  const auto text = [&](std::string_view name) { return value_or_empty(*values, name); };
  store::GameQuery query;
  query.player = text("player");
  query.opening = text("opening");
  query.result = text("result");
  query.reason = text("reason");
  query.own = text("own") == "1";
  query.limit = games_a_page;
  if (const std::string colour = text("colour"); colour == "white" || colour == "black")
    query.colour = colour == "white" ? rules::Color::White : rules::Color::Black;
  else if (!colour.empty())
    return refused(std::string("\"colour\" is white or black."));
  for (const auto& [name, last] : {std::pair("from", false), std::pair("to", true)}) {
    if (text(name).empty()) continue;
    const auto day = asked_day(text(name));
    if (!day) return refused("\"" + std::string(name) + "\" is a date such as 2023.05.17, 2023.05 or 2023.");
    (last ? query.to_day : query.from_day) = last ? last_of(*day) : *day;
  }
  for (const auto& [name, to] : {std::pair("before", &query.before), std::pair("limit", &query.limit)}) {
    if (text(name).empty()) continue;
    const auto value = number(text(name));
    if (!value) return refused("\"" + std::string(name) + "\" is a whole number.");
    *to = *value;
  }
  query.limit = std::clamp<std::int64_t>(query.limit, 1, games_a_page);
  const auto position = position_in(*values);
  if (!position) return refused(position.error());
  if (*position) query.position = rules::position_hash(**position);
  return query;
}

Expected<PositionQuery, std::string> read_position_query(std::string_view target) {
  const auto values = values_of(target);
  if (!values) return refused(values.error());
  const auto position = position_in(*values);
  if (!position) return refused(position.error());
  if (!*position) return refused(std::string("\"fen\" is missing."));
  return PositionQuery{.position = **position, .own = value_or_empty(*values, "own") == "1"};
}

std::string query_value(std::string_view target, std::string_view name) {
  const auto values = values_of(target);
  return values ? value_or_empty(*values, name) : std::string();
}

}  // namespace adoube::server

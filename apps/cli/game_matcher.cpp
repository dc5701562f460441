// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/game_matcher.hpp"

#include <algorithm>
#include <tuple>

#include "adoube/rules/same_position.hpp"
#include "adoube/search/case_folding.hpp"

namespace adoube::cli {
namespace {

[[nodiscard]] bool has_part(const std::string& whole, const std::optional<std::string>& part) {
  return !part || whole.find(*part) != std::string::npos;
}

/// "2700"; 0 for "?", "-" and whatever else is no rating.
[[nodiscard]] std::uint32_t rating(std::string_view value) {
  std::uint32_t number = 0;
  if (value.size() > 4) return 0;
  for (const char c : value) {
    if (c < '0' || c > '9') return 0;
    number = number * 10 + static_cast<std::uint32_t>(c - '0');
  }
  return number;
}

void fold_into(std::string& name, std::string_view value) {
  name.clear();
  search::append_folded(value, name);
}

}  // namespace

void GameMatcher::game_begins() {
  for (std::string* const name : {&white_, &black_, &event_, &site_}) name->clear();
  date_ = utc_date_ = {};
  white_elo_ = black_elo_ = 0;
  looking_ = false;
  found_ = false;
  outer_.clear();
  position_stood_.reset();
  material_stood_.reset();
}

void GameMatcher::tag(std::string_view name, std::string_view value) {
  if (name == "White") {
    fold_into(white_, value);
  } else if (name == "Black") {
    fold_into(black_, value);
  } else if (name == "Event") {
    fold_into(event_, value);
  } else if (name == "Site") {
    fold_into(site_, value);
  } else if (name == "Date") {
    date_ = search::PartialDate::from_tag(value);
  } else if (name == "UTCDate") {
    utc_date_ = search::PartialDate::from_tag(value);
  } else if (name == "WhiteElo") {
    white_elo_ = rating(value);
  } else if (name == "BlackElo") {
    black_elo_ = rating(value);
  }
}

bool GameMatcher::players_hold() const {
  if (!has_part(white_, query_.white) || !has_part(black_, query_.black)) return false;
  const auto has = [](const std::string& name, const std::string& part) { return name.find(part) != std::string::npos; };
  const std::vector<std::string>& players = query_.players;
  if (players.empty()) return true;
  if (players.size() == 1) return has(white_, players[0]) || has(black_, players[0]);
  return (has(white_, players[0]) && has(black_, players[1])) || (has(white_, players[1]) && has(black_, players[0]));
}

bool GameMatcher::tags_hold() const {
  const auto rated = [&](std::uint32_t elo) { return elo != 0 && query_.elo->contains(elo); };
  return (!query_.elo || (rated(white_elo_) && rated(black_elo_))) &&
         (!query_.dates || query_.dates->contains(date_.is_known() ? date_ : utc_date_)) && players_hold() &&
         has_part(event_, query_.event) && has_part(site_, query_.site);
}

bool GameMatcher::is_looking() const {
  const bool wants_position = query_.position && !position_stood_;
  // Men only become fewer; in a variation there can be more again.
  if (wants_position && !query_.in_variations && now_.men < query_.position->occupied().count()) return false;
  return wants_position || (!query_.material.empty() && !material_stood_);
}

void GameMatcher::starts(const rules::Position& position) {
  looking_ = query_.wants_moves() && tags_hold();
  if (!looking_) return;
  position_stood_.reset();
  material_stood_.reset();
  now_ = {.men = position.occupied().count()};
  look_at(position, true);
}

void GameMatcher::move(rules::Move move, const rules::Position& after) {
  if (!looking_ || (!query_.in_variations && !outer_.empty())) return;
  before_ = now_;
  ++now_.ply;
  now_.men = after.occupied().count();
  look_at(after, now_.men != before_.men || move.promotion());
}

void GameMatcher::null_move(const rules::Position& after) {
  if (!looking_ || !query_.in_variations) return;
  before_ = now_;
  ++now_.ply;
  look_at(after, false);
}

void GameMatcher::look_at(const rules::Position& position, bool material_changed) {
  if (query_.position && !position_stood_ && is_wanted(position)) position_stood_ = FirstStood{now_.ply, !outer_.empty()};
  if (!query_.material.empty() && !material_stood_) {
    if (material_changed) {
      const auto signature = search::MaterialSignature::of(position);
      now_.fits = std::ranges::any_of(query_.material, [&](const auto& pattern) { return pattern.matches(signature); });
      if (!now_.fits) now_.fitting = 0;
    }
    if (now_.fits && ++now_.fitting >= query_.stood)
      material_stood_ = FirstStood{now_.ply + 1 - now_.fitting, !outer_.empty()};
  }
  looking_ = is_looking();
}

bool GameMatcher::is_wanted(const rules::Position& position) const {
  const rules::Board& wanted = query_.position->board();
  const rules::Board& stands = position.board();
  // The cheapest questions that mostly tell come first.
  if (stands.by_color != wanted.by_color || stands.by_kind != wanted.by_kind || stands.turn != wanted.turn) return false;
  return query_.board_only || rules::same_position(position, *query_.position);
}

void GameMatcher::variation_opens() {
  outer_.emplace_back(now_, before_);
  now_ = before_;
}

void GameMatcher::variation_closes() {
  std::tie(now_, before_) = outer_.back();
  outer_.pop_back();
}

void GameMatcher::game_ends(const notation::PgnGameEnd& end) {
  const auto is_asked_for = [&](notation::PgnResult result) {
    return query_.results.empty() || std::ranges::find(query_.results, result) != query_.results.end();
  };
  found_ = tags_hold() && is_asked_for(end.result) && (!query_.plies || query_.plies->contains(end.plies)) &&
           (!query_.position || position_stood_) && (query_.material.empty() || material_stood_);
}

}  // namespace adoube::cli

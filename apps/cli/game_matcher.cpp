// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/game_matcher.hpp"

#include <algorithm>
#include <tuple>

#include "adoube/rules/same_position.hpp"
#include "apps/cli/letters.hpp"

namespace adoube::cli {
namespace {

[[nodiscard]] bool has_part(std::string_view whole, const std::optional<std::string>& part) {
  return !part || folded(whole).find(*part) != std::string::npos;
}

}  // namespace

GameMatcher::GameMatcher(const GameQuery& query) : query_(query) {
  if (query.opening) opening_.emplace(query.opening->book());
}

void GameMatcher::begin_game() {
  if (opening_) opening_.emplace(query_.opening->book());
  ending_.begin_game();
  tags_.clear();
  tags_hold_.reset();
  looking_ = false;
  outer_.clear();
  position_stood_.reset();
  material_stood_.reset();
}

void GameMatcher::tag(std::string_view name, std::string_view value) {
  tags_.note(name, value);
  tags_hold_.reset();
  if (query_.ended) ending_.tag(name, value);
}

bool GameMatcher::players_hold() const {
  const std::string_view white = tags_[GameTag::White];
  const std::string_view black = tags_[GameTag::Black];
  if (!has_part(white, query_.white) || !has_part(black, query_.black)) return false;
  const std::vector<std::string>& players = query_.players;
  if (players.empty()) return true;
  if (players.size() == 1) return has_part(white, players[0]) || has_part(black, players[0]);
  return (has_part(white, players[0]) && has_part(black, players[1])) ||
         (has_part(white, players[1]) && has_part(black, players[0]));
}

bool GameMatcher::tags_hold() {
  if (tags_hold_) return *tags_hold_;
  const auto rated = [&](std::uint16_t elo) { return elo != 0 && query_.elo->contains(elo); };
  tags_hold_ = (!query_.elo || (rated(tags_.elo(rules::Color::White)) && rated(tags_.elo(rules::Color::Black)))) &&
               (!query_.dates || query_.dates->contains(tags_.date())) && players_hold() &&
               has_part(tags_[GameTag::Event], query_.event) && has_part(tags_[GameTag::Site], query_.site);
  return *tags_hold_;
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
  if (opening_) opening_->begin(position);
  if (query_.ended) ending_.starts(position);
  position_stood_.reset();
  material_stood_.reset();
  now_ = {.men = position.occupied().count()};
  look_at(position, true);
}

void GameMatcher::move(rules::Move move, const rules::Position& after) {
  if (outer_.empty()) {
    if (opening_ && tags_hold_.value_or(false) && !opening_->is_settled()) opening_->played(after);
    if (watches_end()) ending_.move(move, after);
  }
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

void GameMatcher::comment_begins(bool /*before_move*/) {
  if (watches_end()) ending_.comment(" ");
}

void GameMatcher::comment_text(std::string_view piece) {
  if (watches_end()) ending_.comment(piece);
}

void GameMatcher::keep(const PassingGame& game) {
  const auto is_asked_for = [&](notation::PgnResult result) {
    return query_.results.empty() || std::ranges::find(query_.results, result) != query_.results.end();
  };
  const bool holds = tags_hold() && is_asked_for(game.end.result) &&
                     (!query_.plies || query_.plies->contains(game.end.plies)) && (!query_.position || position_stood_) &&
                     (query_.material.empty() || material_stood_) &&
                     (!query_.opening || query_.opening->has(opening_->opening())) &&
                     (!query_.ended || ending_.ending(game.end) == query_.ended);
  if (holds) found(game);
}

}  // namespace adoube::cli

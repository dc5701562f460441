// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/index_part.hpp"

#include <tuple>

#include "adoube/rules/position_hash.hpp"

namespace adoube::cli {

void IndexPart::game_begins() {
  tags_.clear();
  outer_.clear();
}

void IndexPart::starts(const rules::Position& position) {
  now_ = before_ = {position, rules::board_hash(position)};
  stand(now_);
  add_material(position);
}

void IndexPart::move(rules::Move move, const rules::Position& after) {
  before_ = now_;
  now_ = {after, rules::board_hash_after(before_.hash, before_.position, move)};
  stand(now_);
  if (move.promotion() || after.occupied().count() != before_.position.occupied().count()) add_material(after);
}

void IndexPart::null_move(const rules::Position& after) {
  before_ = now_;
  now_ = {after, rules::board_hash(after)};
  stand(now_);
}

void IndexPart::variation_opens() {
  outer_.emplace_back(now_, before_);
  now_ = before_;
}

void IndexPart::variation_closes() {
  std::tie(now_, before_) = outer_.back();
  outer_.pop_back();
}

void IndexPart::game_ends(const notation::PgnGameEnd& end) {
  add_text(search::TextField::White, tags_[GameTag::White]);
  add_text(search::TextField::Black, tags_[GameTag::Black]);
  add_text(search::TextField::Event, tags_[GameTag::Event]);
  add_text(search::TextField::Site, tags_[GameTag::Site]);
  rows_.push_back({.offset = end.offset,
                   .line = end.line,
                   .plies = end.plies,
                   .date = tags_.date(),
                   .white_elo = tags_.elo(rules::Color::White),
                   .black_elo = tags_.elo(rules::Color::Black),
                   .result = static_cast<std::uint8_t>(end.result)});
}

void IndexPart::stand(const At& at) { terms_.push_back({at.hash, game()}); }

void IndexPart::add_material(const rules::Position& position) {
  add_text(search::TextField::Material, material_text(search::MaterialSignature::of(position)));
}

void IndexPart::add_text(search::TextField field, std::string_view text) {
  std::string indexed = search::indexed_text(field, text);
  terms_.push_back({search::term_of_text(indexed), game()});
  texts_.insert(std::move(indexed));
}

std::string material_text(search::MaterialSignature signature) {
  std::string text(sizeof signature.bits(), '\0');
  search::store(signature.bits(), text.data());
  return text;
}

std::optional<search::MaterialSignature> material_of(std::string_view text) {
  if (text.size() != sizeof(std::uint64_t)) return std::nullopt;
  return search::MaterialSignature::from_bits(search::load<std::uint64_t>(text, 0));
}

}  // namespace adoube::cli

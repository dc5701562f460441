// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/game_facts.hpp"

#include "apps/opening_names/opening_names.hpp"

namespace adoube::cli {

std::string GameFacts::eco() const {
  std::string code = eco_of(tags[GameTag::Eco]);
  if (code.empty() && opening() != nullptr) code = opening()->eco;
  return code;
}

NotingPart::NotingPart(Opening opening) {
  if (opening == Opening::Followed) facts_.followed_.emplace(opening_names::book());
}

void NotingPart::begin_game() {
  facts_.tags.clear();
  facts_.moves.clear();
  facts_.depth_ = 0;
}

void NotingPart::starts(const rules::Position& position) {
  facts_.moves.starts(position);
  if (facts_.followed_) facts_.followed_->begin(position);
}

void NotingPart::move(rules::Move move, const rules::Position& after) {
  if (facts_.depth_ > 0) return;
  facts_.moves.move(move);
  if (facts_.followed_ && !facts_.followed_->is_settled()) facts_.followed_->played(after);
}

}  // namespace adoube::cli

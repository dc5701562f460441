// SPDX-License-Identifier: MIT
#include "adoube/openings/game_opening.hpp"

namespace adoube::openings {

void GameOpening::begin(const rules::Position& start) {
  opening_ = nullptr;
  opening_ply_ = 0;
  ply_ = 0;
  first_family_.reset();
  settled_ = start.variant() != rules::Variant::Standard;
  look(start);
}

void GameOpening::played(const rules::Position& after) {
  ++ply_;
  look(after);
}

std::optional<Family> GameOpening::family() const {
  if (opening_ == nullptr || (opening_->awaits_answer && ply_ == opening_ply_)) return std::nullopt;
  return opening_->family;
}

void GameOpening::look(const rules::Position& position) {
  if (!settled_) {
    settled_ = !book_->is_ahead(position);
    if (const Opening* const found = book_->at(position)) {
      opening_ = found;
      opening_ply_ = ply_;
    }
  }
  if (!first_family_) first_family_ = family();
}

}  // namespace adoube::openings

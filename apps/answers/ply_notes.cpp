// SPDX-License-Identifier: MIT
#include "apps/answers/ply_notes.hpp"

#include <algorithm>
#include <variant>

namespace adoube::answers {
namespace {

/// A half-move that is not completed is the last of its player's, so the last two are all that can become so.
constexpr std::size_t open_plies = 2;

}  // namespace

void PlyNotes::follow(const game::Game& game, std::size_t number) {
  const auto& plies = game.history.plies();
  const std::size_t known = std::min(list_.size(), plies.size());
  list_.resize(known, PlyNote{.event = number});  // what was taken back is forgotten
  list_.resize(plies.size(), PlyNote{.event = number});
  for (std::size_t i = known - std::min(known, open_plies); i < plies.size(); ++i) {
    if (list_[i].completed) continue;
    if (game.clock) list_[i].clock = game.clock->left(plies[i].by);
    list_[i].completed = plies[i].completed;
  }
}

void PlyNotes::note_offer(const game::Game& game, const game::Event& event) {
  const auto by = game::player(event.by);
  const bool offers =
      std::holds_alternative<game::OfferDraw>(event.act) || (std::holds_alternative<game::Claim>(event.act) && !game.over());
  if (!offers || !by || list_.empty()) return;
  (*by == rules::Color::White ? list_.back().white_offers : list_.back().black_offers) = true;
}

}  // namespace adoube::answers

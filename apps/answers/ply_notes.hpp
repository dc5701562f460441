// SPDX-License-Identifier: MIT
/// What is known of each half-move besides what the history tells: its event, what the clock showed, who offered a draw.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "adoube/game/game.hpp"

namespace adoube::answers {

struct PlyNote {
  /// The number of the event that made it.
  std::size_t event;
  /// What the player's clock showed once it was completed, or, until then, when it was made; nothing without a clock.
  std::optional<game::Time> clock{};
  bool completed = false;
  /// Who offered a draw between this half-move and the next (9.1.2.2).
  bool white_offers = false;
  bool black_offers = false;
};

class PlyNotes {
 public:
  /// `game`: how it stands after the event of that number, or after time has passed since.
  void follow(const game::Game& game, std::size_t number);
  /// The event was admitted and led to `game`, which has been followed.
  void note_offer(const game::Game& game, const game::Event& event);

  /// One for each half-move of the history.
  [[nodiscard]] const std::vector<PlyNote>& list() const { return list_; }

 private:
  std::vector<PlyNote> list_{};
};

}  // namespace adoube::answers

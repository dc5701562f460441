// SPDX-License-Identifier: MIT
/// A place in a game as the foretelling of moves sees it: the position, and the two moves that led to it.
#pragma once

#include <optional>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::archive {

struct Situation {
  rules::Position position;
  /// The opponent's, just made; nothing at the start and after a null move.
  std::optional<rules::Move> last{};
  /// The one before it, by the player on move; nothing likewise.
  std::optional<rules::Move> own_last{};
  /// `last` took a piece.
  bool last_took = false;

  /// `move` is legal here.
  void play(rules::Move move);
  /// The same into `after`, which is another one.
  void play_into(rules::Move move, Situation& after) const;
  /// A null move. False, and nothing changed, where nobody may pass: in check.
  [[nodiscard]] bool pass();
};

}  // namespace adoube::archive

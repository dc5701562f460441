// SPDX-License-Identifier: MIT
/// Whether the positions of a game are dead, asked one after the other: the line to a mate that was found for one position
/// mostly shows the way in the next one too.
#pragma once

#include <optional>
#include <vector>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/unwinnability/can_win.hpp"

namespace adoube::unwinnability {

class Prospects {
 public:
  /// The same answer as unwinnability::is_dead() gives, or a true one where that finds none; sooner where the position is
  /// one move after the one asked about before. Any position may be asked about. Thread-safety: one thread at a time.
  [[nodiscard]] std::optional<bool> is_dead(const rules::Position& position, const Limits& limits = Limits::live());

 private:
  /// Whether the old line can be played from here in the main, and ends in a mate. It is then the line of this position.
  [[nodiscard]] bool adapt(const rules::Position& position);

  rules::Color side_ = rules::Color::White;         ///< who mates
  rules::Color first_mover_ = rules::Color::White;  ///< of the line
  std::vector<rules::Move> line_{};
};

}  // namespace adoube::unwinnability

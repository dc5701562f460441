// SPDX-License-Identifier: MIT
/// The moves made so far and the positions they led to: the record of the game (Laws 8.1.1).
#pragma once

#include <vector>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/rules/same_position.hpp"

namespace adoube::game {

class History {
 public:
  explicit History(const rules::Position& start);

  [[nodiscard]] const rules::Position& start() const { return positions_.front(); }
  [[nodiscard]] const rules::Position& current() const { return positions_.back(); }
  [[nodiscard]] const std::vector<rules::Move>& moves() const { return moves_; }
  /// The position before the first move, after it, and so on: one more than there are moves.
  [[nodiscard]] const std::vector<rules::Position>& positions() const { return positions_; }

  /// `move` is legal in current().
  void add(rules::Move move);

  /// How many times the current position has stood on the board, in the sense of 9.2.3. The position the game started from
  /// counts, and so does the current one: at least 1.
  [[nodiscard]] int repetitions() const;
  /// The same for the position that a legal move would lead to, without playing it (9.2.1).
  [[nodiscard]] int repetitions_after(rules::Move move) const;

 private:
  [[nodiscard]] int count(const rules::PositionKey& key) const;

  std::vector<rules::Position> positions_;
  std::vector<rules::PositionKey> keys_;
  std::vector<rules::Move> moves_;
};

}  // namespace adoube::game

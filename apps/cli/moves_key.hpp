// SPDX-License-Identifier: GPL-3.0-or-later
/// The start position and the moves of a main line as bytes: equal exactly for the same start and the same moves, and the
/// key of a game that begins another one is the beginning of its key.
#pragma once

#include <string>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::cli {

class MovesKey {
 public:
  void clear();
  void starts(const rules::Position& position);
  /// The next one of the main line.
  void move(rules::Move move);

  [[nodiscard]] bool has_moves() const { return !moves_.empty(); }
  /// The start, without the counters of a FEN, behind it a zero, and the moves, two bytes each. The standard start is
  /// empty, and so before all others.
  void append_to(std::string& out) const;

 private:
  std::string start_{};
  std::string moves_{};
};

}  // namespace adoube::cli

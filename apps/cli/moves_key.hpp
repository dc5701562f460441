// SPDX-License-Identifier: GPL-3.0-or-later
/// The start position and the moves of a main line as bytes: equal exactly for the same start and the same moves, and the
/// key of a game that begins another one is the beginning of its key.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::cli {

/// Is told what a visitor of a game is told, and keeps its main line.
class MovesKey {
 public:
  void clear();
  void starts(const rules::Position& position);
  void move(rules::Move move);
  void variation_opens() { ++depth_; }
  void variation_closes() { --depth_; }

  [[nodiscard]] bool has_moves() const { return !moves_.empty(); }
  /// The start, without the counters of a FEN, behind it a zero, and the moves, two bytes each. The standard start is
  /// empty, and so before all others.
  void append_to(std::string& out) const;

 private:
  std::string start_{};
  std::string moves_{};
  std::size_t depth_ = 0;
};

}  // namespace adoube::cli

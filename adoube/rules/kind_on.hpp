// SPDX-License-Identifier: MIT
/// What stands on a square that is not empty. For the parts of this library that follow moves; users ask Position::at().
#pragma once

#include "adoube/rules/board.hpp"

namespace adoube::rules {

/// Without a branch that nobody could foresee. Some kind or other where `square` is empty.
[[nodiscard]] inline Kind kind_on(const Board& board, Square square) {
  const auto there = [&](Kind kind) {
    return static_cast<int>((board.pieces(kind).bits() >> square.index()) & 1) * index(kind);
  };
  return static_cast<Kind>(there(Kind::Knight) + there(Kind::Bishop) + there(Kind::Rook) + there(Kind::Queen) +
                           there(Kind::King));
}

}  // namespace adoube::rules

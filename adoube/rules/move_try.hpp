// SPDX-License-Identifier: MIT
/// A try as explain() asks about it, for the files that each carry one Law: someone on move brings an own piece from one
/// square to another. Every such file has a function that adds its refusals.
#pragma once

#include <cstdlib>
#include <optional>
#include <vector>

#include "adoube/rules/explain.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::rules {

struct MoveTry {
  const Position& position;
  Square from;  ///< a piece of the side on move stands here
  Square to;    ///< another square
  Piece piece;  ///< what stands on `from`
  std::optional<Kind> promotion;

  [[nodiscard]] Color color() const { return piece.color; }
  /// How far to the right, seen from White.
  [[nodiscard]] int files() const { return index(to.file()) - index(from.file()); }
  /// How far ahead, seen from the player.
  [[nodiscard]] int ranks_ahead() const {
    const int up = index(to.rank()) - index(from.rank());
    return color() == Color::White ? up : -up;
  }
  [[nodiscard]] bool is_own_piece_on_target() const { return position.pieces(color()).has(to); }
  [[nodiscard]] bool is_enemy_on_target() const { return position.pieces(opponent(color())).has(to); }
};

using Reasons = std::vector<Reason>;

}  // namespace adoube::rules

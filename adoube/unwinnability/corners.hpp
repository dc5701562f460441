// SPDX-License-Identifier: MIT
/// The corners of the board, where kings are mated most easily, and the ways there.
#pragma once

#include <array>
#include <cstdint>

#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

inline constexpr std::array<int, 4> corners = {0, 7, 56, 63};  // a1, h1, a8, h8: indexes of squares

/// Steps of a king between two squares, given by their indexes.
[[nodiscard]] constexpr int steps(int a, int b) {
  const int files = (a & 7) - (b & 7);
  const int ranks = (a >> 3) - (b >> 3);
  const int away = files < 0 ? -files : files;
  const int up = ranks < 0 ? -ranks : ranks;
  return away > up ? away : up;
}

/// By square: how far it is.
using Distances = std::array<std::int8_t, 64>;

/// The steps of a king to the square of that index, on an empty board.
[[nodiscard]] const Distances& steps_to(int square);
/// The steps to where a king supports a mate in that corner best, two squares from it.
[[nodiscard]] const Distances& to_support(std::size_t corner);

/// The corners, as places in `corners`, the nearest first; last those where `winner` has no pieces but bishops, and none
/// that could give check.
[[nodiscard]] std::array<std::size_t, 4> corners_by_promise(const rules::Position& position, rules::Color winner);

}  // namespace adoube::unwinnability

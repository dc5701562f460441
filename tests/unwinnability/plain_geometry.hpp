// SPDX-License-Identifier: MIT
/// How men go, told square by square, for the checkers of proofs.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "adoube/rules/piece.hpp"
#include "adoube/rules/square.hpp"
#include "adoube/unwinnability/structure.hpp"

namespace adoube::unwinnability {

struct Step {
  int files;
  int ranks;
};

/// Along rank and file, along the diagonals, and a knight's.
inline constexpr std::array all_steps = {Step{1, 0},  Step{-1, 0},  Step{0, 1},   Step{0, -1}, Step{1, 1},  Step{1, -1},
                                         Step{-1, 1}, Step{-1, -1}, Step{1, 2},   Step{2, 1},  Step{-1, 2}, Step{-2, 1},
                                         Step{1, -2}, Step{2, -1},  Step{-1, -2}, Step{-2, -1}};

/// The steps of a man that is no pawn.
[[nodiscard]] inline std::span<const Step> steps_of(rules::Kind kind) {
  const std::span<const Step> all = all_steps;
  switch (kind) {
    case rules::Kind::Rook:
      return all.first(4);
    case rules::Kind::Bishop:
      return all.subspan(4, 4);
    case rules::Kind::Knight:
      return all.subspan(8);
    default:
      return all.first(8);
  }
}

[[nodiscard]] inline bool slides(rules::Kind kind) {
  return kind == rules::Kind::Bishop || kind == rules::Kind::Rook || kind == rules::Kind::Queen;
}
[[nodiscard]] inline int ahead(rules::Color color) { return color == rules::Color::White ? 1 : -1; }
[[nodiscard]] inline bool is_last_rank(rules::Square square) {
  return square.rank() == rules::Rank::First || square.rank() == rules::Rank::Eighth;
}

[[nodiscard]] inline std::vector<rules::Square> all_squares() {
  std::vector<rules::Square> squares;
  for (int i = 0; i < 64; ++i) squares.push_back(rules::Square::from_index_unchecked(i));
  return squares;
}

/// Whether it can ever stand there, as far as the facts tell.
[[nodiscard]] inline bool can_stand(const Man& man, rules::Square square) {
  return man.reach.has(square) || man.promoted.has(square);
}

/// Whether each of the squares, from `next` on, can be held by a man of its own out of `free`.
[[nodiscard]] inline bool can_be_held(const std::vector<rules::Square>& squares, std::vector<const Man*> free,
                                      std::size_t next = 0) {
  if (next == squares.size()) return true;
  for (std::size_t i = 0; i < free.size(); ++i) {
    if (!can_stand(*free[i], squares[next])) continue;
    std::vector<const Man*> rest = free;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (can_be_held(squares, rest, next + 1)) return true;
  }
  return false;
}

/// The squares that the pawn attacks from there.
[[nodiscard]] inline std::vector<rules::Square> pawn_attacks(rules::Color color, rules::Square from) {
  std::vector<rules::Square> squares;
  for (const int files : {-1, 1})
    if (const auto square = from.offset(files, ahead(color))) squares.push_back(*square);
  return squares;
}

}  // namespace adoube::unwinnability

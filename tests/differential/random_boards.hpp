// SPDX-License-Identifier: MIT
/// Boards to compare on: from random games, and placed at random with a taste for what is difficult. Each comes from a
/// number, so that a failure can be looked at again, and the slow board alone decides whether it can be played.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/reference_board/board.hpp"

namespace adoube::differential {

using rules::Setup;
using rules::Variant;

/// Numbers that look random and are the same on every machine (SplitMix64).
class Random {
 public:
  explicit Random(std::uint64_t start) : state_(start) {}

  std::uint64_t next();
  /// 0 to count - 1.
  int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }
  bool one_in(int count) { return below(count) == 0; }
  template <class Items>
  const auto& pick(const Items& items) {
    return items[static_cast<std::size_t>(below(static_cast<int>(items.size())))];
  }

 private:
  std::uint64_t state_;
};

/// What a random placement is made of.
enum class Taste {
  Crowded,    ///< any pieces, up to a full board and far beyond sixteen a side
  Sparse,     ///< a handful of pieces
  Sliders,    ///< queens, rooks and bishops: pins, double and triple checks
  EnPassant,  ///< pawns side by side, a double step just made, lines through them
  Castling,   ///< kings and rooks at home with their rights, a few attackers
  Promotion,  ///< pawns before the last rank
};
inline constexpr Taste all_tastes[] = {Taste::Crowded,   Taste::Sparse,   Taste::Sliders,
                                       Taste::EnPassant, Taste::Castling, Taste::Promotion};

/// One king each, no pawn on a back rank, rights only with king and rook in place, an en passant square only where a double
/// step can have left it, the side not on move not in check. Numbers of pieces and of checks may be out of reach.
Setup random_board(std::uint64_t number, Taste taste, Variant variant);

/// The positions of a game of random legal moves, the first included, at most `plies` moves long.
std::vector<Setup> random_game(std::uint64_t number, Variant variant, int plies);

/// A mixture of all of these: `per_kind` boards of each taste and variant, and as many from games of each variant.
std::vector<Setup> random_boards(int per_kind);

}  // namespace adoube::differential

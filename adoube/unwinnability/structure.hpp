// SPDX-License-Identifier: MIT
/// What the men of a position can ever do, by a bound from above: where each one can ever stand, whether it can ever leave
/// its square or be taken there or elsewhere. What the bound forbids never happens in any series of legal moves; what it
/// allows may or may not. Blocked pawns make walls; whoever cannot get past a wall cannot mate behind it.
/// The rules of the bound, and the argument that it holds, are in docs/unwinnability.md.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/piece.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

/// One man of the position.
struct Man {
  rules::Square home;          ///< where it stands
  rules::Piece piece;          ///< what it is now
  rules::Bitboard reach;       ///< where it can ever stand, its home among them; of a pawn only as a pawn
  rules::Bitboard promoted{};  ///< of a pawn that can ever promote: where it can ever stand as a piece; else empty
  bool taken = false;          ///< whether it can ever be taken

  [[nodiscard]] bool leaves() const { return reach != rules::Bitboard(home) || !promoted.empty(); }
  /// It stands on its square for good.
  [[nodiscard]] bool stays() const { return !leaves() && !taken; }

  friend bool operator==(const Man&, const Man&) = default;
};

struct Structure {
  std::vector<Man> men{};  ///< White's and Black's, by home, a1 first

  friend bool operator==(const Structure&, const Structure&) = default;
};

/// What the men of this position can ever do. Cost: some tens of microseconds, a few hundred in open positions with many
/// pieces.
[[nodiscard]] Structure structure(const rules::Position& position);
/// The same for one who asks whether `side` can mate: where a pawn of that side can promote, the structure rules out
/// nothing, and it is not worked out further than that: everything is granted.
[[nodiscard]] Structure structure(const rules::Position& position, rules::Color side);
/// Whether each of the squares can be given to a man of its own out of `men` that can ever stand there.
[[nodiscard]] bool can_be_occupied(const std::vector<const Man*>& men, rules::Bitboard squares);
/// Whether the structure does not rule out that `side` mates the other king on that square.
[[nodiscard]] bool allows_mate_on(const Structure& structure, rules::Color side, rules::Square square);
/// Whether it rules that out on every square: `side` cannot win.
[[nodiscard]] bool rules_out_mate(const Structure& structure, rules::Color side);

}  // namespace adoube::unwinnability

// SPDX-License-Identifier: MIT
/// The six kinds of pieces (Laws 2.2). Pawns are pieces here, as in Article 3 (not as in C.1).
#pragma once

#include <array>
#include <cstdint>

#include "adoube/rules/color.hpp"

namespace adoube::rules {

enum class Kind : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::array<Kind, 6> all_kinds = {Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King};
/// What a pawn may become (3.7.3.3), in the order a promotion chooser shows them.
inline constexpr std::array<Kind, 4> promotion_kinds = {Kind::Queen, Kind::Knight, Kind::Rook, Kind::Bishop};

/// The place in a table by kind: pawn 0 to king 5.
[[nodiscard]] constexpr int index(Kind kind) { return static_cast<int>(kind); }

struct Piece {
  Color color;
  Kind kind;

  friend constexpr bool operator==(Piece, Piece) = default;
};

}  // namespace adoube::rules

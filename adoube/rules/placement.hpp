// SPDX-License-Identifier: MIT
/// A position packed into 32 bytes, without loss of anything that Article 9.2.3 compares but the side on move: for tables
/// that keep positions whole, so that what they say has been seen has been seen.
#pragma once

#include <array>
#include <cstdint>

#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// Of each square one bit in each word: three for the kind (none, pawn, knight, bishop, rook, queen, king, rook with a
/// castling right), one for Black; that last one alone marks a legal capture en passant.
using Placement = std::array<std::uint64_t, 4>;

/// Two positions of one variant with the same side on move are the same (9.2.3) exactly when these are equal.
[[nodiscard]] Placement placement_of(const Position& position);
/// The position again; its counters are those of a new game. `placement` comes from placement_of() for `turn`, `variant`.
[[nodiscard]] Position position_of(const Placement& placement, Color turn, Variant variant);
/// Where to look in a table, by its low bits; the high ones may tell apart what meets there.
[[nodiscard]] std::uint64_t hash(const Placement& placement, Color turn);

}  // namespace adoube::rules

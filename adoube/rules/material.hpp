// SPDX-License-Identifier: MIT
/// What the pieces on the board, by their number, kind and square colour alone, say about mating (5.2.2, 6.9, 5.1.2).
/// adoube/unwinnability asks further; it uses this as its first stage.
#pragma once

#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// True only where no placement of this material, whoever is on move, lets `color` ever mate, however badly the opponent
/// plays; but a mate that stands on the board already is not looked for: with two checks at once, which no move brings about,
/// a setup can hold one. The converse does not hold: false promises nothing. The table:
///   king alone: never;  king and knight: never against a king with nothing but queens;  king and bishops: never where all
///   bishops of both sides stand on one square colour and the opponent has no knight and no pawn.
[[nodiscard]] bool cannot_mate_by_material(const Position& position, Color color);
/// Neither side can (5.2.2, the part of it that material decides).
[[nodiscard]] bool is_dead_by_material(const Position& position);

}  // namespace adoube::rules

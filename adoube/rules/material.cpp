// SPDX-License-Identifier: MIT
#include "adoube/rules/material.hpp"

namespace adoube::rules {
namespace {

struct Material {
  int pawns;
  int knights;
  int bishops;
  int rooks;
  int queens;
};

[[nodiscard]] Material material_of(const Position& position, Color color) {
  const auto count = [&](Kind kind) { return position.pieces(color, kind).count(); };
  return {count(Kind::Pawn), count(Kind::Knight), count(Kind::Bishop), count(Kind::Rook), count(Kind::Queen)};
}

[[nodiscard]] bool only_kings_and_bishops(const Position& position) {
  return (position.pieces(Kind::King) | position.pieces(Kind::Bishop)) == position.occupied();
}

[[nodiscard]] bool bishops_share_a_square_color(const Position& position) {
  bool light = false;
  bool dark = false;
  for (const Square square : position.pieces(Kind::Bishop)) (square.is_light() ? light : dark) = true;
  return !(light && dark);
}

/// Beside the opponent's king stand at most two queens, and nothing else: no placement of these is a mate.
[[nodiscard]] bool knight_never_mates(const Material& other) {
  return other.pawns == 0 && other.knights == 0 && other.bishops == 0 && other.rooks == 0 && other.queens <= 2;
}

/// Beside the opponent's king stand at most two queens or rooks, and nothing else: no placement of these is a mate.
[[nodiscard]] bool bishop_never_mates(const Material& other) {
  return other.pawns == 0 && other.knights == 0 && other.bishops == 0 && other.rooks + other.queens <= 2;
}

}  // namespace

bool cannot_mate_by_material(const Position& position, Color color) {
  const Material own = material_of(position, color);
  const Material other = material_of(position, opponent(color));
  if (own.pawns + own.rooks + own.queens > 0) return false;

  const int minor_pieces = own.knights + own.bishops;
  if (minor_pieces == 0) return true;
  if (own.knights == 0 && only_kings_and_bishops(position) && bishops_share_a_square_color(position)) return true;
  if (minor_pieces > 1) return false;
  return own.knights == 1 ? knight_never_mates(other) : bishop_never_mates(other);
}

bool is_dead_by_material(const Position& position) {
  return cannot_mate_by_material(position, Color::White) && cannot_mate_by_material(position, Color::Black);
}

}  // namespace adoube::rules

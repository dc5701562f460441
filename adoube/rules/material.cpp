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

[[nodiscard]] bool bishops_share_a_square_color(const Position& position) {
  const Bitboard bishops = position.pieces(Kind::Bishop);
  return (bishops & light_squares).empty() || (bishops & dark_squares).empty();
}

/// Beside the opponent's king stand queens at most. A knight checks from two ranks and one file away, say. The two squares
/// around the king that touch the knight's would hold queens that take it, so the own king must guard both, and then stands
/// straight in front of the other one; it leaves open the square beside that king on the knight's file, and a queen there
/// sees the knight along the file.
[[nodiscard]] bool knight_never_mates(const Material& other) {
  return other.pawns == 0 && other.knights == 0 && other.bishops == 0 && other.rooks == 0;
}

/// Beside the opponent's king stand no knights and no pawns, and all bishops of both sides share one square colour. A check
/// comes along one diagonal only, since no move opens a second one. The two squares of the other colour that touch both the
/// king and the next square of that diagonal are attacked by no bishop, nor does the own king guard both; a queen or rook on
/// one of them is never pinned and steps in between, or takes.
[[nodiscard]] bool bishops_never_mate(const Position& position, const Material& other) {
  return other.pawns == 0 && other.knights == 0 && bishops_share_a_square_color(position);
}

}  // namespace

bool cannot_mate_by_material(const Position& position, Color color) {
  const Material own = material_of(position, color);
  const Material other = material_of(position, opponent(color));
  if (own.pawns + own.rooks + own.queens > 0) return false;

  if (own.knights + own.bishops == 0) return true;
  if (own.knights == 0) return bishops_never_mate(position, other);
  return own.knights == 1 && own.bishops == 0 && knight_never_mates(other);
}

bool is_dead_by_material(const Position& position) {
  return cannot_mate_by_material(position, Color::White) && cannot_mate_by_material(position, Color::Black);
}

}  // namespace adoube::rules

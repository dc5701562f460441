// SPDX-License-Identifier: MIT
#include "adoube/computer/draw_offer.hpp"

namespace adoube::computer {

bool agrees_to_draw(const std::optional<uci::Score>& thought, int half_moves) {
  if (!thought || half_moves < 40) return false;
  if (thought->unit == uci::Score::Unit::MovesToMate) return thought->value < 0;
  return thought->value <= 20;
}

}  // namespace adoube::computer

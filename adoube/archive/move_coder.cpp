// SPDX-License-Identifier: MIT
#include "adoube/archive/move_coder.hpp"

namespace adoube::archive {

bool MoveEncoder::encode(const Situation& situation, rules::Move move) {
  foretell(model_, situation, menu_);
  if (menu_.size() < 2) return menu_.size() == 1 && menu_[0] == move;
  const auto part = menu_.part_of(move);
  if (part) range_.encode(part->below, part->weight, menu_.total());
  return part.has_value();
}

std::optional<rules::Move> MoveDecoder::decode(const Situation& situation) {
  foretell(model_, situation, menu_);
  if (menu_.size() == 0) return std::nullopt;
  if (menu_.size() == 1) return menu_[0];
  const std::uint64_t place = range_.place(menu_.total());
  if (place >= menu_.total()) return std::nullopt;
  const MoveMenu::Part part = menu_.part_at(place);
  range_.accept(part.below, part.weight);
  return part.move;
}

}  // namespace adoube::archive

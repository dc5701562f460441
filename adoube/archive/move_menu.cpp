// SPDX-License-Identifier: MIT
#include "adoube/archive/move_menu.hpp"

#include <algorithm>

#include "adoube/rules/legal_moves.hpp"

namespace adoube::archive {
void MoveMenu::set(const rules::Position& position) {
  rules::MoveList list;
  rules::legal_moves(position, list);
  size_ = list.size();
  for (std::size_t i = 0; i < size_; ++i) moves_[i] = list[i].bits();
  const auto place = [](std::uint16_t bits) { return (bits & 63) << 10 | ((bits >> 6) & 63) << 4 | bits >> 12; };
  std::ranges::sort(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(size_), {}, place);
  std::fill_n(weights_.begin(), size_, 1U);
}

std::optional<std::size_t> MoveMenu::find(rules::Move move) const {
  for (std::size_t i = 0; i < size_; ++i)
    if (moves_[i] == move.bits()) return i;
  return std::nullopt;
}

}  // namespace adoube::archive

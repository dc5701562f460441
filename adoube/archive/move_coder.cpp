// SPDX-License-Identifier: MIT
#include "adoube/archive/move_coder.hpp"

namespace adoube::archive {
namespace {

std::uint64_t total_of(const MoveMenu& menu) {
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < menu.size(); ++i) total += menu.weight(i);
  return total;
}

}  // namespace

bool MoveEncoder::encode(const Situation& situation, rules::Move move) {
  foretell(model_, situation, menu_);
  const auto found = menu_.find(move);
  if (!found) return false;
  if (menu_.size() == 1) return true;
  std::uint64_t below = 0;
  for (std::size_t i = 0; i < *found; ++i) below += menu_.weight(i);
  range_.encode(below, menu_.weight(*found), total_of(menu_));
  return true;
}

std::optional<rules::Move> MoveDecoder::decode(const Situation& situation) {
  foretell(model_, situation, menu_);
  if (menu_.size() == 0) return std::nullopt;
  if (menu_.size() == 1) return menu_[0];
  const std::uint64_t place = range_.place(total_of(menu_));
  std::uint64_t below = 0;
  for (std::size_t i = 0; i < menu_.size(); ++i) {
    if (place < below + menu_.weight(i)) {
      range_.accept(below, menu_.weight(i));
      return menu_[i];
    }
    below += menu_.weight(i);
  }
  return std::nullopt;
}

}  // namespace adoube::archive

// SPDX-License-Identifier: MIT
#include "adoube/archive/move_menu.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "adoube/rules/legal_moves.hpp"

namespace adoube::archive {
namespace {

/// 2^(16 - i/64), to the nearest whole number.
constexpr std::array<std::uint32_t, 64> powers = {
    65536, 64830, 64132, 63441, 62757, 62081, 61413, 60751, 60097, 59449, 58809, 58176, 57549, 56929, 56316, 55709,
    55109, 54515, 53928, 53347, 52773, 52204, 51642, 51085, 50535, 49991, 49452, 48920, 48393, 47871, 47356, 46846,
    46341, 45842, 45348, 44859, 44376, 43898, 43425, 42958, 42495, 42037, 41584, 41136, 40693, 40255, 39821, 39392,
    38968, 38548, 38133, 37722, 37316, 36914, 36516, 36123, 35734, 35349, 34968, 34591, 34219, 33850, 33486, 33125};

/// Where a move stands among those of its piece.
constexpr unsigned rank_of(rules::Move move) { return (move.bits() >> 6 & 63U) << 4 | move.bits() >> 12; }

}  // namespace

void MoveMenu::set(const rules::Position& position) { rules::legal_moves(position, moves_); }

void MoveMenu::weigh() {
  const std::size_t size = moves_.size();
  std::int16_t best = std::numeric_limits<std::int16_t>::min();
  for (std::size_t i = 0; i < size; ++i) best = std::max(best, scores_[i]);
  of_square_.fill(0);
  movers_ = 0;
  total_ = 0;
  for (std::size_t i = 0; i < size; ++i) {
    const auto below = static_cast<unsigned>(best - scores_[i]);
    const std::uint32_t weight = (powers[below % 64] >> std::min(below / 64, 31U)) + 1;
    const auto from = static_cast<std::size_t>(moves_[i].from().index());
    weights_[i] = weight;
    of_square_[from] += weight;
    movers_ |= std::uint64_t{1} << from;
    total_ += weight;
  }
}

std::optional<MoveMenu::Part> MoveMenu::part_of(rules::Move move) const {
  const int from = move.from().index();
  std::uint64_t below = 0;
  for (std::uint64_t left = movers_ & ((std::uint64_t{1} << from) - 1); left != 0; left &= left - 1)
    below += of_square_[static_cast<std::size_t>(std::countr_zero(left))];
  std::optional<std::uint64_t> weight;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    if (moves_[i] == move) weight = weights_[i];
    if (moves_[i].from() == move.from() && rank_of(moves_[i]) < rank_of(move)) below += weights_[i];
  }
  if (!weight) return std::nullopt;
  return Part{move, below, *weight};
}

MoveMenu::Part MoveMenu::part_at(std::uint64_t place) const {
  std::uint64_t below = 0;
  std::uint64_t left = movers_;
  int from = std::countr_zero(left);
  while (place >= below + of_square_[static_cast<std::size_t>(from)]) {
    below += of_square_[static_cast<std::size_t>(from)];
    left &= left - 1;
    from = std::countr_zero(left);
  }
  // The moves of that piece, in their order by a number that has the place in the list in its low bits.
  std::array<std::uint32_t, 32> order{};  // No piece has more than 27.
  std::size_t count = 0;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    order[count] = rank_of(moves_[i]) << 16 | static_cast<std::uint32_t>(i);
    count += moves_[i].from().index() == from ? 1 : 0;
  }
  std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count));
  for (std::size_t k = 0;; ++k) {
    const std::size_t i = order[k] & 0xFFFF;
    if (place < below + weights_[i]) return {moves_[i], below, weights_[i]};
    below += weights_[i];
  }
}

}  // namespace adoube::archive

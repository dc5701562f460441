// SPDX-License-Identifier: MIT
#include "adoube/archive/move_menu.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

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
constexpr unsigned rank_of(rules::Move move) { return move.bits() >> 6; }
/// At this depth below the best move nothing is left of a weight but one.
constexpr std::int16_t deepest = 32 * 64 - 1;

}  // namespace

void MoveMenu::set(const rules::Position& position) {
  rules::legal_moves(position, moves_);
  pieces_ = position.pieces(position.turn()).bits();
}

void MoveMenu::weigh() {
  const std::size_t size = moves_.size();
  std::int16_t best = std::numeric_limits<std::int16_t>::min();
  for (std::size_t i = 0; i < size; ++i) best = std::max(best, scores_[i]);
  for (std::size_t i = 0; i < size; ++i) scores_[i] = std::min(static_cast<std::int16_t>(best - scores_[i]), deepest);
  of_square_.fill(0);
  std::uint32_t total = 0;
  for (std::size_t i = 0; i < size; ++i) {
    const auto depth = static_cast<std::uint16_t>(scores_[i]);
    const std::uint32_t weight = (powers[depth % 64] >> (depth / 64)) + 1;
    weights_[i] = weight;
    of_square_[moves_[i].bits() & 63U] += weight;
    total += weight;
  }
  total_ = total;
}

std::optional<MoveMenu::Part> MoveMenu::part_of(rules::Move move) const {
  std::uint64_t below = 0;
  for (std::size_t square = 0; square < static_cast<std::size_t>(move.from().index()); ++square) below += of_square_[square];
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
  std::uint64_t left = pieces_;
  int from = std::countr_zero(left);
  while (place >= below + of_square_[static_cast<std::size_t>(from)]) {
    below += of_square_[static_cast<std::size_t>(from)];
    left &= left - 1;
    from = std::countr_zero(left);
  }
  // The moves of that piece: their places in the list, under their rank among its moves.
  std::array<std::uint32_t, 32> order{};  // No piece has more than 27.
  std::size_t count = 0;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    order[count] = rank_of(moves_[i]) << 16 | static_cast<std::uint32_t>(i);
    count += moves_[i].from().index() == from ? 1 : 0;
  }
  for (std::size_t sorted = 0;; ++sorted) {
    for (std::size_t k = sorted + 1; k < count; ++k)
      if (order[k] < order[sorted]) std::swap(order[k], order[sorted]);
    const std::size_t i = order[sorted] & 0xFFFF;
    if (place < below + weights_[i]) return {moves_[i], below, weights_[i]};
    below += weights_[i];
  }
}

}  // namespace adoube::archive

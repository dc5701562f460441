// SPDX-License-Identifier: MIT
#include "adoube/archive/move_menu.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

namespace adoube::archive {
namespace {

/// 2^(16 - i/64), to the nearest whole number.
constexpr std::array<std::uint32_t, 64> powers = {
    65536, 64830, 64132, 63441, 62757, 62081, 61413, 60751, 60097, 59449, 58809, 58176, 57549, 56929, 56316, 55709,
    55109, 54515, 53928, 53347, 52773, 52204, 51642, 51085, 50535, 49991, 49452, 48920, 48393, 47871, 47356, 46846,
    46341, 45842, 45348, 44859, 44376, 43898, 43425, 42958, 42495, 42037, 41584, 41136, 40693, 40255, 39821, 39392,
    38968, 38548, 38133, 37722, 37316, 36914, 36516, 36123, 35734, 35349, 34968, 34591, 34219, 33850, 33486, 33125};

/// At this depth below the best move nothing is left of a weight but one.
constexpr std::int16_t deepest = 32 * 64 - 1;

/// The weight at each depth.
constexpr auto weights = [] {
  std::array<std::int32_t, deepest + 1> table{};
  for (std::size_t depth = 0; depth < table.size(); ++depth)
    table[depth] = static_cast<std::int32_t>((powers[depth % 64] >> (depth / 64)) + 1);
  return table;
}();
static_assert(rules::MoveList::capacity * std::uint64_t{weights[0]} <= std::numeric_limits<std::int32_t>::max());

constexpr std::int16_t lowest_score = -16383;

/// Moves are looked at by eight.
constexpr std::size_t width = 8;
using Scores [[gnu::vector_size(2 * width)]] = std::int16_t;
Scores load(const std::int16_t* at) {
  Scores scores;
  std::memcpy(&scores, at, sizeof scores);
  return scores;
}
Scores larger(Scores a, Scores b) { return a > b ? a : b; }
Scores smaller(Scores a, Scores b) { return a < b ? a : b; }

}  // namespace

void MoveMenu::set(const rules::Position& position) { rules::survey(position, survey_); }

void MoveMenu::weigh() {
  const std::size_t size = survey_.moves.size();
  for (std::size_t i = 0; i < width; ++i) scores_[size + i] = lowest_score;
  Scores best = load(scores_.data());
  for (std::size_t i = width; i < size; i += width) best = larger(best, load(scores_.data() + i));
  best = larger(best, __builtin_shufflevector(best, best, 4, 5, 6, 7, 0, 1, 2, 3));
  best = larger(best, __builtin_shufflevector(best, best, 2, 3, 0, 1, 6, 7, 4, 5));
  best = larger(best, __builtin_shufflevector(best, best, 1, 0, 3, 2, 5, 4, 7, 6));
  for (std::size_t i = 0; i < size; i += width) {
    // A depth that has no room in sixteen bits is none: scores lie between -16383 and 16383.
    const Scores depth = smaller(best - load(scores_.data() + i), Scores{} + deepest);
    std::memcpy(scores_.data() + i, &depth, sizeof depth);
  }
  std::int32_t end = 0;
  for (std::size_t i = 0; i < size; ++i) {
    end += weights[static_cast<std::uint16_t>(scores_[i])];
    ends_[i] = end;
  }
  for (std::size_t i = 0; i < width; ++i) ends_[size + i] = std::numeric_limits<std::int32_t>::max();
  total_ = static_cast<std::uint64_t>(end);
}

std::optional<MoveMenu::Part> MoveMenu::part_of(rules::Move move) const {
  for (std::size_t i = 0; i < size(); ++i)
    if (survey_.moves[i] == move) return part(i);
  return std::nullopt;
}

MoveMenu::Part MoveMenu::part_at(std::uint64_t place) const {
  const auto wanted = static_cast<std::int32_t>(place);
  // How many parts end before it: no branch, as nobody can guess where the place is.
  using Counts [[gnu::vector_size(16)]] = std::int32_t;
  Counts none_before{};
  for (std::size_t i = 0; i < size(); i += 4) {
    Counts ends;
    std::memcpy(&ends, ends_.data() + i, sizeof ends);
    none_before += ends <= wanted;
  }
  return part(static_cast<std::size_t>(-(none_before[0] + none_before[1] + none_before[2] + none_before[3])));
}

}  // namespace adoube::archive

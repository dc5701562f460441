// SPDX-License-Identifier: MIT
/// From scores to weights. A score is a logarithm in sixty-fourths of a bit: a move that scores 64 more is twice as likely.
/// A model sees to it that the moves of most positions have scores whose powers add up to about one, so that weights need
/// not be measured by the best move, and have room above and below (docs/archive.md, "The model").
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace adoube::archive {

/// What a score can be.
inline constexpr int lowest_score = -4096;
inline constexpr int highest_score = 4095;

namespace weight {

/// 2^(21 - i/64), to the nearest whole number.
inline constexpr std::array<std::int32_t, 64> powers = {
    2097152, 2074562, 2052214, 2030108, 2008240, 1986607, 1965207, 1944038, 1923097, 1902381, 1881889, 1861617, 1841564,
    1821727, 1802103, 1782691, 1763488, 1744491, 1725700, 1707110, 1688722, 1670531, 1652536, 1634735, 1617125, 1599706,
    1582474, 1565427, 1548564, 1531883, 1515382, 1499058, 1482910, 1466937, 1451135, 1435503, 1420040, 1404743, 1389611,
    1374642, 1359835, 1345187, 1330696, 1316362, 1302182, 1288155, 1274279, 1260553, 1246974, 1233542, 1220254, 1207109,
    1194106, 1181244, 1168519, 1155932, 1143480, 1131163, 1118978, 1106924, 1095000, 1083205, 1071537, 1059994};

/// Above it weights grow no more.
inline constexpr int top = 6 * 64;

constexpr std::int32_t of(int score) {
  const int depth = std::max(0, top - score);
  return (powers[static_cast<std::size_t>(depth % 64)] >> std::min(31, depth / 64)) + 1;
}

inline constexpr auto table = [] {
  std::array<std::int32_t, highest_score - lowest_score + 1> weights{};
  for (int score = lowest_score; score <= highest_score; ++score)
    weights[static_cast<std::size_t>(score - lowest_score)] = of(score);
  return weights;
}();

}  // namespace weight

inline constexpr std::int32_t largest_weight = weight::of(weight::top);

/// From lowest_score to highest_score.
inline std::int32_t weight_of(int score) { return weight::table[static_cast<std::size_t>(score - lowest_score)]; }

}  // namespace adoube::archive

// SPDX-License-Identifier: MIT
#include "adoube/search/checksum.hpp"

#include <array>
#include <bit>

#include "adoube/search/little_endian.hpp"

namespace adoube::search {
namespace {

constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;

/// For a given word another state gives another result, and for a given state another word does.
[[nodiscard]] constexpr std::uint64_t step(std::uint64_t state, std::uint64_t word) {
  return std::rotl((state ^ word) * odd, 29);
}

[[nodiscard]] constexpr std::uint64_t finish(std::uint64_t state) {
  state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9;
  state = (state ^ (state >> 27)) * 0x94D049BB133111EB;
  return state ^ (state >> 31);
}

}  // namespace

std::uint64_t checksum(std::string_view bytes, std::uint64_t seed) {
  // Four sums side by side, so that the processor need not wait for one multiplication after another.
  std::array<std::uint64_t, 4> lanes = {seed, seed + odd, seed + 2 * odd, seed + 3 * odd};
  std::size_t at = 0;
  for (; at + 32 <= bytes.size(); at += 32)
    for (std::size_t lane = 0; lane < 4; ++lane) lanes[lane] = step(lanes[lane], load<std::uint64_t>(bytes, at + 8 * lane));
  std::uint64_t state = step(seed, bytes.size());
  for (const std::uint64_t lane : lanes) state = step(state, finish(lane));
  for (; at + 8 <= bytes.size(); at += 8) state = step(state, load<std::uint64_t>(bytes, at));
  std::uint64_t last = 0;
  for (std::size_t i = 0; at + i < bytes.size(); ++i)
    last |= std::uint64_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
  return finish(step(state, last));
}

}  // namespace adoube::search

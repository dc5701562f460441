// SPDX-License-Identifier: MIT
/// The question of can_win() answered the plain way: every position that legal moves reach, looked at in the order of how
/// many moves it takes, until one is a mate or none is left. No order, no proof, no cleverness; meant to be believed at
/// sight.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

enum class Truth : std::uint8_t {
  CanMate,
  CannotMate,
  Unknown,  ///< the cap was reached
};

struct Solution {
  Truth truth = Truth::Unknown;
  std::vector<rules::Move> line{};  ///< CanMate: a shortest series of moves that mates
  std::size_t positions = 0;        ///< different in the sense of 9.2.3
};

/// Whether `side` can ever mate. Keeps at most `cap` positions; about 200 bytes and a microsecond each.
[[nodiscard]] Solution solve(const rules::Position& start, rules::Color side, std::size_t cap);

}  // namespace adoube::unwinnability

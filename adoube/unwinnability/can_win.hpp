// SPDX-License-Identifier: MIT
/// Who can still win: is there any series of legal moves, both sides helping, after which a player has mated?
/// (Laws 5.2.2; 5.1.2, 6.9 and 7.5.5 ask the same of the opponent.) Counters and clocks play no part.
/// Sound without exception: Winnable comes with a line that mates, Unwinnable only with a proof; everything else is
/// Undetermined, with what was spent.
#pragma once

#include <cstdint>
#include <vector>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

enum class Verdict : std::uint8_t { Winnable, Unwinnable, Undetermined };

/// What an Unwinnable rests on.
enum class Proof : std::uint8_t {
  None,
  Material,        ///< no placement of this material mates (rules/material.hpp)
  ExhaustedGraph,  ///< every position reachable by legal moves was looked at, and that player mates in none
};

struct Limits {
  /// Positions to look at for each side, at the most; memory is bounded by it too (some 200 bytes each).
  std::uint32_t positions = 20'000;
  /// is_dead() searches only where the side on move has at most this many legal moves. Dead positions that material does not
  /// tell have few: everything is blocked or forced.
  int legal_moves = 1'000;

  /// For use after each move of a live game: mostly no search at all, otherwise a millisecond or a few.
  [[nodiscard]] static constexpr Limits live() { return {.positions = 6'000, .legal_moves = 12}; }
};

struct Answer {
  Verdict verdict = Verdict::Undetermined;
  Proof proof = Proof::None;  ///< set when Unwinnable
  std::vector<rules::Move>
      line{};  ///< set when Winnable: legal moves from the position, the last one mates; none when it stands
  std::uint32_t positions = 0;  ///< looked at
};

/// Can `side` ever mate from here?
[[nodiscard]] Answer can_win(const rules::Position& position, rules::Color side, Limits limits = {});

/// Proved that neither side can (5.2.2). False when one can, and also when the limits were too narrow to decide.
[[nodiscard]] bool is_dead(const rules::Position& position, Limits limits = {});

}  // namespace adoube::unwinnability

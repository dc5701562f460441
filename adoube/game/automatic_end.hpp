// SPDX-License-Identifier: MIT
/// The ends that come by themselves as soon as a move is made, without a clock press or a claim (Laws 1.4.2, 1.5,
/// 5.1.1, 5.2.1, 5.2.2, 6.2.1.1, 9.6 to 9.6.2).
#pragma once

#include <vector>

#include "adoube/game/history.hpp"
#include "adoube/game/termination.hpp"
#include "adoube/unwinnability/can_win.hpp"

namespace adoube::game {

/// Half-moves without capture or pawn move that end the game (9.6.2), and that allow a claim (9.3).
inline constexpr int seventy_five_moves = 150;
inline constexpr int fifty_moves = 100;
/// Occurrences of a position that end the game (9.6.1), and that allow a claim (9.2).
inline constexpr int fivefold = 5;
inline constexpr int threefold = 3;

struct AutomaticEnds {
  /// Every ground on which the current position ends the game, the one to cite in front; empty while it goes on.
  std::vector<Outcome> grounds{};
  /// The search could not tell whether the position is dead: the game goes on, and that is said (5.2.2).
  bool dead_undetermined = false;
};

/// What ends the game here: mate, stalemate, dead position,
/// fivefold repetition, seventy-five moves. Mate takes precedence over the seventy-five moves by Law (9.6.2) and excludes
/// every other ground; the order of the draws among themselves is ours, since the Laws give none. Cost: one
/// search for a dead position (adoube/unwinnability) within `limits`, which have no time in them: the same history gives the
/// same answer wherever and whenever it is asked for.
[[nodiscard]] AutomaticEnds automatic_ends(const History& history,
                                           unwinnability::Limits limits = unwinnability::Limits::live());

}  // namespace adoube::game

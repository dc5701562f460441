// SPDX-License-Identifier: MIT
/// A player who resigns, oversteps the time or completes a second illegal move loses, but the game is drawn where the
/// opponent cannot mate by any series of legal moves (Laws 5.1.2, 6.9, 7.5.5, A.5.3). One test for the three of them.
#pragma once

#include "adoube/game/termination.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::game {

/// The outcome when `loser` does one of those in this position, which has not ended the game. Where "can the opponent mate"
/// stays undetermined the loss stands, and the outcome says so (laws.md's 2A.7 gives the reason: a "cannot" is never
/// guessed).
[[nodiscard]] Outcome loss_or_draw(const rules::Position& position, rules::Color loser, Termination reason, laws::Code loss,
                                   laws::Code draw);

[[nodiscard]] Outcome resignation(const rules::Position& position, rules::Color loser);  // 5.1.2
[[nodiscard]] Outcome flag_fall(const rules::Position& position, rules::Color loser);    // 6.9

}  // namespace adoube::game

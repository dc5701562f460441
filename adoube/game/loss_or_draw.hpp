// SPDX-License-Identifier: MIT
/// A player who resigns, oversteps the time or completes a second illegal move loses, but the game is drawn where the
/// opponent cannot mate by any series of legal moves (Laws 5.1.2, 6.9, 7.5.5; A.5.3). One test for the three of them.
#pragma once

#include "adoube/game/history.hpp"
#include "adoube/game/ruling.hpp"
#include "adoube/game/termination.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::game {

/// The outcome when `loser` does one of those in this position, which has not ended the game. Where "can the opponent mate"
/// stays undetermined the loss stands, since a "cannot" is never guessed, and the outcome says so. Cost: a search within
/// unwinnability::Limits::ruling(), which have no time in them, so that the same case gets the same ruling.
[[nodiscard]] Outcome resignation(const rules::Position& position, rules::Color loser);         // 5.1.2
[[nodiscard]] Outcome flag_fall(const rules::Position& position, rules::Color loser);           // 6.9
[[nodiscard]] Outcome second_illegal_act(const rules::Position& position, rules::Color loser);  // 7.5.5

/// The same in a game. What an illegal move brought about decides nothing (7.5.1): the last position counts that was reached
/// by legal moves alone since, and can be played.
[[nodiscard]] Outcome resignation(const History& history, rules::Color loser);
[[nodiscard]] Outcome flag_fall(const History& history, rules::Color loser);
/// `plies`: how many half-moves had been made before the act.
[[nodiscard]] Outcome second_illegal_act(const History& history, std::size_t plies, rules::Color loser);

/// What is said of such an outcome; that the loss rests on no proof is said beside it.
[[nodiscard]] Ruling loss_or_draw_ruling(const Outcome& outcome, rules::Color loser);

}  // namespace adoube::game

// SPDX-License-Identifier: MIT
/// The rule for each act, for use by apply() alone. The game is not over when they are asked, and time has passed up to the
/// event (game.now). Each makes the game the next one, or refuses and leaves it as it was.
#pragma once

#include <algorithm>
#include <limits>

#include "adoube/game/game.hpp"

namespace adoube::game {

using Answer = Expected<Ruling, Ruling>;

[[nodiscard]] Answer rule(Game& game, rules::Color by, const MakeMove& act);         // make_move.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const Make& act);             // make_move.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const Press& act);            // press.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const Touch& act);            // touch.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const Adjust& act);           // touch.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const IllegalAct& act);       // illegal_act.cpp
[[nodiscard]] Answer rule(Game& game, Actor by, const PointOut& act);                // point_out.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const OfferDraw& act);        // offer.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const AcceptDraw& act);       // offer.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const DeclineDraw& act);      // offer.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const Claim& act);            // claim.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const Resign& act);           // resignation.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const FlagFall& act);         // flag_fall.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const Leave& act);            // presence.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const Arrive& act);           // presence.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const AskScore& act);         // presence.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const CallArbiter& act);      // interruption.cpp
[[nodiscard]] Answer rule(Game& game, Actor by, const StopClocks& act);              // interruption.cpp
[[nodiscard]] Answer rule(Game& game, Actor by, const StartClocks& act);             // interruption.cpp
[[nodiscard]] Answer rule(Game& game, const Penalty& act);                           // arbiter.cpp
[[nodiscard]] Answer rule(Game& game, const SetClock& act);                          // arbiter.cpp
[[nodiscard]] Answer rule(Game& game, const Restore& act);                           // arbiter.cpp
[[nodiscard]] Answer rule(Game& game, const EndGame& act);                           // arbiter.cpp
[[nodiscard]] Answer rule(Game& game, const Decide& act);                            // quickplay_finish.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const AskTakeBack& act);      // take_back.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const AcceptTakeBack& act);   // take_back.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const DeclineTakeBack& act);  // take_back.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const Abort& act);            // first_move.cpp

// These two alone are heard once the game is over.
[[nodiscard]] Answer rule(Game& game, rules::Color by, const AskRematch& act);       // rematch.cpp
[[nodiscard]] Answer rule(Game& game, rules::Color by, const WithdrawRematch& act);  // rematch.cpp

/// A claim of Guidelines III.
[[nodiscard]] Answer ask_under_guidelines_iii(Game& game, rules::Color by, ClaimKind kind);  // quickplay_finish.cpp

// ---- What several of them need

/// The refusal of a move that is not legal in the position, with every reason.
[[nodiscard]] Ruling illegal_move(const rules::Position& position, const MoveWish& wish);  // make_move.cpp
/// Whether the move is another than the player on move is bound to.
[[nodiscard]] bool breaks(const Obligation& obligation, rules::Move move);  // make_move.cpp
/// The refusal of anything but what the player on move is bound to.
[[nodiscard]] Ruling bound_by(const Game& game, const Obligation& obligation);  // make_move.cpp
/// The move in the players' notation where it is legal, otherwise in coordinates.
[[nodiscard]] std::string written(const History& history, std::size_t ply);  // make_move.cpp

/// The game without its half-moves from that one on: what they brought about is taken back, the clocks stay (7.1) but for
/// the move counters, and the player who then has the move starts the turn anew.
void take_back_to(Game& game, std::size_t plies);  // take_back.cpp
/// What a try that was taken back binds the player to: the piece moved, the one captured (4.3), and, where only an illegal
/// castling brings the king there, the king that was released (4.7.2). `legal`: the try was a legal move.
void bind_to_try(Game& game, const MoveWish& wish, bool legal);  // take_back.cpp

/// That half-move is completed, and the clock pressed for it (6.2.1). `earns`: false where an increment is taken back.
void complete_and_press(Game& game, std::size_t ply, bool earns = true);  // press.cpp
/// The half-move is completed without a press (6.2.1.2).
void complete(Game& game, std::size_t ply);  // press.cpp

/// The same move with the queen that 7.5.2 puts there, where that makes it a legal one.
[[nodiscard]] std::optional<rules::Move> with_queen(const Game& game, MoveWish wish);  // illegal_act.cpp
/// 7.5.5: the first such act gives the opponent time and is told by `first`, the second loses the game or draws it.
/// `plies`: how many half-moves had been made before the act.
[[nodiscard]] Ruling punish(Game& game, std::size_t plies, rules::Color offender, laws::Code first,
                            laws::Values values);  // illegal_act.cpp

/// Whatever the arbiter does answers the players' calls.
void note_answer_to_call(Game& game, Actor by);  // interruption.cpp

/// The refusal of what only hands can do.
[[nodiscard]] std::optional<Ruling> only_at_a_board(const Game& game);
/// Whole seconds for a sentence; whatever somebody wrote, no more than an int holds.
[[nodiscard]] constexpr int seconds(Time time) {
  constexpr Time most = std::chrono::seconds(std::numeric_limits<int>::max());
  return static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(std::clamp(time, -most, most)).count());
}

}  // namespace adoube::game

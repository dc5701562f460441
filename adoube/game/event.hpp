// SPDX-License-Identifier: MIT
/// What can happen in a game. A game is the fold of its events (game.hpp); they are what is stored and sent.
/// Time is part of the event, never asked of a clock, so that the same events always give the same game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "adoube/game/termination.hpp"
#include "adoube/game/time.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/color.hpp"

namespace adoube::game {

/// A move as a player says it: from, to, and what a pawn becomes. Castling by the king's two squares (standard chess) or by
/// the king taking its own rook.
using MoveWish = notation::UciText;

/// Who does it: a player, or the arbiter.
enum class Actor : std::uint8_t { White, Black, Arbiter };
[[nodiscard]] constexpr Actor actor(rules::Color color) {
  return color == rules::Color::White ? Actor::White : Actor::Black;
}
/// Nothing for the arbiter.
[[nodiscard]] constexpr std::optional<rules::Color> player(Actor actor) {
  if (actor == Actor::Arbiter) return std::nullopt;
  return actor == Actor::White ? rules::Color::White : rules::Color::Black;
}

/// The last two are of Guidelines III: that the opponent cannot win by normal means or does not try to (III.5), and the
/// request for five seconds a move (III.4). The arbiter decides on them (Decide).
enum class ClaimKind : std::uint8_t { ThreefoldRepetition, FiftyMoves, NoNormalWin, AskIncrement };

// ---- A move

/// Touched, moved, released and the clock pressed, in one (4.7, 6.2.1): on a screen the confirmation is all of it.
struct MakeMove {
  MoveWish move;
};
/// Made, and the clock not yet pressed (4.7).
struct Make {
  MoveWish move;
};
/// 6.2.1; 7.5.3 where no move was made.
struct Press {};
/// Touched with intent, in this order (4.3).
struct Touch {
  std::vector<rules::Square> squares;
};
/// "J'adoube" said, before touching (4.2.1).
struct Adjust {};

// ---- Irregularities (7.2 to 7.6)

enum class Irregularity : std::uint8_t {
  IllegalMove,         ///< 7.5.1
  PawnLeftOnLastRank,  ///< 7.5.2
  TwoHands,            ///< 7.5.4
  WrongSetUp,          ///< 7.2.1
  BoardTurned,         ///< 7.2.2
  ColoursReversed,     ///< 7.3
  Displaced,           ///< 7.6
  TouchMove,           ///< 4.8
};
/// An illegal act completed and noticed at once: one of the first three irregularities.
struct IllegalAct {
  Irregularity what = Irregularity::IllegalMove;
  std::optional<MoveWish> move{};
};
/// A fault found later, by a player or the arbiter.
struct PointOut {
  Irregularity what = Irregularity::IllegalMove;
  /// The half-move at fault, from 1; the latest that it can be when absent. With Displaced: how many half-moves had been
  /// made when it happened.
  std::optional<int> ply{};
  /// With TouchMove: what the opponent had touched before that move, in order.
  std::vector<rules::Square> squares{};
};

// ---- Draws and resignation

/// 9.1.2.1.
struct OfferDraw {};
struct AcceptDraw {};
struct DeclineDraw {};
/// 9.2, 9.3; with an announced move it is judged on the position after that move, which is not played (9.2.1, 9.3.1).
struct Claim {
  ClaimKind kind;
  std::optional<MoveWish> announced{};
};
/// 5.1.2.
struct Resign {};

// ---- Taking back. The Laws know no such thing: it is for casual games whose players agreed on it beforehand
// (Regulations::takebacks), and on a screen.

/// To have the own last move back, and with it the opponent's reply where there is one.
struct AskTakeBack {};
struct AcceptTakeBack {};
struct DeclineTakeBack {};

// ---- The clock and the players (Article 6). The actor is the player whose flag is down, who leaves or arrives.

struct FlagFall {};
struct Leave {};
struct Arrive {};
/// 6.11.
struct StopClocks {};
struct StartClocks {};
/// To see the score kept by the arbiter (A.4.3).
struct AskScore {};
/// To have the arbiter come (6.11.2). The clocks run on; the arbiter stops them where that is right.
struct CallArbiter {};

// ---- The arbiter (Articles 6.10, 7, 10 to 12)

/// 12.9.
enum class PenaltyKind : std::uint8_t {
  Warning,      ///< 12.9.1
  TimeAdded,    ///< 12.9.2: to the opponent of the one punished
  TimeRemoved,  ///< 12.9.3: from the one punished
  Points,       ///< 12.9.5: half a point less for the one punished, at the end of the game
  Loss,         ///< 12.9.6
};
struct Penalty {
  rules::Color to;  ///< who is punished
  PenaltyKind what;
  Time time{0};           ///< with TimeAdded and TimeRemoved
  std::string article{};  ///< the one that called for it; an id of the register, or empty
};
/// 6.10.2.
struct SetClock {
  rules::Color to;
  Time time;
};
/// 7.1: back to the position after that many half-moves.
struct Restore {
  int ply;
};
/// 10.2, 11.7, 12.9.
struct EndGame {
  Result result;
  std::string article{};  ///< an id of the register, or empty
};
enum class Decision : std::uint8_t { Grant, Reject, Postpone };
/// On what was asked or claimed under Guidelines III.
struct Decide {
  Decision decision;
};

// ---- The server

/// A player has not made the first move in the time agreed on (Regulations::first_move_limit): the game is no game. The
/// actor is that player.
struct Abort {};

// ---- After the end

/// Another game of the same two, with colours swapped.
struct AskRematch {};
struct WithdrawRematch {};

using Act =
    std::variant<MakeMove, Make, Press, Touch, Adjust, IllegalAct, PointOut, OfferDraw, AcceptDraw, DeclineDraw, Claim,
                 Resign, FlagFall, Leave, Arrive, StopClocks, StartClocks, AskScore, CallArbiter, Penalty, SetClock, Restore,
                 EndGame, Decide, AskTakeBack, AcceptTakeBack, DeclineTakeBack, Abort, AskRematch, WithdrawRematch>;

struct Event {
  /// Never before the event that came last.
  Time at{0};
  Actor by;
  Act act;
};

}  // namespace adoube::game

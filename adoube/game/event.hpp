// SPDX-License-Identifier: MIT
/// What can happen in a game. A game is the fold of its events (game.hpp); they are what is stored and sent.
/// Time is part of the event, never asked of a clock, so that the same events always give the same game.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <variant>

#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/color.hpp"

namespace adoube::game {

/// Since the start of the game.
using Time = std::chrono::milliseconds;

/// A move as a player says it: from, to, and what a pawn becomes. Castling by the king's two squares (standard chess) or by
/// the king taking its own rook.
using MoveWish = notation::UciText;

enum class ClaimKind : std::uint8_t { ThreefoldRepetition, FiftyMoves };

/// Made and completed in one (4.7, 6.2.1): on a screen the confirmation is both.
struct MakeMove {
  MoveWish move;
};
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
// The acts of a clock (press, flag, stop, start), of a hand (touch, adjust, make), of an illegal move (illegal, point-out) and
// of an arbiter (penalty, set-clock, restore, end) take their places here, each with the article it answers to.

using Act = std::variant<MakeMove, OfferDraw, AcceptDraw, DeclineDraw, Claim, Resign>;

struct Event {
  Time at{0};
  rules::Color by;
  Act act;
};

}  // namespace adoube::game

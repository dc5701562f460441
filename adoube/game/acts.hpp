// SPDX-License-Identifier: MIT
/// The rule for each act, for use by apply() alone. The game is not over when they are asked.
#pragma once

#include "adoube/game/game.hpp"

namespace adoube::game {

using Answer = Expected<Ruled, Ruling>;

/// The refusal of a move that is not legal in the position, with every reason.
[[nodiscard]] Ruling illegal_move(const rules::Position& position, const MoveWish& wish);
/// Whether the move is another than the player on move is bound to.
[[nodiscard]] bool breaks(const Obligation& obligation, rules::Move move);
/// The refusal of anything but what the player on move is bound to.
[[nodiscard]] Ruling bound_by(const Game& game, const Obligation& obligation);

[[nodiscard]] Answer rule(const Game& game, rules::Color by, const MakeMove& act);     // make_move.cpp
[[nodiscard]] Answer rule(const Game& game, rules::Color by, const OfferDraw& act);    // offer.cpp
[[nodiscard]] Answer rule(const Game& game, rules::Color by, const AcceptDraw& act);   // offer.cpp
[[nodiscard]] Answer rule(const Game& game, rules::Color by, const DeclineDraw& act);  // offer.cpp
[[nodiscard]] Answer rule(const Game& game, rules::Color by, const Claim& act);        // claim.cpp
[[nodiscard]] Answer rule(const Game& game, rules::Color by, const Resign& act);       // resignation.cpp

}  // namespace adoube::game

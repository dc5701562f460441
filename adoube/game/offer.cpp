// SPDX-License-Identifier: MIT
// Offers of a draw (Laws 9.1.2, 9.1.2.1) and agreement (Laws 5.2.3). An offer cannot be withdrawn and carries no conditions;
// it stays open until it is accepted, declined, answered by the opponent's move, or the game ends. Made while the offerer is
// on move it is valid all the same, and 11.5 is remembered.
#include "adoube/game/acts.hpp"

namespace adoube::game {
namespace {

using laws::Code;

/// Why `by` has no offer to accept or decline; nothing when there is one.
[[nodiscard]] std::optional<Ruling> nothing_to_answer(const Game& game, rules::Color by) {
  if (game.has_offer(rules::opponent(by))) return std::nullopt;
  return Ruling{game.has_offer(by) ? Code::OwnOffer : Code::NoOfferToAnswer, {.colour = by}};
}

}  // namespace

Answer rule(const Game& game, rules::Color by, const OfferDraw&) {
  for (const rules::Color offerer : {by, rules::opponent(by)})
    if (game.has_offer(offerer)) return refused(Ruling{Code::OfferAlreadyOpen, {.colour = offerer}});
  const bool own_turn = by == game.position().turn();
  Ruled next{game, {own_turn ? Code::DrawOfferedOutOfTurn : Code::DrawOffered, {.colour = by}}};
  next.game.set_offer(by, true);
  return next;
}

Answer rule(const Game& game, rules::Color by, const AcceptDraw&) {
  if (auto refusal = nothing_to_answer(game, by)) return refused(*std::move(refusal));
  // 5.2.3: only once both players have made at least one move.
  if (game.history.moves().size() < 2) return refused(Ruling{Code::AgreementTooEarly, {.colour = by}});
  Ruled next{game, {Code::Agreement, {.colour = by}}};
  next.game.end_by({{Result::Draw, Termination::Agreement, Code::Agreement}});
  return next;
}

Answer rule(const Game& game, rules::Color by, const DeclineDraw&) {
  if (auto refusal = nothing_to_answer(game, by)) return refused(*std::move(refusal));
  Ruled next{game, {Code::DrawDeclined, {.colour = by}}};
  next.game.set_offer(rules::opponent(by), false);
  return next;
}

}  // namespace adoube::game

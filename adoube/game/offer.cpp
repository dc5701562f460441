// SPDX-License-Identifier: MIT
// Offers of a draw (Laws 8.1.5, 9.1.1, 9.1.2, 9.1.2.1) and agreement (Laws 5.2.3). An offer cannot be withdrawn and carries
// no conditions; it stays open until it is accepted, declined, answered by the opponent's touch or move, or the game ends.
// It is made after the own move and before the press; at another time it is valid all the same, and 11.5 is remembered. An
// event may forbid offers and agreements before a given move (9.1.1).
#include "adoube/game/acts.hpp"

namespace adoube::game {
namespace {

using laws::Code;

/// Why `by` has no offer to accept or decline; nothing when there is one.
[[nodiscard]] std::optional<Ruling> nothing_to_answer(const Game& game, rules::Color by) {
  if (game.has_offer(rules::opponent(by))) return std::nullopt;
  return Ruling{game.has_offer(by) ? Code::OwnOffer : Code::NoOfferToAnswer, {.colour = by}};
}

/// Moves of that player, those before a position that was set up included.
[[nodiscard]] int moves(const History& history, rules::Color color) {
  return history.made_before_start(color) + history.made_by(color);
}
[[nodiscard]] int half_moves(const History& history) {
  return moves(history, rules::Color::White) + moves(history, rules::Color::Black);
}

/// 9.1.1.
[[nodiscard]] std::optional<Ruling> not_before(const Game& game) {
  const int plies = game.regulations.no_agreement_before;
  if (half_moves(game.history) >= plies) return std::nullopt;
  return Ruling{Code::AgreementNotBefore, {.number = plies / 2 + 1}};
}

/// After the own move and before the press (9.1.2.1). Where moves are completed with their confirmation the time to offer is
/// while the opponent has the move.
[[nodiscard]] bool is_in_turn(const Game& game, rules::Color by) {
  if (game.at_a_board() && game.clock) return game.uncompleted(by).has_value();
  return by != game.history.turn();
}

}  // namespace

Answer rule(Game& game, rules::Color by, const OfferDraw&) {
  if (auto refusal = not_before(game)) return refused(*std::move(refusal));
  for (const rules::Color offerer : {by, rules::opponent(by)})
    if (game.has_offer(offerer)) return refused(Ruling{Code::OfferAlreadyOpen, {.colour = offerer}});
  const Code code = is_in_turn(game, by) ? Code::DrawOffered : Code::DrawOfferedOutOfTurn;
  game.set_offer(by, true);
  ++game.conduct(by).offers;
  return Ruling{code, {.colour = by}};
}

Answer rule(Game& game, rules::Color by, const AcceptDraw&) {
  if (auto refusal = nothing_to_answer(game, by)) return refused(*std::move(refusal));
  if (auto refusal = not_before(game)) return refused(*std::move(refusal));
  // 5.2.3: only once both players have made at least one move.
  if (!can_agree(game)) return refused(Ruling{Code::AgreementTooEarly, {.colour = by}});
  game.end_by({{Result::Draw, Termination::Agreement, Code::Agreement}});
  return Ruling{Code::Agreement, {.colour = by}};
}

Answer rule(Game& game, rules::Color by, const DeclineDraw&) {
  if (auto refusal = nothing_to_answer(game, by)) return refused(*std::move(refusal));
  game.set_offer(rules::opponent(by), false);
  return Ruling{Code::DrawDeclined, {.colour = by}};
}

bool can_agree(const Game& game) {
  const bool both_have_moved = moves(game.history, rules::Color::White) > 0 && moves(game.history, rules::Color::Black) > 0;
  return !game.over() && both_have_moved && half_moves(game.history) >= game.regulations.no_agreement_before;
}

}  // namespace adoube::game

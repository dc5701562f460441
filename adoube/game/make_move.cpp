// SPDX-License-Identifier: MIT
// A move made (Laws 1.2, 1.3, 4.7): checked, played, and followed by the ends that come by themselves. It answers an
// open offer of the opponent (9.1.2.1) and must be the one announced after an incorrect claim (9.5.3).
#include "adoube/game/acts.hpp"
#include "adoube/game/automatic_end.hpp"
#include "adoube/notation/san.hpp"

namespace adoube::game {

bool breaks(const Obligation& obligation, rules::Move move) {
  if (obligation.move) return move != *obligation.move;
  return obligation.piece && move.from() != *obligation.piece;
}

Ruling bound_by(const Game& game, const Obligation& obligation) {
  Ruling ruling{laws::Code::AnnouncedMoveMustBePlayed, {.colour = game.position().turn()}};
  if (obligation.move) ruling.values.move = notation::write_san(game.position(), *obligation.move);
  if (obligation.piece) {
    ruling.values.from = obligation.piece;
    ruling.values.piece = game.position().at(*obligation.piece);
  }
  return ruling;
}

Ruling illegal_move(const rules::Position& position, const MoveWish& wish) {
  auto reasons = rules::explain(position, wish.from, wish.to, wish.promotion).reasons;
  if (reasons.empty()) return {laws::Code::IllegalMove, {.colour = position.turn(), .move = notation::write_uci(wish)}};
  const rules::Reason first = reasons.front();
  return {laws::code_of(first.refusal), laws::values_of(position, wish.from, wish.to, first), std::move(reasons)};
}

Answer rule(const Game& game, rules::Color by, const MakeMove& act) {
  const rules::Position& position = game.position();
  if (by != position.turn()) return refused(Ruling{laws::Code::NotYourTurn, {.colour = position.turn()}});
  const auto move = notation::find_move(position, act.move);
  if (!move) return refused(illegal_move(position, act.move));
  if (game.obligation && breaks(*game.obligation, *move)) return refused(bound_by(game, *game.obligation));

  Ruled next{game, {laws::Code::MoveMade, {.colour = by, .move = notation::write_san(position, *move)}}};
  next.game.history.add(*move);
  next.game.obligation.reset();
  next.game.set_offer(rules::opponent(by), false);
  next.game.end_by(automatic_ends(next.game.history));
  return next;
}

}  // namespace adoube::game

// SPDX-License-Identifier: MIT
// Restoring a position (Laws 7.1, 7.5.1, 7.6) and what then binds the player (4.3, 4.7); and, in casual games whose players
// agreed on it beforehand, moves taken back by request. The Laws know no such request: a move made stands (4.7).
#include <algorithm>

#include "adoube/game/acts.hpp"
#include "adoube/game/irregular_board.hpp"

namespace adoube::game {
namespace {

using laws::Code;

/// How many half-moves are left once that player's last one is taken back, with what followed it; nothing when there is
/// none.
[[nodiscard]] std::optional<std::size_t> before_last_move_of(const History& history, rules::Color by) {
  for (std::size_t i = history.size(); i-- > 0;)
    if (history.plies()[i].by == by) return i;
  return std::nullopt;
}

/// Why `by` has no request to answer; nothing when there is one.
[[nodiscard]] std::optional<Ruling> no_request_to_answer(const Game& game, rules::Color by) {
  if (game.take_back == rules::opponent(by)) return std::nullopt;
  return Ruling{Code::NoTakeBackToAnswer, {.colour = by}};
}

}  // namespace

std::optional<Ruling> against_take_back(const Game& game, rules::Color by) {
  const Conduct& conduct = game.conduct(by);
  if (!game.regulations.takebacks || game.at_a_board() || game.over()) return Ruling{Code::TakeBacksNotAgreed};
  if (!before_last_move_of(game.history, by)) return Ruling{Code::NothingToTakeBack, {.colour = by}};
  if (game.take_back) return Ruling{Code::TakeBackAlreadyAsked, {.colour = *game.take_back}};
  if (conduct.take_backs_declined >= declined_take_backs_limit) return Ruling{Code::TakeBackAskedTooOften, {.colour = by}};
  if (conduct.take_back_asked_at == game.history.made_by(by)) return Ruling{Code::TakeBackAskedAgain, {.colour = by}};
  return std::nullopt;
}

Answer rule(Game& game, rules::Color by, const AskTakeBack&) {
  if (auto refusal = against_take_back(game, by)) return refused(*std::move(refusal));
  game.take_back = by;
  game.conduct(by).take_back_asked_at = game.history.made_by(by);
  return Ruling{Code::TakeBackAsked, {.colour = by}};
}

/// The clocks go on from what they show; the player who then has the move has it at once. An offer of a draw was made in
/// another position and goes with it.
Answer rule(Game& game, rules::Color by, const AcceptTakeBack&) {
  if (auto refusal = no_request_to_answer(game, by)) return refused(*std::move(refusal));
  const rules::Color asker = rules::opponent(by);
  take_back_to(game, before_last_move_of(game.history, asker).value_or(game.history.size()));
  game.take_back.reset();
  game.open_offers = {};
  game.conduct(asker).take_back_asked_at = -1;
  return Ruling{Code::TakenBack, {.colour = asker}};
}

Answer rule(Game& game, rules::Color by, const DeclineTakeBack&) {
  if (auto refusal = no_request_to_answer(game, by)) return refused(*std::move(refusal));
  game.take_back.reset();
  ++game.conduct(rules::opponent(by)).take_backs_declined;
  return Ruling{Code::TakeBackDeclined, {.colour = by}};
}

void take_back_to(Game& game, std::size_t plies) {
  if (plies == game.history.size()) return;
  for (std::size_t i = game.history.size(); i-- > plies;)
    if (game.clock && game.history.plies()[i].completed) game.clock->uncount_move(game.history.plies()[i].by);
  game.history.take_back_to(plies);
  game.turn = {};
  game.obligation.reset();
  if (game.clock && game.clock->side() && game.clock->side() != game.history.turn()) game.clock->run(game.history.turn());
}

void bind_to_try(Game& game, const MoveWish& wish, bool legal) {
  const rules::Setup board = game.history.board(game.history.size());
  const auto piece = board.at(wish.from);
  if (!piece || piece->color != board.turn) return;
  const auto touch = [&](rules::Square square) {
    auto& touched = game.turn.touched;
    if (std::ranges::find(touched, square) == touched.end()) touched.push_back(square);
  };
  // What was touched before the try was touched first.
  const bool touched_before = game.turn.has_touched();
  touch(wish.from);
  if (const auto rook = castling_rook_meant(board, wish)) {
    if (!legal && !touched_before) game.turn.king_released = true;
    return touch(*rook);
  }
  const rules::Square taken = taken_en_passant(board, wish).value_or(wish.to);
  const auto captured = board.at(taken);
  if (captured && captured->color != board.turn) touch(taken);
}

}  // namespace adoube::game

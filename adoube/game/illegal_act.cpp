// SPDX-License-Identifier: MIT
// Illegal acts completed and noticed at once (Laws 4.1, 7.5.1 to 7.5.5; time by A.3, B.3). The position before is restored
// and the hand is bound by what it touched; a pawn left on the last rank becomes a queen and the move stands (7.5.2). Two
// faults in one move count once (Arbiters' Manual). Nothing is gained by pressing the clock after it.
#include <algorithm>

#include "adoube/game/acts.hpp"
#include "adoube/game/automatic_end.hpp"
#include "adoube/game/loss_or_draw.hpp"

namespace adoube::game {
namespace {

using laws::Code;

[[nodiscard]] bool ends_the_game(History history, rules::Move move) {
  history.add(move);
  return !automatic_ends(history).grounds.empty();
}

/// Neither an announced move (9.5.3) nor a touched piece (4.3) forbids it.
[[nodiscard]] bool may_be_played(const Game& game, rules::Move move) {
  const auto moves = playable_moves(game);
  return std::ranges::find(moves, move) != moves.end();
}

[[nodiscard]] Ruling pawn_becomes_queen(Game& game, rules::Color by, rules::Move move) {
  if (const auto earlier = game.uncompleted(by)) complete(game, *earlier);  // 6.2.1.2
  game.history.add(move);
  const std::size_t ply = game.history.size() - 1;
  game.history.ply(ply).completed = false;
  game.history.ply(ply).made_at = game.now;
  game.obligation.reset();
  game.turn = {};
  game.set_offer(rules::opponent(by), false);
  complete_and_press(game, ply, false);
  Ruling ruling = punish(game, ply, by, Code::PawnBecomesQueen, {.to = move.to(), .colour = by});
  if (!game.over()) game.end_by(automatic_ends(game.history).grounds);
  return ruling;
}

}  // namespace

std::optional<rules::Move> with_queen(const Game& game, MoveWish wish) {
  if (!game.history.playable() || wish.promotion) return std::nullopt;
  wish.promotion = rules::Kind::Queen;
  return notation::find_move(game.position(), wish);
}

Ruling punish(Game& game, std::size_t plies, rules::Color offender, Code first, laws::Values values) {
  values.colour = offender;
  if (++game.conduct(offender).illegal_acts == 1) {
    const Time time = penalty_time(game.regulations);
    if (game.clock) {
      game.clock->add(rules::opponent(offender), time);
      values.number = seconds(time);
    }
    return {first, std::move(values)};
  }
  game.end_by({second_illegal_act(game.history, plies, offender)});
  return loss_or_draw_ruling(game.ends.front(), offender);
}

Answer rule(Game& game, rules::Color by, const IllegalAct& act) {
  if (auto refusal = only_at_a_board(game)) return refused(*std::move(refusal));
  if (by != game.history.turn()) return refused(Ruling{Code::NotYourTurn, {.colour = game.history.turn()}});
  const auto legal = game.history.playable() && act.move ? notation::find_move(game.position(), *act.move) : std::nullopt;

  if (act.what == Irregularity::PawnLeftOnLastRank) {
    if (legal || !act.move)
      return refused(Ruling{Code::MoveIsLegal, {.colour = by, .move = act.move ? notation::write_uci(*act.move) : ""}});
    if (const auto queen = with_queen(game, *act.move); queen && may_be_played(game, *queen))
      return pawn_becomes_queen(game, by, *queen);
  }
  if (act.what == Irregularity::IllegalMove && legal)
    return refused(Ruling{Code::MoveIsLegal, {.colour = by, .move = notation::write_uci(*act.move)}});

  // 5.1.1, 5.2.1, 5.2.2 ask for Article 3 and 4.2 to 4.7, not for one hand: the game has ended before the press.
  if (act.what == Irregularity::TwoHands && legal && ends_the_game(game.history, *legal)) {
    Answer made = rule(game, by, Make{*act.move});
    if (made && game.over()) return Ruling{game.ends.front().code, {.colour = rules::opponent(by)}};
    return made;
  }

  laws::Values values{.colour = by};
  if (act.move) {
    values.move = notation::write_uci(*act.move);
    bind_to_try(game, *act.move, legal.has_value());
  }
  game.set_offer(rules::opponent(by), false);
  const Code code = act.what == Irregularity::TwoHands ? Code::TwoHandsUsed : Code::IllegalMoveCorrected;
  Ruling ruling = punish(game, game.history.size(), by, code, std::move(values));
  return ruling;
}

}  // namespace adoube::game

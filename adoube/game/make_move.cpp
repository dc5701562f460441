// SPDX-License-Identifier: MIT
// A move made (Laws 1.2, 1.3, 4.7, 4.7.1, 4.7.3): checked, played, and followed by the ends that come by themselves. It
// answers an open offer of the opponent (9.1.2.1), completes the player's earlier move (6.2.1.2), and must obey an announced
// move (9.5.3) and touched pieces (4.3). At a board an illegal move stands until somebody points it out (7.5.1, A.5.2).
#include <algorithm>
#include <array>

#include "adoube/game/acts.hpp"
#include "adoube/game/automatic_end.hpp"
#include "adoube/game/irregular_board.hpp"
#include "adoube/notation/san.hpp"

namespace adoube::game {
namespace {

using laws::Code;

[[nodiscard]] Ruling not_on_move(const Game& game, rules::Color by) {
  // 4.7: what was released stays, although the clock has not been pressed.
  if (const auto ply = game.uncompleted(by))
    return {Code::ReleasedPieceStays, {.colour = by, .move = written(game.history, *ply)}};
  return {Code::NotYourTurn, {.colour = game.history.turn()}};
}

/// The refusal of a move that the player is not free to make: nothing when it may be made. `legal`: the legal move that it
/// is.
[[nodiscard]] std::optional<Ruling> against_binding(const Game& game, const MoveWish& wish,
                                                    std::optional<rules::Move> legal) {
  const auto bound = binding(game);
  if (!bound) return std::nullopt;
  const auto allowed = playable_moves(game);
  const bool obeys =
      std::ranges::any_of(allowed, [&](rules::Move move) { return legal ? move == *legal : move.from() == wish.from; });
  return obeys ? std::nullopt : bound;
}

/// What follows every half-move, legal or not.
void begin_next_turn(Game& game, rules::Color by) {
  game.obligation.reset();
  game.turn = {};
  game.conduct(by).arrived = true;
  game.set_offer(rules::opponent(by), false);
  game.take_back.reset();
  const bool both_have_moved =
      game.history.made_by(rules::Color::White) > 0 && game.history.made_by(rules::Color::Black) > 0;
  if (game.regulations.first_moves_untimed && game.clock && !game.clock->side() && both_have_moved)
    game.clock->run(game.history.turn());
  if (!game.clock) complete(game, game.history.size() - 1);
}

/// The ends that come by themselves complete the move that brought them (6.2.1.1). Where it stays open whether the position
/// is dead, `ruling` says so.
void end_where_it_stands(Game& game, Ruling& ruling) {
  AutomaticEnds ends = automatic_ends(game.history);
  game.end_by(std::move(ends.grounds));
  if (game.over())
    game.history.ply(game.history.size() - 1).completed = true;
  else if (ends.dead_undetermined)
    ruling.grounds.push_back({Code::DeadPositionUndetermined});
}

[[nodiscard]] Ruling stands_as_played(Game& game, rules::Color by, const MoveWish& wish) {
  const std::size_t ply = game.history.size();
  if (const auto earlier = game.uncompleted(by)) complete(game, *earlier);
  game.before_illegal_move = {ply, game.turn, game.obligation};
  game.history.add({.by = by, .wish = wish, .legal = false, .completed = false, .made_at = game.now},
                   after_any_move(game.history.board(ply), wish));
  begin_next_turn(game, by);
  const Code code = limited(game.regulations) ? Code::IllegalMoveStandsLimited : Code::IllegalMoveStands;
  Ruling ruling{code, {.colour = by, .move = notation::write_uci(wish)}};
  return ruling;
}

[[nodiscard]] Ruling legal_move_made(Game& game, rules::Color by, const MoveWish& wish, rules::Move move) {
  Ruling ruling{Code::MoveMade, {.colour = by, .move = notation::write_san(game.position(), move)}};
  if (const auto earlier = game.uncompleted(by)) complete(game, *earlier);
  game.history.add(move);
  Ply& ply = game.history.ply(game.history.size() - 1);
  ply.wish = wish;
  ply.made_at = game.now;
  ply.completed = false;
  begin_next_turn(game, by);
  end_where_it_stands(game, ruling);
  return ruling;
}

/// A move on a board that no legal game can show: it obeys Article 3 or stands as played, too.
[[nodiscard]] Answer made_on_irregular_board(Game& game, rules::Color by, const MoveWish& wish) {
  const rules::Setup board = game.history.board(game.history.size());
  const auto reasons = reasons_against(board, wish);
  if (is_no_move_at_all(board, wish))
    return refused(Ruling{laws::code_of(reasons.front().refusal), {.colour = by, .move = notation::write_uci(wish)}});
  Ruling ruling = stands_as_played(game, by, wish);
  // What the hands make of the position is told by the board alone; there is no list of legal moves to look the move up in.
  if (!reasons.empty()) return ruling;
  game.history.ply(game.history.size() - 1).legal = true;
  ruling = {Code::MoveMade, {.colour = by, .move = notation::write_uci(wish)}};
  if (game.history.playable()) end_where_it_stands(game, ruling);
  return ruling;
}

[[nodiscard]] Answer made(Game& game, rules::Color by, const MoveWish& wish) {
  if (by != game.history.turn()) return refused(not_on_move(game, by));
  if (!game.history.playable()) return made_on_irregular_board(game, by, wish);
  const rules::Position& position = game.position();
  const auto legal = notation::find_move(position, wish);
  const bool stands = !legal && game.at_a_board() && !is_no_move_at_all(position.setup(), wish);
  if (!legal && !stands) return refused(illegal_move(position, wish));
  if (auto refusal = against_binding(game, wish, legal)) return refused(*std::move(refusal));
  return legal ? legal_move_made(game, by, wish, *legal) : stands_as_played(game, by, wish);
}

}  // namespace

bool breaks(const Obligation& obligation, rules::Move move) {
  if (obligation.move) return move != *obligation.move;
  return obligation.piece && move.from() != *obligation.piece;
}

Ruling bound_by(const Game& game, const Obligation& obligation) {
  Ruling ruling{Code::AnnouncedMoveMustBePlayed, {.colour = game.position().turn()}};
  if (obligation.move) ruling.values.move = notation::write_san(game.position(), *obligation.move);
  if (obligation.piece) {
    ruling.values.from = obligation.piece;
    ruling.values.piece = game.position().at(*obligation.piece);
  }
  return ruling;
}

Ruling illegal_move(const rules::Position& position, const MoveWish& wish) {
  auto reasons = rules::explain(position, wish.from, wish.to, wish.promotion).reasons;
  if (reasons.empty()) return {Code::IllegalMove, {.colour = position.turn(), .move = notation::write_uci(wish)}};
  const rules::Reason first = reasons.front();
  return {laws::code_of(first.refusal), laws::values_of(position, wish.from, wish.to, first), std::move(reasons)};
}

std::string written(const History& history, std::size_t ply) {
  const Ply& made = history.plies()[ply];
  if (!made.move) return notation::write_uci(made.wish);
  return notation::write_san(*history.position(ply), *made.move);
}

Answer rule(Game& game, rules::Color by, const Make& act) {
  if (auto refusal = only_at_a_board(game)) return refused(*std::move(refusal));
  return made(game, by, act.move);
}

Answer rule(Game& game, rules::Color by, const MakeMove& act) {
  Answer answer = made(game, by, act.move);
  if (answer && !game.over()) complete_and_press(game, game.history.size() - 1);
  return answer;
}

}  // namespace adoube::game

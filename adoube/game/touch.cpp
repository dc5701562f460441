// SPDX-License-Identifier: MIT
// Touching and adjusting (Laws 4.2.1, 4.2.2, 4.3, 6.2.5). A touch with intent answers the opponent's offer (9.1.2.1), ends
// the right to claim on this move (9.4) and the right to complain of the opponent's hand (4.8).
#include <algorithm>

#include "adoube/game/acts.hpp"
#include "adoube/game/touch_move.hpp"

namespace adoube::game {
namespace {

using laws::Code;

[[nodiscard]] rules::Bitboard together(const std::vector<rules::Square>& squares) {
  rules::Bitboard all;
  for (const rules::Square square : squares) all |= rules::Bitboard(square);
  return all;
}

}  // namespace

Answer rule(Game& game, rules::Color by, const Touch& act) {
  const rules::Bitboard squares = together(act.squares);
  if (by != game.history.turn()) return refused(Ruling{Code::TouchNotOnMove, {.colour = by}});
  if (game.turn.adjusting) return Ruling{Code::TouchAdjusts, {.squares = squares, .colour = by}};
  if (!game.regulations.touch_move) return Ruling{Code::TouchMoveOff, {.colour = by}};

  const rules::Setup board = game.history.board(game.history.size());
  const auto is_piece = [&](rules::Square square) { return board.at(square).has_value(); };
  if (std::ranges::none_of(act.squares, is_piece))
    return refused(Ruling{Code::TouchedNothing, {.squares = squares, .colour = by}});
  for (const rules::Square square : act.squares)
    if (is_piece(square) && std::ranges::find(game.turn.touched, square) == game.turn.touched.end())
      game.turn.touched.push_back(square);
  game.set_offer(rules::opponent(by), false);

  Ruling ruling{Code::TouchBindsNothing, {.squares = squares, .colour = by}};
  if (auto bound = binding(game)) ruling = *std::move(bound);
  return ruling;
}

Answer rule(Game& game, rules::Color by, const Adjust&) {
  if (by != game.history.turn()) return refused(Ruling{Code::TouchNotOnMove, {.colour = by}});
  // 6.2.5; while nobody's time runs, nobody's time is taken.
  const auto running = game.clock ? game.clock->running() : std::nullopt;
  if (running == rules::opponent(by)) return refused(Ruling{Code::AdjustOnOpponentsTime, {.colour = by}});
  game.turn.adjusting = true;
  return Ruling{Code::AdjustAnnounced, {.colour = by}};
}

}  // namespace adoube::game

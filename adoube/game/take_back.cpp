// SPDX-License-Identifier: MIT
// Restoring a position (Laws 7.1, 7.5.1, 7.6) and what then binds the player (4.3, 4.7).
#include <algorithm>

#include "adoube/game/acts.hpp"
#include "adoube/game/irregular_board.hpp"

namespace adoube::game {
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

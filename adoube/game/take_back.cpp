// SPDX-License-Identifier: MIT
// Restoring a position (Laws 7.1, 7.5.1, 7.6) and what then binds the player (4.3, 4.7).
#include <algorithm>
#include <cstdlib>

#include "adoube/game/acts.hpp"

namespace adoube::game {
namespace {

/// The king went where only castling brings it, or onto its own rook: the rook that was meant, where one stands.
[[nodiscard]] std::optional<rules::Square> rook_meant(const rules::Setup& board, const MoveWish& wish) {
  const auto king = board.at(wish.from);
  if (!king || king->kind != rules::Kind::King || wish.from.rank() != wish.to.rank()) return std::nullopt;
  const rules::Piece rook{king->color, rules::Kind::Rook};
  if (board.at(wish.to) == rook) return wish.to;
  const int files = index(wish.to.file()) - index(wish.from.file());
  if (std::abs(files) != 2) return std::nullopt;
  const rules::Square corner(files > 0 ? rules::File::H : rules::File::A, wish.from.rank());
  return board.at(corner) == rook ? std::optional(corner) : std::nullopt;
}

}  // namespace

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
  if (const auto rook = rook_meant(board, wish)) {
    if (!legal && !touched_before) game.turn.king_released = true;
    return touch(*rook);
  }
  const bool en_passant =
      piece->kind == rules::Kind::Pawn && board.pushed_over == wish.to && wish.from.file() != wish.to.file();
  const rules::Square taken = en_passant ? rules::Square(wish.to.file(), wish.from.rank()) : wish.to;
  const auto captured = board.at(taken);
  if (captured && captured->color != board.turn) touch(taken);
}

}  // namespace adoube::game

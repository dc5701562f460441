// SPDX-License-Identifier: MIT
#include "adoube/rules/last_move.hpp"

#include <utility>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/castling.hpp"

namespace adoube::rules {
namespace {

void take_up(Board& board, Square square) {
  const Bitboard others = ~Bitboard(square);
  for (Bitboard& pieces : board.by_kind) pieces &= others;
  for (Bitboard& pieces : board.by_color) pieces &= others;
}

void put(Board& board, Square square, Piece piece) {
  take_up(board, square);
  board.by_kind[static_cast<std::size_t>(index(piece.kind))] |= Bitboard(square);
  board.by_color[static_cast<std::size_t>(index(piece.color))] |= Bitboard(square);
}

/// Takes back the moves of `mover`, the side that is not on move, and stops at the first that explains the checks.
class TakingBack {
 public:
  explicit TakingBack(const Board& board) : after_(board), king_(board.king(board.turn)), mover_(opponent(board.turn)) {}

  [[nodiscard]] bool any_explains() const {
    for (const Square to : after_.pieces(mover_)) {
      const Piece piece = *after_.at(to);
      const bool explained = piece.kind == Kind::Pawn ? pawn_move_explains(to) : piece_move_explains(to, piece.kind);
      if (explained) return true;
    }
    return castling_explains();
  }

  [[nodiscard]] bool double_step_explains(Square to) const {
    const std::optional<Square> from = to.offset(0, -2 * forward());
    return from && explains(to, *from, Kind::Pawn);
  }

 private:
  [[nodiscard]] int forward() const { return mover_ == Color::White ? 1 : -1; }
  [[nodiscard]] int rank_of(Square square) const { return relative_rank(square, mover_ == Color::White); }
  [[nodiscard]] bool is_empty(std::optional<Square> square) const { return square && !after_.occupied().has(*square); }

  /// The king on move was safe while `before` stood.
  [[nodiscard]] bool king_is_safe(const Board& before) const {
    return attackers(before, king_, mover_, before.occupied()).empty();
  }
  /// `kind` stood on `from` and went to `to`, which was empty.
  [[nodiscard]] bool explains(Square to, Square from, Kind kind) const {
    Board before = after_;
    take_up(before, to);
    put(before, from, {mover_, kind});
    return king_is_safe(before);
  }
  /// `kind` stood on `from` and captured on `to`. What stood there shields like any piece and attacks no king of its own
  /// colour, so that its kind does not matter.
  [[nodiscard]] bool explains_by_capture(Square to, Square from, Kind kind) const {
    Board before = after_;
    put(before, to, {after_.turn, Kind::Knight});
    put(before, from, {mover_, kind});
    return king_is_safe(before);
  }

  [[nodiscard]] bool piece_move_explains(Square to, Kind kind) const {
    // A capture explains all that the same move without one does: what was captured only shields.
    const Bitboard origins = attacks({mover_, kind}, to, after_.occupied()) & ~after_.occupied();
    for (const Square from : origins)
      if (explains_by_capture(to, from, kind)) return true;
    return kind != Kind::King && rank_of(to) == 7 && promotion_explains(to);
  }
  [[nodiscard]] bool promotion_explains(Square to) const {
    const std::optional<Square> ahead = to.offset(0, -forward());
    return (is_empty(ahead) && explains(to, *ahead, Kind::Pawn)) || pawn_capture_explains(to);
  }
  [[nodiscard]] bool pawn_move_explains(Square to) const {
    const std::optional<Square> single = to.offset(0, -forward());
    if (rank_of(to) >= 2 && is_empty(single)) {
      if (explains(to, *single, Kind::Pawn)) return true;
      if (rank_of(to) == 3 && is_empty(to.offset(0, -2 * forward())) && double_step_explains(to)) return true;
    }
    return rank_of(to) >= 2 && (pawn_capture_explains(to) || en_passant_explains(to));
  }
  [[nodiscard]] bool pawn_capture_explains(Square to) const {
    for (const Square from : pawn_attacks(after_.turn, to))
      if (is_empty(from) && explains_by_capture(to, from, Kind::Pawn)) return true;
    return false;
  }
  [[nodiscard]] bool en_passant_explains(Square to) const {
    const std::optional<Square> captured = to.offset(0, -forward());
    if (rank_of(to) != 5 || !is_empty(captured) || !is_empty(to.offset(0, forward()))) return false;
    for (const Square from : pawn_attacks(after_.turn, to)) {
      if (!is_empty(from)) continue;
      Board before = after_;
      take_up(before, to);
      put(before, from, {mover_, Kind::Pawn});
      put(before, *captured, {after_.turn, Kind::Pawn});
      if (king_is_safe(before)) return true;
    }
    return false;
  }

  [[nodiscard]] bool castling_explains() const {
    for (const CastlingSide side : {CastlingSide::Kingside, CastlingSide::Queenside}) {
      const Square king = castled_king_square(mover_, side);
      const Square rook = castled_rook_square(mover_, side);
      if (!after_.pieces(mover_, Kind::King).has(king) || !after_.pieces(mover_, Kind::Rook).has(rook)) continue;
      if (castling_from_some_square_explains(king, rook)) return true;
    }
    return false;
  }
  /// Chess960 lets king and rook start anywhere on their rank; in standard chess only from their home squares.
  [[nodiscard]] bool castling_from_some_square_explains(Square king, Square rook) const {
    Board lifted = after_;
    take_up(lifted, king);
    take_up(lifted, rook);
    const Bitboard free = Bitboard::of(king.rank()) & ~lifted.occupied();
    for (const Square king_from : free) {
      for (const Square rook_from : free) {
        if (king_from == rook_from || !may_castle_from(king_from, rook_from)) continue;
        Board before = lifted;
        put(before, king_from, {mover_, Kind::King});
        put(before, rook_from, {mover_, Kind::Rook});
        if (king_is_safe(before)) return true;
      }
    }
    return false;
  }
  [[nodiscard]] bool may_castle_from(Square king, Square rook) const {
    if (after_.variant == Variant::Chess960) return true;
    return king.file() == File::E && (rook.file() == File::A || rook.file() == File::H);
  }

  const Board& after_;
  Square king_;
  Color mover_;
};

}  // namespace

bool check_is_possible(const Board& board) {
  const Square king = board.king(board.turn);
  if (attackers(board, king, opponent(board.turn), board.occupied()).empty()) return true;
  return TakingBack(board).any_explains();
}

bool double_step_is_possible(const Board& board) {
  const Square passed_over = Square::from_index_unchecked(board.pushed_over);
  const int forward = board.turn == Color::White ? -1 : 1;
  const std::optional<Square> pawn = passed_over.offset(0, forward);
  return pawn && TakingBack(board).double_step_explains(*pawn);
}

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
#include "adoube/game/touch_move.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "adoube/rules/legal_moves.hpp"

namespace adoube::game {
namespace {

using laws::Code;
using laws::PlacedPiece;
using rules::Bitboard;
using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Rank;
using rules::Square;

/// The square whose piece the move takes; nothing when it takes none.
[[nodiscard]] std::optional<Square> captured_square(const Position& position, Move move) {
  if (move.type() == Move::Type::EnPassant) return Square(move.to().file(), move.from().rank());
  if (move.type() == Move::Type::Castling || !position.at(move.to())) return std::nullopt;
  return move.to();
}

/// What was touched on a turn, and what may be played after it.
class Touches {
 public:
  Touches(const Position& position, std::span<const Square> touched) : position_(position) {
    for (const Move move : rules::legal_moves(position)) legal_.push_back(move);
    for (const Square square : touched) {
      if (!position.at(square) || squares_.has(square)) continue;
      squares_ |= Bitboard(square);
      order_.push_back(square);
      (own(square) ? own_ : enemy_).push_back(square);
    }
  }

  [[nodiscard]] Binding binding() const {
    if (own_.empty()) return captures_only();
    return enemy_.empty() ? own_only() : both_colours();
  }

  /// 4.4.3, 4.7.2: another king move, and any move where the king has none.
  [[nodiscard]] Binding king_must_move(Code code, Bitboard barred_rooks) const {
    const Square king = position_.king(position_.turn());
    if (auto moves = moves_of(king, barred_rooks); !moves.empty())
      return {{code, {.from = king, .colour = position_.turn()}}, std::move(moves)};
    return nothing(laws::article(code));
  }

 private:
  [[nodiscard]] bool own(Square square) const { return position_.at(square)->color == position_.turn(); }
  [[nodiscard]] PlacedPiece placed(Square square) const { return {*position_.at(square), square}; }

  /// The moves of the piece on that square; castling with one of those rooks is none of them. Castling is a king's move.
  [[nodiscard]] std::vector<Move> moves_of(Square square, Bitboard barred_rooks) const {
    std::vector<Move> moves;
    std::ranges::copy_if(legal_, std::back_inserter(moves), [&](Move move) {
      return move.from() == square && (move.type() != Move::Type::Castling || !barred_rooks.has(move.to()));
    });
    return moves;
  }
  [[nodiscard]] std::vector<Move> captures_of(Square square) const {
    std::vector<Move> moves;
    std::ranges::copy_if(legal_, std::back_inserter(moves),
                         [&](Move move) { return captured_square(position_, move) == square; });
    return moves;
  }

  /// 4.5, or, where an article says itself that any move may be played, that one.
  [[nodiscard]] Binding nothing(std::string_view article = {}) const {
    return {{Code::TouchBindsNothing, {.squares = squares_, .colour = position_.turn(), .article = std::string(article)}},
            legal_};
  }
  [[nodiscard]] Binding piece(Code code, Square square, std::vector<Move> moves) const {
    return {{code, {.piece = position_.at(square), .from = square, .colour = position_.turn()}}, std::move(moves)};
  }
  [[nodiscard]] Binding capture(Square square, std::vector<Move> moves) const {
    return {{Code::TouchBindsCapture, {.captured = placed(square), .colour = position_.turn()}}, std::move(moves)};
  }

  /// 4.3.2.
  [[nodiscard]] Binding captures_only() const {
    for (const Square square : enemy_)
      if (auto moves = captures_of(square); !moves.empty()) return capture(square, std::move(moves));
    return nothing();
  }

  /// 4.3.3.
  [[nodiscard]] Binding both_colours() const {
    std::vector<Move> moves = captures_of(enemy_.front());
    std::erase_if(moves, [&](Move move) { return move.from() != own_.front(); });
    if (!moves.empty()) {
      Binding binding = piece(Code::TouchBindsBoth, own_.front(), std::move(moves));
      binding.ruling.values.captured = placed(enemy_.front());
      return binding;
    }
    for (const Square square : order_) {
      moves = own(square) ? moves_of(square, rooks_before_king()) : captures_of(square);
      if (moves.empty()) continue;
      Binding binding =
          own(square) ? piece(Code::TouchBindsPiece, square, std::move(moves)) : capture(square, std::move(moves));
      binding.ruling.values.article = "4.3.3";
      return binding;
    }
    return nothing();
  }

  /// 4.3.1 and 4.4.
  [[nodiscard]] Binding own_only() const {
    const Bitboard barred = rooks_before_king();
    for (std::size_t i = 0; i < own_.size(); ++i) {
      const Square square = own_[i];
      if (is_king_at_home(square) && i + 1 < own_.size() && is_castling_rook(own_[i + 1]) && !barred.has(own_[i + 1]))
        return wish_to_castle(square, own_[i + 1], barred);
      if (auto moves = moves_of(square, barred); !moves.empty())
        return piece(code_of_piece(square, barred), square, std::move(moves));
    }
    return nothing();
  }

  /// 4.4.1, 4.4.3.
  [[nodiscard]] Binding wish_to_castle(Square king, Square rook, Bitboard barred) const {
    const Move castling = Move::castling(king, rook);
    if (std::ranges::find(legal_, castling) == legal_.end()) return king_must_move(Code::TouchKingMustMove, barred);
    return {{Code::TouchBindsCastling, {.from = king, .squares = Bitboard(rook), .colour = position_.turn()}}, {castling}};
  }

  /// 4.4.2 where the order of rook and king decides, otherwise 4.3.1.
  [[nodiscard]] Code code_of_piece(Square square, Bitboard barred) const {
    const bool decides = barred.has(square) || (is_king_at_home(square) && moves_of(square, {}) != moves_of(square, barred));
    return decides ? Code::TouchRookFirst : Code::TouchBindsPiece;
  }

  /// 4.4.2: the rooks that cannot castle on this move.
  [[nodiscard]] Bitboard rooks_before_king() const {
    const auto king = std::ranges::find_if(own_, [&](Square square) { return is_king_at_home(square); });
    Bitboard rooks;
    if (king == own_.end()) return rooks;
    for (auto square = own_.begin(); square != king; ++square)
      if (is_castling_rook(*square)) rooks |= Bitboard(*square);
    return rooks;
  }

  /// Where a king may stand that castles: e1 or e8, in Chess960 anywhere on its first rank (II.3.2).
  [[nodiscard]] bool is_king_at_home(Square square) const {
    if (square != position_.king(position_.turn()) || square.rank() != first_rank()) return false;
    return position_.variant() == rules::Variant::Chess960 || square.file() == rules::File::E;
  }
  /// An own rook on the player's first rank, whether or not castling with it is legal.
  [[nodiscard]] bool is_castling_rook(Square square) const {
    return position_.at(square) == rules::Piece{position_.turn(), Kind::Rook} && square.rank() == first_rank();
  }
  [[nodiscard]] Rank first_rank() const { return position_.turn() == rules::Color::White ? Rank::First : Rank::Eighth; }

  const Position& position_;
  std::vector<Move> legal_;
  Bitboard squares_;
  std::vector<Square> order_;
  std::vector<Square> own_;
  std::vector<Square> enemy_;
};

}  // namespace

bool Binding::allows(Move move) const { return std::ranges::find(moves, move) != moves.end(); }

Binding touch_binding(const Position& position, std::span<const Square> touched) {
  return Touches(position, touched).binding();
}

Binding released_king_binding(const Position& position) {
  const Square king = position.king(position.turn());
  return Touches(position, std::span(&king, 1)).king_must_move(Code::ReleasedKingMustMove, {});
}

}  // namespace adoube::game

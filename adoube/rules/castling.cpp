// SPDX-License-Identifier: MIT
#include "adoube/rules/castling.hpp"

#include "adoube/rules/attacks.hpp"

namespace adoube::rules {
namespace {

/// The squares crossed and the square of arrival.
[[nodiscard]] Bitboard way_of(Square from, Square to) { return squares_between(from, to) | Bitboard(to); }

/// One castling of the side on move, and what each article asks of it.
class CastlingQuestion {
 public:
  CastlingQuestion(const Position& position, Square rook)
      : board_(position.board()),
        color_(position.turn()),
        king_(position.king(color_)),
        rook_(rook),
        goal_(castled_king_square(color_, castling_side(king_, rook))) {}

  [[nodiscard]] std::vector<CastlingObstacle> obstacles() const {
    std::vector<CastlingObstacle> found;
    // 3.8.2.1: the king, or this rook, has moved already.
    if (!board_.castling_rooks.has(rook_))
      found.push_back({CastlingObstacleKind::RightLost, Bitboard(king_) | Bitboard(rook_), {}});
    // 3.8.2.2, II.3.2.7: a piece stands in the way.
    const Bitboard blockers = castling_way(color_, king_, rook_) & board_.occupied();
    if (!blockers.empty()) found.push_back({CastlingObstacleKind::PathBlocked, blockers, {}});
    // 3.8.2.2: the square the king stands on, crosses, or is to occupy is attacked.
    const Bitboard crossed = castling_king_path(color_, king_, rook_) & ~Bitboard(king_) & ~Bitboard(goal_);
    add_attacked(CastlingObstacleKind::KingInCheck, Bitboard(king_), found);
    add_attacked(CastlingObstacleKind::CrossesAttack, crossed, found);
    if (goal_ != king_) add_attacked(CastlingObstacleKind::ArrivesAttacked, Bitboard(goal_), found);
    // II.3.2.7, 3.9.2: the rook, gone, no longer shields the king. Only where the goal is not attacked already.
    const Bitboard uncovered = attackers_of(goal_, occupied_afterwards());
    if (!uncovered.empty() && attackers_of(goal_, without_king()).empty())
      found.push_back({CastlingObstacleKind::RookShieldsKing, Bitboard(goal_), uncovered});
    return found;
  }

 private:
  [[nodiscard]] Bitboard without_king() const { return board_.occupied() & ~Bitboard(king_); }
  [[nodiscard]] Bitboard occupied_afterwards() const {
    const Square rook_goal = castled_rook_square(color_, castling_side(king_, rook_));
    return (without_king() & ~Bitboard(rook_)) | Bitboard(goal_) | Bitboard(rook_goal);
  }
  [[nodiscard]] Bitboard attackers_of(Square square, Bitboard occupied) const {
    return attackers(board_, square, opponent(color_), occupied);
  }
  void add_attacked(CastlingObstacleKind kind, Bitboard squares, std::vector<CastlingObstacle>& found) const {
    CastlingObstacle obstacle{kind, {}, {}};
    for (const Square square : squares) {
      const Bitboard attacking = attackers_of(square, without_king());
      if (attacking.empty()) continue;
      obstacle.squares |= Bitboard(square);
      obstacle.attackers |= attacking;
    }
    if (!obstacle.squares.empty()) found.push_back(obstacle);
  }

  const Board& board_;
  Color color_;
  Square king_;
  Square rook_;
  Square goal_;
};

}  // namespace

Bitboard castling_way(Color color, Square king, Square rook) {
  const CastlingSide side = castling_side(king, rook);
  const Bitboard way = way_of(king, castled_king_square(color, side)) | way_of(rook, castled_rook_square(color, side));
  return way & ~Bitboard(king) & ~Bitboard(rook);
}

Bitboard castling_king_path(Color color, Square king, Square rook) {
  return Bitboard(king) | way_of(king, castled_king_square(color, castling_side(king, rook)));
}

std::vector<CastlingObstacle> castling_obstacles(const Position& position, Square rook) {
  return CastlingQuestion(position, rook).obstacles();
}

std::optional<CastlingObstacle> castling_obstacle(const Position& position, CastlingSide side) {
  const std::optional<Square> rook = position.castling_rook(position.turn(), side);
  if (!rook) return CastlingObstacle{CastlingObstacleKind::RightLost, Bitboard(position.king(position.turn())), {}};
  const std::vector<CastlingObstacle> obstacles = castling_obstacles(position, *rook);
  if (obstacles.empty()) return std::nullopt;
  return obstacles.front();
}

}  // namespace adoube::rules

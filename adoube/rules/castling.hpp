// SPDX-License-Identifier: MIT
/// Castling (Laws 3.8.2, 3.8.2.1, 3.8.2.2; Chess960: Guidelines II.3.1 to
/// II.3.2.4, II.3.2.6, II.3.2.7): where king and rook go, what must be empty, what
/// must not be attacked, and what stands in the way.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/castling_side.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// Kingside when the rook stands on the h-file's side of the king.
[[nodiscard]] constexpr CastlingSide castling_side(Square king, Square rook) {
  return rook.index() > king.index() ? CastlingSide::Kingside : CastlingSide::Queenside;
}
/// g1, g8, c1 or c8 (3.8.2; II.3.2.6).
[[nodiscard]] constexpr Square castled_king_square(Color color, CastlingSide side) {
  return {side == CastlingSide::Kingside ? File::G : File::C, color == Color::White ? Rank::First : Rank::Eighth};
}
/// f1, f8, d1 or d8.
[[nodiscard]] constexpr Square castled_rook_square(Color color, CastlingSide side) {
  return {side == CastlingSide::Kingside ? File::F : File::D, color == Color::White ? Rank::First : Rank::Eighth};
}
/// Every square that must be empty, king and castling rook themselves left out (3.8.2.2; II.3.2.7).
[[nodiscard]] Bitboard castling_way(Color color, Square king, Square rook);
/// The squares of the king that must not be attacked: where it stands, crosses and arrives (3.8.2.2).
[[nodiscard]] Bitboard castling_king_path(Color color, Square king, Square rook);

/// Why castling on that side cannot be played now. Rights first (3.8.2.1), then what stands between, then attacks on the
/// king's square, on those it crosses, on its goal (3.8.2.2), then Chess960's rook that shields its king.
enum class CastlingObstacleKind : std::uint8_t {
  RightLost,
  PathBlocked,
  KingInCheck,
  CrossesAttack,
  ArrivesAttacked,
  RookShieldsKing
};
struct CastlingObstacle {
  CastlingObstacleKind kind;
  Bitboard squares;    ///< king and rook of the lost right; blockers; or the attacked squares of the king
  Bitboard attackers;  ///< who attacks them
};
/// The first obstacle for the side on move in that order, or nothing when castling can be played.
[[nodiscard]] std::optional<CastlingObstacle> castling_obstacle(const Position& position, CastlingSide side);
/// Every obstacle for the side on move, in that order, to castling with the rook that stands, or should stand, on `rook`;
/// empty when that castling can be played. The king stands on its first rank, `rook` on another square of that rank.
[[nodiscard]] std::vector<CastlingObstacle> castling_obstacles(const Position& position, Square rook);

}  // namespace adoube::rules

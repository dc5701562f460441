// SPDX-License-Identifier: MIT
#include "adoube/rules/castling_try.hpp"

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/castling.hpp"

namespace adoube::rules {
namespace {

[[nodiscard]] bool is_on_first_rank(const MoveTry& tried) {
  return relative_rank(tried.from, tried.color() == Color::White) == 0;
}
[[nodiscard]] bool stays_on_its_rank(const MoveTry& tried) { return tried.ranks_ahead() == 0; }
[[nodiscard]] bool goes_onto_own_rook(const MoveTry& tried) {
  return tried.position.pieces(tried.color(), Kind::Rook).has(tried.to);
}
/// e1 or e8 (2.3). Chess960 has no such square.
[[nodiscard]] bool is_from_home(const MoveTry& tried) { return is_on_first_rank(tried) && tried.from.file() == File::E; }
[[nodiscard]] bool is_corner(Square square) { return square.file() == File::A || square.file() == File::H; }

[[nodiscard]] Refusal refusal_of(CastlingObstacleKind kind) {
  switch (kind) {
    case CastlingObstacleKind::RightLost:
      return Refusal::CastlingRightLost;
    case CastlingObstacleKind::PathBlocked:
      return Refusal::CastlingPathBlocked;
    case CastlingObstacleKind::KingInCheck:
      return Refusal::CastlingOutOfCheck;
    case CastlingObstacleKind::CrossesAttack:
      return Refusal::CastlingThroughAttack;
    case CastlingObstacleKind::ArrivesAttacked:
      return Refusal::CastlingIntoAttack;
    case CastlingObstacleKind::RookShieldsKing:
      break;
  }
  return Refusal::CastlingRookShieldsKing;
}

[[nodiscard]] Reason reason_of(const CastlingObstacle& obstacle, Square king) {
  Reason reason{.refusal = refusal_of(obstacle.kind)};
  reason.attackers = obstacle.attackers;
  (obstacle.kind == CastlingObstacleKind::PathBlocked ? reason.obstacles : reason.path) = obstacle.squares;
  if (!obstacle.attackers.empty()) reason.king = king;
  return reason;
}

}  // namespace

std::optional<Square> castling_rook_asked_for(const MoveTry& tried) {
  if (tried.piece.kind != Kind::King || !is_on_first_rank(tried) || !stays_on_its_rank(tried)) return std::nullopt;
  const bool onto_rook = goes_onto_own_rook(tried);
  if (tried.position.variant() == Variant::Chess960) return onto_rook ? std::optional(tried.to) : std::nullopt;
  if (!is_from_home(tried)) return std::nullopt;
  if (onto_rook && is_corner(tried.to)) return tried.to;
  if (std::abs(tried.files()) == 2) return Square(tried.files() > 0 ? File::H : File::A, tried.from.rank());
  return std::nullopt;
}

void refuse_castling(const MoveTry& tried, Square rook, Reasons& reasons) {
  const bool rook_is_there = tried.position.pieces(tried.color(), Kind::Rook).has(rook);
  if (!rook_is_there) reasons.push_back({.refusal = Refusal::CastlingNoRook, .path = Bitboard(rook)});
  for (const CastlingObstacle& obstacle : castling_obstacles(tried.position, rook)) {
    // Without the rook the right is gone as well: one fact, told once.
    if (obstacle.kind == CastlingObstacleKind::RightLost && !rook_is_there) continue;
    reasons.push_back(reason_of(obstacle, tried.from));
  }
}

void refuse_castling_elsewhere(const MoveTry& tried, Reasons& reasons) {
  const bool is_step = king_attacks(tried.from).has(tried.to);
  if (is_step || tried.position.variant() == Variant::Chess960) return;
  const bool along_first_rank = is_on_first_rank(tried) && stays_on_its_rank(tried);
  const bool two_aside = std::abs(tried.files()) == 2;
  if (along_first_rank && !is_from_home(tried) && (two_aside || goes_onto_own_rook(tried)))
    reasons.push_back({.refusal = Refusal::CastlingKingNotAtHome});

  if (along_first_rank && is_from_home(tried) && goes_onto_own_rook(tried))
    reasons.push_back({.refusal = Refusal::CastlingNoRook});

  const bool up_the_file = is_from_home(tried) && tried.files() == 0 && tried.ranks_ahead() >= 2;
  const Bitboard file = Bitboard::of(tried.from.file());
  if (up_the_file && !(file & tried.position.pieces(tried.color(), Kind::Rook)).empty())
    reasons.push_back({.refusal = Refusal::CastlingNoRook});
}

}  // namespace adoube::rules

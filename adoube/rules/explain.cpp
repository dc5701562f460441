// SPDX-License-Identifier: MIT
#include "adoube/rules/explain.hpp"

#include <algorithm>

#include "adoube/rules/castling_try.hpp"
#include "adoube/rules/en_passant.hpp"
#include "adoube/rules/king_safety.hpp"
#include "adoube/rules/pawn_moves.hpp"
#include "adoube/rules/piece_moves.hpp"
#include "adoube/rules/promotion.hpp"
#include "adoube/rules/setup_board.hpp"

namespace adoube::rules {
namespace {

/// There is nothing to ask further where no piece of the player's is to go anywhere.
[[nodiscard]] std::optional<Refusal> refuse_departure(const Position& position, Square from, Square to) {
  const std::optional<Piece> piece = position.at(from);
  if (!piece) return Refusal::NoPiece;
  if (piece->color != position.turn()) return Refusal::NotYourPiece;
  if (from == to) return Refusal::SameSquare;
  return std::nullopt;
}

void refuse_geometry(const MoveTry& tried, Reasons& reasons) {
  refuse_arrival(tried, reasons);
  if (tried.piece.kind == Kind::Pawn) {
    refuse_pawn_move(tried, reasons);
    return;
  }
  refuse_piece_move(tried, reasons);
  if (tried.piece.kind == Kind::King) refuse_castling_elsewhere(tried, reasons);
}

void refuse_ordinary_move(const MoveTry& tried, Reasons& reasons) {
  refuse_geometry(tried, reasons);
  const bool could_stand_there = reasons.empty();
  if (could_stand_there) refuse_for_king_safety(tried, reasons);
  refuse_promotion(tried, reasons);
  if (reasons.empty() && reaches_last_rank(tried) && !tried.promotion)
    reasons.push_back({.refusal = Refusal::PromotionPieceMissing});
}

[[nodiscard]] Move ordinary_move(const MoveTry& tried) {
  if (tried.promotion) return Move::promotion(tried.from, tried.to, *tried.promotion);
  return is_en_passant(tried) ? Move::en_passant(tried.from, tried.to) : Move::ordinary(tried.from, tried.to);
}

/// What the try would be as a move, and why it is not to be.
struct Judged {
  Move move;
  Reasons reasons;
};

[[nodiscard]] Judged judge(const MoveTry& tried) {
  Reasons reasons;
  if (const std::optional<Square> rook = castling_rook_asked_for(tried)) {
    refuse_castling(tried, *rook, reasons);
    refuse_promotion(tried, reasons);
    return {Move::castling(tried.from, *rook), std::move(reasons)};
  }
  refuse_ordinary_move(tried, reasons);
  return {ordinary_move(tried), std::move(reasons)};
}

}  // namespace

Explanation explain(const Position& position, Square from, Square to, std::optional<Kind> promotion) {
  if (const std::optional<Refusal> refusal = refuse_departure(position, from, to))
    return {.reasons = {{.refusal = *refusal}}};

  auto [move, reasons] = judge({position, from, to, *position.at(from), promotion});
  if (reasons.empty()) return {.move = move, .effects = effects_of(position, move)};
  std::ranges::sort(reasons, {}, &Reason::refusal);
  return {.reasons = std::move(reasons)};
}

std::vector<Reason> reasons_against(const Setup& board, Square from, Square to, std::optional<Kind> promotion) {
  // Nothing below asks for more than one king each: attacks are looked up square by square, and no moves are generated.
  const Position position = Position::from_board_unchecked(board_of(board));
  if (const std::optional<Refusal> refusal = refuse_departure(position, from, to)) return {{.refusal = *refusal}};
  Reasons reasons = judge({position, from, to, *position.at(from), promotion}).reasons;
  std::ranges::sort(reasons, {}, &Reason::refusal);
  return reasons;
}

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
#include "adoube/rules/explain.hpp"

#include <algorithm>

#include "adoube/rules/castling_try.hpp"
#include "adoube/rules/en_passant.hpp"
#include "adoube/rules/king_safety.hpp"
#include "adoube/rules/pawn_moves.hpp"
#include "adoube/rules/piece_moves.hpp"
#include "adoube/rules/promotion.hpp"

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

[[nodiscard]] Explanation answer(const Position& position, Move move, Reasons reasons) {
  if (reasons.empty()) return {.move = move, .effects = effects_of(position, move)};
  std::ranges::sort(reasons, {}, &Reason::refusal);
  return {.reasons = std::move(reasons)};
}

}  // namespace

Explanation explain(const Position& position, Square from, Square to, std::optional<Kind> promotion) {
  if (const std::optional<Refusal> refusal = refuse_departure(position, from, to))
    return {.reasons = {{.refusal = *refusal}}};

  const MoveTry tried{position, from, to, *position.at(from), promotion};
  Reasons reasons;
  if (const std::optional<Square> rook = castling_rook_asked_for(tried)) {
    refuse_castling(tried, *rook, reasons);
    refuse_promotion(tried, reasons);
    return answer(position, Move::castling(from, *rook), std::move(reasons));
  }
  refuse_ordinary_move(tried, reasons);
  return answer(position, ordinary_move(tried), std::move(reasons));
}

}  // namespace adoube::rules

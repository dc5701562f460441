// SPDX-License-Identifier: MIT
#include "adoube/rules/promotion.hpp"

#include <algorithm>

namespace adoube::rules {

bool reaches_last_rank(const MoveTry& tried) {
  return tried.piece.kind == Kind::Pawn && relative_rank(tried.to, tried.color() == Color::White) == 7;
}

void refuse_promotion(const MoveTry& tried, Reasons& reasons) {
  if (!tried.promotion) return;
  if (!reaches_last_rank(tried))
    reasons.push_back({.refusal = Refusal::PromotionNotOnLastRank});
  else if (std::ranges::find(promotion_kinds, *tried.promotion) == promotion_kinds.end())
    reasons.push_back({.refusal = Refusal::PromotionPieceNotAllowed});
}

}  // namespace adoube::rules

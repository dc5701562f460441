// SPDX-License-Identifier: MIT
/// The article that a refusal rests on, as the rows of these tests expect it.
#pragma once

#include "adoube/rules/explain.hpp"

namespace adoube::rules::testing {

// clang-format off
[[nodiscard]] constexpr const char* article_of(Refusal refusal) {
  switch (refusal) {
    case Refusal::NoPiece: return "3.10.2";
    case Refusal::NotYourPiece: return "1.2";
    case Refusal::SameSquare: return "3.10.2";
    case Refusal::OwnPieceOnTarget: return "3.1";
    case Refusal::CaptureOfKing: return "1.4.1";
    case Refusal::NotABishopMove: return "3.2";
    case Refusal::NotARookMove: return "3.3";
    case Refusal::NotAQueenMove: return "3.4";
    case Refusal::NotAKnightMove: return "3.6";
    case Refusal::NotAKingMove: return "3.8.1";
    case Refusal::NotAPawnMove: return "3.7.1";
    case Refusal::PawnMovesBackwards: return "3.7.1";
    case Refusal::PathBlocked: return "3.5";
    case Refusal::PawnBlocked: return "3.7.1";
    case Refusal::PawnDoubleStepBlocked: return "3.7.2";
    case Refusal::PawnDoubleStepTooLate: return "3.7.2";
    case Refusal::PawnNothingToCapture: return "3.7.3";
    case Refusal::EnPassantTooLate: return "3.7.3.2";
    case Refusal::PromotionPieceMissing: return "3.7.3.3";
    case Refusal::PromotionPieceNotAllowed: return "3.7.3.3";
    case Refusal::PromotionNotOnLastRank: return "3.7.3.3";
    case Refusal::CastlingKingNotAtHome: return "3.8.2";
    case Refusal::CastlingNoRook: return "3.8.2";
    case Refusal::CastlingRightLost: return "3.8.2.1";
    case Refusal::CastlingPathBlocked: return "3.8.2.2";
    case Refusal::CastlingOutOfCheck: return "3.8.2.2";
    case Refusal::CastlingThroughAttack: return "3.8.2.2";
    case Refusal::CastlingIntoAttack: return "3.8.2.2";
    case Refusal::CastlingRookShieldsKing: return "II.3.2.7";
    case Refusal::KingIntoAttack: return "3.9.2";
    case Refusal::DoubleCheckKingMustMove: return "3.9.2";
    case Refusal::CheckNotAnswered: return "3.9.2";
    case Refusal::Pinned: return "3.9.2";
    case Refusal::EnPassantExposesKing: return "3.9.2";
  }
  return "";
}
// clang-format on

}  // namespace adoube::rules::testing

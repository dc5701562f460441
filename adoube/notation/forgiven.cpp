// SPDX-License-Identifier: MIT
#include "adoube/notation/forgiven.hpp"

namespace adoube::notation {

// clang-format off
std::string_view code(Forgiven forgiven) {
  switch (forgiven) {
    case Forgiven::FenMissingFields: return "fen-missing-fields";
    case Forgiven::FenSpaces: return "fen-spaces";
    case Forgiven::FenTrailingText: return "fen-trailing-text";
    case Forgiven::FenAdjacentDigits: return "fen-adjacent-digits";
    case Forgiven::FenTurnSpelling: return "fen-turn-spelling";
    case Forgiven::FenDashSpelling: return "fen-dash-spelling";
    case Forgiven::FenCastlingOrder: return "fen-castling-order";
    case Forgiven::FenCastlingTwice: return "fen-castling-twice";
    case Forgiven::FenCastlingRookFile: return "fen-castling-rook-file";
    case Forgiven::FenCastlingDropped: return "fen-castling-dropped";
    case Forgiven::FenEnPassantCase: return "fen-ep-square-case";
    case Forgiven::FenEnPassantDropped: return "fen-ep-square-dropped";
    case Forgiven::FenHalfmoveClock: return "fen-halfmove-clock";
    case Forgiven::FenFullmoveNumber: return "fen-fullmove-number";
    case Forgiven::FenLeadingZeros: return "fen-leading-zeros";
    case Forgiven::FenTooManyPawns: return "fen-too-many-pawns";
    case Forgiven::FenTooManyPromoted: return "fen-too-many-promoted";
    case Forgiven::CheckMarkMissing: return "check-mark-missing";
    case Forgiven::CheckMarkWrong: return "check-mark-wrong";
    case Forgiven::CheckMarkSuperfluous: return "check-mark-superfluous";
    case Forgiven::MateAsDoublePlus: return "mate-as-double-plus";
    case Forgiven::CaptureMarkMissing: return "capture-mark-missing";
    case Forgiven::CaptureMarkSuperfluous: return "capture-mark-superfluous";
    case Forgiven::CaptureMarkSpelling: return "capture-mark-spelling";
    case Forgiven::NeedlessDisambiguation: return "needless-disambiguation";
    case Forgiven::LongForm: return "long-form";
    case Forgiven::CoordinateForm: return "coordinate-form";
    case Forgiven::PawnLetter: return "pawn-letter";
    case Forgiven::CastlingSpelling: return "castling-spelling";
    case Forgiven::EnPassantMark: return "en-passant-mark";
    case Forgiven::PromotionSpelling: return "promotion-spelling";
    case Forgiven::PieceLetterCase: return "piece-letter-case";
    case Forgiven::Figurine: return "figurine";
    case Forgiven::AnnotationSuffix: return "annotation-suffix";
    case Forgiven::DrawOfferMark: return "draw-offer-mark";
    case Forgiven::MoveNumber: return "move-number";
    case Forgiven::MoveSpaces: break;
  }
  return "move-spaces";
}
// clang-format on

}  // namespace adoube::notation

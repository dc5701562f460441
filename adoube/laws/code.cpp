// SPDX-License-Identifier: MIT
#include "adoube/laws/code.hpp"

#include <algorithm>

#include "adoube/laws/table.hpp"

namespace adoube::laws {
namespace {

const table::Row& row(Code code) { return table::rows[static_cast<std::size_t>(index(code))]; }

/// The code of the enumerator that is as far from the first of its enum as the code is from `first`.
template <class Enum>
constexpr Code shifted(Code first, Enum value) {
  return static_cast<Code>(index(first) + static_cast<int>(value));
}

static_assert(index(Code::TooManyProblems) - index(Code::NullMove) ==
              static_cast<int>(notation::PgnFault::TooManyProblems) - static_cast<int>(notation::PgnFault::NullMove));
// The blocks of Code repeat the enums in their order.
static_assert(shifted(Code::NoPiece, rules::Refusal::PathBlocked) == Code::PathBlocked);
static_assert(shifted(Code::NoPiece, rules::Refusal::EnPassantTooLate) == Code::EnPassantTooLate);
static_assert(shifted(Code::NoPiece, rules::Refusal::CastlingRightLost) == Code::CastlingRightLost);
static_assert(shifted(Code::NoPiece, rules::Refusal::EnPassantExposesKing) == Code::EnPassantExposesKing);
static_assert(shifted(Code::Moves, rules::Effect::CastlesKingside) == Code::CastlesKingside);
static_assert(shifted(Code::Moves, rules::Effect::Stalemates) == Code::Stalemates);
static_assert(shifted(Code::PathIsClear, rules::Ground::CastlingWayIsClear) == Code::CastlingWayIsClear);
static_assert(shifted(Code::PathIsClear, rules::Ground::KingIsSafe) == Code::KingIsSafe);
static_assert(shifted(Code::Kings, rules::SetupFault::Castling) == Code::Castling);
static_assert(shifted(Code::Kings, rules::SetupFault::ImpossibleCheck) == Code::ImpossibleCheck);
static_assert(shifted(Code::FenMissingFields, notation::Forgiven::CheckMarkMissing) == Code::CheckMarkMissing);
static_assert(shifted(Code::FenMissingFields, notation::Forgiven::MoveSpaces) == Code::MoveSpaces);

}  // namespace

std::string_view name(Code code) { return row(code).name; }

std::optional<Code> code_from_name(std::string_view name) {
  const auto found =
      std::find_if(table::rows.begin(), table::rows.end(), [name](const auto& row) { return row.name == name; });
  if (found == table::rows.end()) return std::nullopt;
  return found->code;
}

std::string_view article(Code code) { return row(code).cases.back().article; }

Code code_of(rules::Refusal refusal) { return shifted(Code::NoPiece, refusal); }
Code code_of(rules::Effect effect) { return shifted(Code::Moves, effect); }
Code code_of(rules::Ground ground) { return shifted(Code::PathIsClear, ground); }
Code code_of(rules::SetupFault fault) { return shifted(Code::Kings, fault); }
Code code_of(notation::Forgiven forgiven) { return shifted(Code::FenMissingFields, forgiven); }

Code code_of(rules::CastlingObstacleKind obstacle) {
  using enum rules::CastlingObstacleKind;
  switch (obstacle) {
    case RightLost:
      return Code::CastlingRightLost;
    case PathBlocked:
      return Code::CastlingPathBlocked;
    case KingInCheck:
      return Code::CastlingOutOfCheck;
    case CrossesAttack:
      return Code::CastlingThroughAttack;
    case ArrivesAttacked:
      return Code::CastlingIntoAttack;
    case RookShieldsKing:
      return Code::CastlingRookShieldsKing;
  }
  return Code::CastlingRightLost;
}

Code code_of(notation::FenFault fault) {
  using enum notation::FenFault;
  switch (fault) {
    case Syntax:
      return Code::Syntax;
    case FieldCount:
      return Code::FieldCount;
    case Kings:
      return Code::Kings;
    case PawnOnBackRank:
      return Code::PawnOnBackRank;
    case OpponentInCheck:
      return Code::OpponentInCheck;
    case EnPassantSquare:
      return Code::EpSquare;
    case Castling:
      return Code::Castling;
    case TooManyPawns:
      return Code::TooManyPawns;
    case TooManyPromoted:
      return Code::TooManyPromoted;
    case ImpossibleCheck:
      return Code::ImpossibleCheck;
    case HalfmoveClock:
      return Code::Halfmove;
    case FullmoveNumber:
      return Code::Fullmove;
  }
  return Code::Syntax;
}

Code code_of(notation::SanFault fault) {
  using enum notation::SanFault;
  switch (fault) {
    case NotAMove:
      return Code::NotAMove;
    case Illegal:
      return Code::IllegalMove;
    case Ambiguous:
      return Code::AmbiguousMove;
    case PromotionMissing:
      return Code::PromotionPieceMissing;
    case NotExportForm:
      return Code::NotExportForm;
  }
  return Code::NotAMove;
}

/// Three of the first four are codes of SAN as well; from NullMove on the block of Code repeats the enum.
Code code_of(notation::PgnFault fault) {
  using enum notation::PgnFault;
  switch (fault) {
    case IllegalMove:
      return Code::IllegalMove;
    case AmbiguousMove:
      return Code::AmbiguousMove;
    case IncompleteMove:
      return Code::IncompleteMove;
    case NotAMove:
      return Code::NotAMove;
    default:
      return shifted(Code::NullMove, static_cast<int>(fault) - static_cast<int>(NullMove));
  }
}

Code code_of(const notation::FenProblem& problem) {
  if (problem.severity == notation::FenSeverity::Warning && problem.forgiven) return code_of(*problem.forgiven);
  return code_of(problem.fault);
}

std::string_view outcome_reason(Code outcome) {
  switch (outcome) {
    case Code::ResignationDraw:
      return name(Code::Resignation);
    case Code::FlagFallDraw:
      return name(Code::FlagFall);
    case Code::IllegalMovesDraw:
      return name(Code::IllegalMoves);
    case Code::BothFlagsDraw:
      return name(Code::FlagFall);
    case Code::NoNormalWin:
    case Code::LossByArbiter:
    case Code::WrongSetUp:
    case Code::ColoursReversed:
    case Code::GameCancelled:
      return name(Code::Arbiter);
    default:
      return name(outcome);
  }
}

}  // namespace adoube::laws

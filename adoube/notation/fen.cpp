// SPDX-License-Identifier: MIT
#include "adoube/notation/fen.hpp"

#include <algorithm>
#include <utility>

#include "adoube/notation/fen_fields.hpp"
#include "adoube/rules/setup_board.hpp"
#include "adoube/rules/validity.hpp"

namespace adoube::notation {

namespace {

using rules::FaultLevel;
using rules::Setup;
using rules::SetupFault;
using rules::SetupProblem;

[[nodiscard]] FenFault fault_of(SetupFault fault) {
  switch (fault) {
    case SetupFault::Kings: return FenFault::Kings;
    case SetupFault::PawnOnBackRank: return FenFault::PawnOnBackRank;
    case SetupFault::OpponentInCheck: return FenFault::OpponentInCheck;
    case SetupFault::Castling: return FenFault::Castling;
    case SetupFault::EnPassantSquare: return FenFault::EnPassantSquare;
    case SetupFault::TooManyPawns: return FenFault::TooManyPawns;
    case SetupFault::TooManyPromoted: return FenFault::TooManyPromoted;
    case SetupFault::ImpossibleCheck: break;
  }
  return FenFault::ImpossibleCheck;
}

/// What a lenient reader forgives about a position; nothing for what cannot be played whatever one drops.
[[nodiscard]] std::optional<Forgiven> forgivable(SetupFault fault) {
  switch (fault) {
    case SetupFault::Castling: return Forgiven::FenCastlingDropped;
    case SetupFault::EnPassantSquare: return Forgiven::FenEnPassantDropped;
    case SetupFault::TooManyPawns: return Forgiven::FenTooManyPawns;
    case SetupFault::TooManyPromoted: return Forgiven::FenTooManyPromoted;
    default: return std::nullopt;
  }
}

/// The problem of a position, at its place in the text.
[[nodiscard]] FenProblem placed(const SetupProblem& found, std::string_view text, const FenFields& fields) {
  FenProblem problem{.fault = fault_of(found.fault), .squares = found.squares};
  if (found.fault == SetupFault::Castling) {
    problem.field = FenField::Castling;
    problem.offset = fields.castling_offset;
    problem.length = fields.castling_length;
  } else if (found.fault == SetupFault::EnPassantSquare) {
    problem.field = FenField::EnPassant;
    problem.offset = fields.en_passant_offset;
    problem.length = fields.en_passant_length;
  } else if (!found.squares.empty()) {
    problem.offset = text.size();
    for (const rules::Square square : found.squares) problem.offset = std::min(problem.offset, placement_offset(text, square));
    problem.length = 1;
  }
  return problem;
}

[[nodiscard]] FenSeverity severity_of(const SetupProblem& found, Strictness strictness) {
  if (found.level == FaultLevel::Doubtful) return FenSeverity::Warning;
  if (strictness == Strictness::Strict) return FenSeverity::Error;
  return forgivable(found.fault) ? FenSeverity::Warning : FenSeverity::Error;
}

/// Without what a lenient reader does not take over: rights that lack king or rook, an en passant square that does not fit.
/// Whether anything was dropped.
bool drop(Setup& setup, const SetupProblem& found) {
  if (found.fault == SetupFault::EnPassantSquare) setup.pushed_over.reset();
  if (found.fault == SetupFault::Castling) setup.castling_rooks &= ~found.squares;
  return found.fault == SetupFault::EnPassantSquare || found.fault == SetupFault::Castling;
}

}  // namespace

std::string_view code(FenFault fault) {
  switch (fault) {
    case FenFault::Syntax: return "syntax";
    case FenFault::FieldCount: return "field-count";
    case FenFault::Kings: return "kings";
    case FenFault::PawnOnBackRank: return "pawn-on-back-rank";
    case FenFault::OpponentInCheck: return "opponent-in-check";
    case FenFault::Castling: return "castling";
    case FenFault::EnPassantSquare: return "ep-square";
    case FenFault::TooManyPawns: return "too-many-pawns";
    case FenFault::TooManyPromoted: return "too-many-promoted";
    case FenFault::ImpossibleCheck: return "impossible-check";
    case FenFault::HalfmoveClock: return "halfmove";
    case FenFault::FullmoveNumber: break;
  }
  return "fullmove";
}

std::string_view code(FenField field) {
  switch (field) {
    case FenField::Placement: return "placement";
    case FenField::Turn: return "turn";
    case FenField::Castling: return "castling";
    case FenField::EnPassant: return "en-passant";
    case FenField::HalfmoveClock: return "halfmove-clock";
    case FenField::FullmoveNumber: break;
  }
  return "fullmove-number";
}

std::string_view code(const FenProblem& problem) {
  return problem.severity == FenSeverity::Warning && problem.forgiven ? code(*problem.forgiven) : code(problem.fault);
}

const FenProblem* FenJudgement::first_error() const {
  const auto found = std::ranges::find(problems, FenSeverity::Error, &FenProblem::severity);
  return found == problems.end() ? nullptr : &*found;
}

FenJudgement judge_fen(std::string_view text, Strictness strictness, rules::Variant variant) {
  FenFields fields = read_fen_fields(text, strictness, variant);
  FenJudgement judgement{.problems = std::move(fields.problems)};
  if (judgement.first_error() != nullptr) return judgement;

  Setup setup = fields.setup;
  bool dropped = false;
  for (const SetupProblem& found : rules::examine(setup)) {
    FenProblem problem = placed(found, text, fields);
    problem.severity = severity_of(found, strictness);
    if (strictness == Strictness::Lenient) {
      problem.forgiven = forgivable(found.fault);
      dropped |= drop(setup, found);
    }
    judgement.problems.push_back(problem);
  }
  judgement.setup = fields.setup;
  if (judgement.first_error() != nullptr) return judgement;
  if (!dropped)  // examine() has found nothing unplayable
    judgement.position = rules::Position::from_board_unchecked(rules::board_of(setup));
  else if (auto position = rules::Position::from(setup))
    judgement.position = *position;
  return judgement;
}

Expected<Setup, FenProblem> read_fen(std::string_view text, rules::Variant variant) {
  const FenFields fields = read_fen_fields(text, Strictness::Strict, variant);
  const auto error = std::ranges::find(fields.problems, FenSeverity::Error, &FenProblem::severity);
  if (error != fields.problems.end()) return refused(*error);
  return fields.setup;
}

Expected<rules::Position, FenProblem> read_position(std::string_view text, rules::Variant variant) {
  FenJudgement judgement = judge_fen(text, Strictness::Strict, variant);
  if (judgement.position) return *judgement.position;
  return refused(*judgement.first_error());
}

}  // namespace adoube::notation

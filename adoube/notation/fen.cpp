// SPDX-License-Identifier: MIT
#include "adoube/notation/fen.hpp"

#include <algorithm>
#include <utility>

#include "adoube/notation/fen_fields.hpp"
#include "adoube/notation/fen_tidy.hpp"
#include "adoube/rules/setup_board.hpp"
#include "adoube/rules/validity.hpp"

namespace adoube::notation {

namespace {

using rules::Board;
using rules::FaultLevel;
using rules::SetupFault;
using rules::SetupProblem;

// clang-format off
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
// clang-format on

/// What a lenient reader forgives about a position; nothing for what cannot be played whatever one drops.
// clang-format off
[[nodiscard]] std::optional<Forgiven> forgivable(SetupFault fault) {
  switch (fault) {
    case SetupFault::Castling: return Forgiven::FenCastlingDropped;
    case SetupFault::EnPassantSquare: return Forgiven::FenEnPassantDropped;
    case SetupFault::TooManyPawns: return Forgiven::FenTooManyPawns;
    case SetupFault::TooManyPromoted: return Forgiven::FenTooManyPromoted;
    default: return std::nullopt;
  }
}
// clang-format on

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
    for (const rules::Square square : found.squares)
      problem.offset = std::min(problem.offset, placement_offset(text, square));
    problem.length = 1;
  }
  return problem;
}

[[nodiscard]] FenSeverity severity_of(const SetupProblem& found, Strictness strictness) {
  if (found.level == FaultLevel::Doubtful) return FenSeverity::Warning;
  if (strictness == Strictness::Strict) return FenSeverity::Error;
  return forgivable(found.fault) ? FenSeverity::Warning : FenSeverity::Error;
}

/// Takes out what a lenient reader does not take over: rights that lack king or rook, an en passant square that does not
/// fit. Whether anything was taken out.
bool drop(Board& board, const SetupProblem& found) {
  if (found.fault == SetupFault::EnPassantSquare) board.pushed_over = Board::no_square;
  if (found.fault == SetupFault::Castling) board.castling_rooks &= ~found.squares;
  return found.fault == SetupFault::EnPassantSquare || found.fault == SetupFault::Castling;
}

[[nodiscard]] bool is_error(const FenProblem& problem) { return problem.severity == FenSeverity::Error; }

/// Adds the problems of the position to those of the text, and makes the position where the reader takes it.
[[nodiscard]] std::optional<rules::Position> judge_position(std::string_view text, const FenFields& fields,
                                                            Strictness strictness, std::vector<FenProblem>& problems) {
  Board board = fields.board;
  bool dropped = false;
  for (const SetupProblem& found : rules::examine(fields.board)) {
    FenProblem problem = placed(found, text, fields);
    problem.severity = severity_of(found, strictness);
    if (strictness == Strictness::Lenient) {
      problem.forgiven = forgivable(found.fault);
      dropped |= drop(board, found);
    }
    problems.push_back(problem);
  }
  if (std::ranges::any_of(problems, is_error)) return std::nullopt;
  if (!dropped) return rules::Position::from_board_unchecked(board);  // examined above: nothing unplayable
  const auto position = rules::Position::from(rules::setup_of(board));
  return position ? std::optional(*position) : std::nullopt;
}

}  // namespace

// clang-format off
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
// clang-format on

std::string_view code(const FenProblem& problem) {
  return problem.severity == FenSeverity::Warning && problem.forgiven ? code(*problem.forgiven) : code(problem.fault);
}

const FenProblem* FenJudgement::first_error() const {
  const auto found = std::ranges::find_if(problems, is_error);
  return found == problems.end() ? nullptr : &*found;
}

FenJudgement judge_fen(std::string_view text, Strictness strictness, rules::Variant variant) {
  Board board;
  if (variant == rules::Variant::Standard && read_tidy_fen(text, board) && rules::examine(board).empty())
    return {.setup = rules::setup_of(board), .position = rules::Position::from_board_unchecked(board)};
  FenFields fields = read_fen_fields(text, strictness, variant);
  FenJudgement judgement{.problems = std::move(fields.problems)};
  if (judgement.first_error() != nullptr) return judgement;
  judgement.setup = rules::setup_of(fields.board);
  judgement.position = judge_position(text, fields, strictness, judgement.problems);
  return judgement;
}

Expected<rules::Setup, FenProblem> read_fen(std::string_view text, rules::Variant variant) {
  Board board;
  if (variant == rules::Variant::Standard && read_tidy_fen(text, board)) return rules::setup_of(board);
  const FenFields fields = read_fen_fields(text, Strictness::Strict, variant);
  const auto error = std::ranges::find_if(fields.problems, is_error);
  if (error != fields.problems.end()) return refused(*error);
  return rules::setup_of(fields.board);
}

Expected<rules::Position, FenProblem> read_position(std::string_view text, rules::Variant variant) {
  Board board;
  if (variant == rules::Variant::Standard && read_tidy_fen(text, board) && rules::examine(board).empty())
    return rules::Position::from_board_unchecked(board);
  FenFields fields = read_fen_fields(text, Strictness::Strict, variant);
  std::vector<FenProblem> problems = std::move(fields.problems);
  if (std::ranges::none_of(problems, is_error))
    if (const auto position = judge_position(text, fields, Strictness::Strict, problems)) return *position;
  return refused(*std::ranges::find_if(problems, is_error));
}

}  // namespace adoube::notation

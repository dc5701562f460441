// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_problem.hpp"

#include <algorithm>

namespace adoube::notation {

PgnSeverity severity(PgnFault fault) {
  switch (fault) {
    case PgnFault::IllegalMove:
    case PgnFault::AmbiguousMove:
    case PgnFault::IncompleteMove:
    case PgnFault::NotAMove:
    case PgnFault::NullMoveInMainLine:
    case PgnFault::VariationWithoutMove:
    case PgnFault::UnclosedVariation:
    case PgnFault::UnmatchedClosingBracket:
    case PgnFault::UnmatchedClosingBrace:
    case PgnFault::UnclosedComment:
    case PgnFault::TextAfterResult:
    case PgnFault::NoGame:
    case PgnFault::FenTag:
    case PgnFault::UnsupportedVariant:
    case PgnFault::BadField:
    case PgnFault::CommentTooLong:
    case PgnFault::TagTooLong:
    case PgnFault::TooDeep:
    case PgnFault::GameTooLong:
      return PgnSeverity::Error;
    case PgnFault::NullMove:
    case PgnFault::ForgivenSpelling:
    case PgnFault::MoveNumber:
    case PgnFault::EmptyVariation:
    case PgnFault::BraceInComment:
    case PgnFault::StrayText:
    case PgnFault::UnknownSign:
    case PgnFault::NagRange:
    case PgnFault::NagWithoutMove:
    case PgnFault::MissingResult:
    case PgnFault::ResultSpelling:
    case PgnFault::ResultMismatch:
    case PgnFault::ResultInVariation:
    case PgnFault::NoTags:
    case PgnFault::NoMovetext:
    case PgnFault::TagSyntax:
    case PgnFault::DuplicateTag:
    case PgnFault::ResultTagValue:
    case PgnFault::FenTagSpelling:
    case PgnFault::FenWithoutSetUp:
    case PgnFault::SetUpWithoutFen:
    case PgnFault::NotUtf8:
    case PgnFault::TooManyProblems:
      break;
  }
  return PgnSeverity::Warning;
}

std::string_view code(PgnFault fault) {
  switch (fault) {
    case PgnFault::IllegalMove:
      return "illegal-move";
    case PgnFault::AmbiguousMove:
      return "ambiguous-move";
    case PgnFault::IncompleteMove:
      return "incomplete-move";
    case PgnFault::NotAMove:
      return "not-a-move";
    case PgnFault::NullMove:
      return "null-move";
    case PgnFault::NullMoveInMainLine:
      return "null-move-in-main-line";
    case PgnFault::ForgivenSpelling:
      return "forgiven-spelling";
    case PgnFault::MoveNumber:
      return "wrong-move-number";
    case PgnFault::VariationWithoutMove:
      return "variation-without-move";
    case PgnFault::EmptyVariation:
      return "empty-variation";
    case PgnFault::UnclosedVariation:
      return "unclosed-variation";
    case PgnFault::UnmatchedClosingBracket:
      return "unmatched-closing-bracket";
    case PgnFault::UnmatchedClosingBrace:
      return "unmatched-closing-brace";
    case PgnFault::UnclosedComment:
      return "unclosed-comment";
    case PgnFault::BraceInComment:
      return "brace-in-comment";
    case PgnFault::StrayText:
      return "stray-text";
    case PgnFault::UnknownSign:
      return "unknown-sign";
    case PgnFault::NagRange:
      return "nag-range";
    case PgnFault::NagWithoutMove:
      return "nag-without-move";
    case PgnFault::MissingResult:
      return "missing-result";
    case PgnFault::ResultSpelling:
      return "result-spelling";
    case PgnFault::ResultMismatch:
      return "result-mismatch";
    case PgnFault::ResultInVariation:
      return "result-in-variation";
    case PgnFault::TextAfterResult:
      return "text-after-result";
    case PgnFault::NoTags:
      return "no-tags";
    case PgnFault::NoMovetext:
      return "no-movetext";
    case PgnFault::NoGame:
      return "no-game";
    case PgnFault::TagSyntax:
      return "tag-syntax";
    case PgnFault::DuplicateTag:
      return "duplicate-tag";
    case PgnFault::ResultTagValue:
      return "result-tag-value";
    case PgnFault::FenTag:
      return "fen-tag";
    case PgnFault::FenTagSpelling:
      return "fen-tag-spelling";
    case PgnFault::FenWithoutSetUp:
      return "fen-without-setup";
    case PgnFault::SetUpWithoutFen:
      return "setup-without-fen";
    case PgnFault::UnsupportedVariant:
      return "unsupported-variant";
    case PgnFault::BadField:
      return "bad-field";
    case PgnFault::NotUtf8:
      return "not-utf-8";
    case PgnFault::CommentTooLong:
      return "comment-too-long";
    case PgnFault::TagTooLong:
      return "tag-too-long";
    case PgnFault::TooDeep:
      return "too-deep";
    case PgnFault::GameTooLong:
      return "game-too-long";
    case PgnFault::TooManyProblems:
      return "too-many-problems";
  }
  return {};
}

std::string_view code(const PgnProblem& problem) { return problem.forgiven ? code(*problem.forgiven) : code(problem.fault); }

void sort_by_place(std::vector<PgnProblem>& problems) {
  std::ranges::stable_sort(problems, {}, [](const PgnProblem& problem) { return problem.place.offset; });
}

}  // namespace adoube::notation

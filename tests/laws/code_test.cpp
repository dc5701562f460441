// SPDX-License-Identifier: MIT
#include "adoube/laws/code.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "adoube/laws/article.hpp"
#include "adoube/laws/sentence.hpp"
#include "tests/rules/refusal_article.hpp"

namespace adoube::laws {
namespace {

/// Every field filled with something that its language shows.
Values everything() {
  using rules::Color;
  using rules::Kind;
  const auto square = [](const char* name) { return *rules::Square::parse(name); };
  return {.piece = rules::Piece{Color::White, Kind::Rook},
          .from = square("a1"),
          .to = square("b2"),
          .attackers = {{{Color::Black, Kind::Bishop}, square("c3")}},
          .obstacles = {{{Color::Black, Kind::Knight}, square("d4")}},
          .pieces = {{{Color::White, Kind::Queen}, square("e5")}},
          .king = square("f6"),
          .squares = rules::Bitboard(square("g7")),
          .captured = PlacedPiece{{Color::Black, Kind::Pawn}, square("h8")},
          .new_piece = Kind::Queen,
          .rook_to = square("h1"),
          .number = 3,
          .colour = Color::White,
          .outcome = Code::FiftyMoves,
          .result = "1-0",
          .move = "Nf3",
          .field = notation::FenField::Turn,
          .fen_expected = notation::FenExpected::WhiteOrBlack};
}

Code code_at(int i) { return static_cast<Code>(i); }

TEST(Codes, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (int i = 0; i < code_count; ++i) {
    SCOPED_TRACE(name(code_at(i)));
    EXPECT_TRUE(names.insert(name(code_at(i))).second);
    EXPECT_EQ(name(code_at(i)).find_first_not_of("abcdefghijklmnopqrstuvwxyz8-"), std::string_view::npos);
    EXPECT_EQ(code_from_name(name(code_at(i))), code_at(i));
  }
  EXPECT_EQ(code_from_name(""), std::nullopt);
  EXPECT_EQ(code_from_name("Pinned"), std::nullopt);
  EXPECT_EQ(code_from_name("no-such-code"), std::nullopt);
}

TEST(Codes, CiteArticlesOfTheRegister) {
  for (int i = 0; i < code_count; ++i) {
    const std::string_view cited = article(code_at(i));
    // The Laws have nothing to say about the spelling of a FEN or of PGN.
    const bool is_spelling = code_at(i) >= Code::Syntax && code_at(i) <= Code::TooManyProblems;
    // Nor about what the players of a casual game agree on beforehand, and about another game.
    const bool is_agreed = code_at(i) >= Code::TakeBackAsked && code_at(i) <= Code::NoRematchToWithdraw;
    const bool has_no_law = is_spelling || is_agreed || code_at(i) == Code::Aborted || code_at(i) == Code::Unreadable;
    if (!cited.empty() || !has_no_law) {
      EXPECT_TRUE(find_article(cited).has_value()) << name(code_at(i));
    }
  }
}

TEST(Codes, HaveSentencesInThreeLanguages) {
  for (int i = 0; i < code_count; ++i) {
    for (const Language language : all_languages) {
      for (const Values& values : {everything(), Values{}}) {
        const std::string text = sentence(code_at(i), values, language);
        SCOPED_TRACE(std::string(name(code_at(i))) + " " + std::string(tag(language)) + ": " + text);
        EXPECT_TRUE(text.ends_with(language == Language::English ? "." : "。"));
        EXPECT_EQ(text.find_first_of("{}!\t\n\r"), std::string::npos);
        for (const char c : text) EXPECT_FALSE(c > 0 && c < ' ');
      }
      const std::string full = sentence(code_at(i), everything(), language);
      EXPECT_EQ(full.find("  "), std::string::npos) << full;
    }
  }
}

TEST(Codes, RepeatTheEnumsOfTheOtherLibraries) {
  EXPECT_EQ(name(code_of(rules::Refusal::NoPiece)), "no-piece");
  EXPECT_EQ(name(code_of(rules::Refusal::NotAKnightMove)), "not-a-knight-move");
  EXPECT_EQ(name(code_of(rules::Refusal::CastlingRookShieldsKing)), "castling-rook-shields-king");
  EXPECT_EQ(name(code_of(rules::Refusal::Pinned)), "pinned");
  EXPECT_EQ(name(code_of(rules::Refusal::EnPassantExposesKing)), "en-passant-exposes-king");
  EXPECT_EQ(name(code_of(rules::Effect::Moves)), "moves");
  EXPECT_EQ(name(code_of(rules::Effect::TakesCastlingRight)), "takes-castling-right");
  EXPECT_EQ(name(code_of(rules::Effect::Stalemates)), "stalemates");
  EXPECT_EQ(name(code_of(rules::CastlingObstacleKind::KingInCheck)), "castling-out-of-check");
  EXPECT_EQ(name(code_of(rules::CastlingObstacleKind::RookShieldsKing)), "castling-rook-shields-king");
  for (int i = 0; i <= static_cast<int>(rules::SetupFault::ImpossibleCheck); ++i) {
    const std::string_view text = name(code_of(static_cast<rules::SetupFault>(i)));
    EXPECT_EQ(text, name(*code_from_name(text)));
  }
}

TEST(Codes, CiteTheArticlesThatTheTestsOfTheRulesExpect) {
  for (int i = 0; i <= static_cast<int>(rules::Refusal::EnPassantExposesKing); ++i) {
    const auto refusal = static_cast<rules::Refusal>(i);
    EXPECT_EQ(article(code_of(refusal)), rules::testing::article_of(refusal)) << name(code_of(refusal));
  }
}

TEST(Codes, HaveTheNamesThatNotationUses) {
  for (int i = 0; i <= static_cast<int>(notation::FenFault::FullmoveNumber); ++i) {
    const auto fault = static_cast<notation::FenFault>(i);
    EXPECT_EQ(name(code_of(fault)), notation::code(fault));
  }
  for (int i = 0; i <= static_cast<int>(notation::PgnFault::TooManyProblems); ++i) {
    const auto fault = static_cast<notation::PgnFault>(i);
    EXPECT_EQ(name(code_of(fault)), notation::code(fault));
  }
  for (int i = 0; i < notation::forgiven_count; ++i) {
    const auto forgiven = static_cast<notation::Forgiven>(i);
    EXPECT_EQ(name(code_of(forgiven)), notation::code(forgiven));
  }
}

TEST(Codes, TellTheReasonOfAnOutcome) {
  struct Row {
    Code outcome;
    const char* reason;
    const char* article;
  };
  const Row rows[] = {
      {Code::Checkmate, "checkmate", "5.1.1"},
      {Code::Stalemate, "stalemate", "5.2.1"},
      {Code::DeadPosition, "dead-position", "5.2.2"},
      {Code::FivefoldRepetition, "fivefold-repetition", "9.6.1"},
      {Code::SeventyFiveMoves, "seventy-five-moves", "9.6.2"},
      {Code::ThreefoldRepetition, "threefold-repetition", "9.2.2"},
      {Code::FiftyMoves, "fifty-moves", "9.3.2"},
      {Code::Agreement, "agreement", "5.2.3"},
      {Code::Resignation, "resignation", "5.1.2"},
      {Code::ResignationDraw, "resignation", "5.1.2"},
      {Code::FlagFall, "flag-fall", "6.9"},
      {Code::FlagFallDraw, "flag-fall", "6.9"},
      {Code::IllegalMoves, "illegal-moves", "7.5.5"},
      {Code::IllegalMovesDraw, "illegal-moves", "7.5.5"},
      {Code::Forfeit, "forfeit", "6.7.1"},
      {Code::BothFlagsDraw, "flag-fall", "III.3.1.2"},
      {Code::NoNormalWin, "arbiter", "III.5.1"},
      {Code::LossByArbiter, "arbiter", "12.9.6"},
      {Code::WrongSetUp, "arbiter", "7.2.1"},
      {Code::ColoursReversed, "arbiter", "7.3"},
      {Code::GameCancelled, "arbiter", "0.2"},
      {Code::Arbiter, "arbiter", "12.9"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.reason);
    EXPECT_TRUE(is_outcome(row.outcome));
    EXPECT_EQ(outcome_reason(row.outcome), row.reason);
    EXPECT_EQ(article(row.outcome), row.article);
  }
  EXPECT_FALSE(is_outcome(Code::MoveMade));
  EXPECT_FALSE(is_outcome(Code::TooManyProblems));
}

TEST(Codes, CiteTheArticleOfTheCase) {
  EXPECT_EQ(article(Code::ThreefoldRepetition, {.move = "Nf3"}), "9.2.1");
  EXPECT_EQ(article(Code::ThreefoldRepetition, {.number = 3}), "9.2.2");
  EXPECT_EQ(article(Code::FiftyMoves, {.number = 100, .move = "Ra2"}), "9.3.1");
  EXPECT_EQ(article(Code::FiftyMoves, {}), "9.3.2");
  EXPECT_EQ(article(Code::ClaimNotOnMove, {.outcome = Code::ThreefoldRepetition}), "9.2");
  EXPECT_EQ(article(Code::ClaimNotOnMove, {.outcome = Code::FiftyMoves}), "9.3");
  EXPECT_EQ(article(Code::ClaimNeedsMove, {.outcome = Code::FiftyMoves}), "9.3.1");
  EXPECT_EQ(article(Code::GameOver, {.outcome = Code::DeadPosition}), "5.2.2");
  EXPECT_EQ(article(Code::Pinned, {}), article(Code::Pinned));
}

}  // namespace
}  // namespace adoube::laws

// SPDX-License-Identifier: MIT
// Every refusal is reached by a try, and its sentence names the squares concerned in all three languages.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "adoube/laws/article.hpp"
#include "sentences_of.hpp"

namespace adoube::laws {
namespace {

using rules::Refusal;

struct Row {
  Refusal refusal;
  const char* fen;
  const char* uci;
  rules::Variant variant = rules::Variant::Standard;
};

constexpr const char* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const Row rows[] = {
    {Refusal::NoPiece, initial, "e4e5"},
    {Refusal::NotYourPiece, initial, "g8f6"},
    {Refusal::SameSquare, initial, "e2e2"},
    {Refusal::OwnPieceOnTarget, initial, "g1e2"},
    {Refusal::CaptureOfKing, "3qk3/8/8/8/8/4P3/8/4RK2 w - - 0 1", "e1e8"},
    {Refusal::NotABishopMove, initial, "f1f3"},
    {Refusal::NotARookMove, initial, "a1b3"},
    {Refusal::NotAQueenMove, initial, "d1e3"},
    {Refusal::NotAKnightMove, initial, "g1g3"},
    {Refusal::NotAKingMove, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e4"},
    {Refusal::NotAPawnMove, initial, "e2e5"},
    {Refusal::PawnMovesBackwards, "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3"},
    {Refusal::PathBlocked, initial, "a1a4"},
    {Refusal::PawnBlocked, "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5"},
    {Refusal::PawnDoubleStepBlocked, "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e4"},
    {Refusal::PawnDoubleStepTooLate, "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5"},
    {Refusal::PawnNothingToCapture, "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4d5"},
    {Refusal::EnPassantTooLate, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 3", "e5d6"},
    {Refusal::PromotionPieceMissing, "7k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7e8"},
    {Refusal::PromotionPieceNotAllowed, "7k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7e8k"},
    {Refusal::PromotionNotOnLastRank, "7k/4P3/8/8/8/8/8/K7 w - - 0 1", "a1a2q"},
    {Refusal::CastlingKingNotAtHome, "4k3/8/8/8/8/8/8/R2K3R w - - 0 1", "d1b1"},
    {Refusal::CastlingNoRook, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1"},
    {Refusal::CastlingNoRook, "3k4/4R3/8/8/8/8/8/4K3 w - - 0 1", "e1e7"},
    {Refusal::CastlingRightLost, "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1"},
    {Refusal::CastlingPathBlocked, "4k3/8/8/8/8/8/8/RN1QK2R w KQ - 0 1", "e1c1"},
    {Refusal::CastlingOutOfCheck, "4r2k/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"},
    {Refusal::CastlingThroughAttack, "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"},
    {Refusal::CastlingIntoAttack, "2k3r1/8/8/8/3b4/8/8/R3K2R w KQ - 0 1", "e1g1"},
    {Refusal::CastlingRookShieldsKing, "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "d1b1", rules::Variant::Chess960},
    {Refusal::KingIntoAttack, "4k3/8/8/4b3/8/8/8/4R1K1 w - - 0 1", "g1h2"},
    {Refusal::DoubleCheckKingMustMove, "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1", "d2e2"},
    {Refusal::CheckNotAnswered, "4r2k/8/8/8/8/8/8/R3KB2 w Q - 0 1", "a1a8"},
    {Refusal::Pinned, "4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1", "c6d4"},
    {Refusal::EnPassantExposesKing, "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2", "e5d6"},
};

bool names(const std::string& text, rules::Square square) { return text.find(square.name()) != std::string::npos; }

void check(const Row& row, Language language) {
  const auto position = notation::read_position(row.fen, row.variant);
  ASSERT_TRUE(position.has_value());
  const testing::Try tried = testing::try_from(row.uci);
  const auto answer = rules::explain(*position, tried.from, tried.to, tried.promotion);
  for (const rules::Reason& reason : answer.reasons) {
    if (reason.refusal != row.refusal) continue;
    const Card told = card(*position, tried.from, tried.to, reason, language);
    SCOPED_TRACE(told.text);
    EXPECT_EQ(told.code, code_of(row.refusal));
    EXPECT_TRUE(find_article(told.article).has_value());
    EXPECT_TRUE(names(told.text, tried.from) || names(told.text, tried.to) ||
                (reason.king && names(told.text, *reason.king)));
    for (const rules::Square square : reason.attackers | reason.obstacles) EXPECT_TRUE(names(told.text, square));
    for (const rules::Square square : reason.attackers) EXPECT_TRUE(told.attackers.has(square));
    return;
  }
  ADD_FAILURE() << "the refusal is not among the reasons";
}

TEST(RefusalSentences, NameTheirSquares) {
  for (const Row& row : rows)
    for (const Language language : all_languages) {
      SCOPED_TRACE(std::string(row.fen) + " " + row.uci + " " + std::string(tag(language)));
      check(row, language);
    }
}

TEST(RefusalSentences, AreAllReached) {
  std::set<Refusal> reached;
  for (const Row& row : rows) reached.insert(row.refusal);
  EXPECT_EQ(reached.size(), static_cast<std::size_t>(Refusal::EnPassantExposesKing) + 1);
}

/// Where a value that a sentence needs was not there, a gap stays: two spaces, or a space before a mark.
bool has_gap(std::string_view text, Language language) {
  const auto has = [text](std::string_view sign) { return text.find(sign) != std::string_view::npos; };
  if (has("  ") || text.starts_with(" ")) return true;
  if (language == Language::English) return has(" .") || has(" ,") || has(" :") || has(" ;");
  return has(" 。") || has(" ，") || has(" ：") || has("的的") || has("的不") || has("的到") || has("的正");
}

TEST(RefusalSentences, HaveNoGapsWhateverIsTried) {
  const char* positions[] = {
      initial,
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
      "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
      "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
      "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2",
      "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1",
      "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
      "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
  };
  constexpr std::optional<rules::Kind> promotions[] = {std::nullopt, rules::Kind::Queen, rules::Kind::King};
  int told = 0;
  for (const char* fen : positions) {
    const auto position = notation::read_position(fen);
    ASSERT_TRUE(position.has_value()) << fen;
    for (int i = 0; i < 64 * 64 * 3; ++i) {
      const auto from = rules::Square::from_index_unchecked(i % 64);
      const auto to = rules::Square::from_index_unchecked(i / 64 % 64);
      const auto answer = rules::explain(*position, from, to, promotions[i / 4096]);
      for (const Language language : all_languages) {
        for (const auto& reason : answer.reasons) {
          const std::string text = card(*position, from, to, reason, language).text;
          ASSERT_FALSE(has_gap(text, language)) << fen << from.name() << to.name() << text;
          ++told;
        }
        for (const auto& effect : answer.effects) {
          const std::string text = card(*position, *answer.move, effect, language).text;
          ASSERT_FALSE(has_gap(text, language)) << fen << from.name() << to.name() << text;
          ++told;
        }
      }
    }
  }
  EXPECT_GT(told, 8 * 64 * 64 * 3 * 3 - 1);
}

}  // namespace
}  // namespace adoube::laws

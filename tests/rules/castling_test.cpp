// SPDX-License-Identifier: MIT
// Castling in standard chess (Laws 3.8.2, 3.8.2.1, 3.8.2.2).
#include <gtest/gtest.h>

#include "tests/rules/law_rows.hpp"

namespace adoube::rules::testing {
namespace {

using enum Effect;
using enum Refusal;

// clang-format off
const PositionRow positions[] = {
    {"C01", "Nothing moved, nothing between, nothing attacked on the king's path", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 26, State::Quiet, "3.8.2"},
    {"C02", "The rook on h1 is attacked", "4k3/1b6/8/8/8/8/8/4K2R w K - 0 1", 15, State::Quiet, "3.8.2.2"},
    {"C03", "b1 is attacked; the rook, not the king, crosses it", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 16, State::Quiet, "3.8.2.2"},
    {"C04", "b1 is occupied", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", 15, State::Quiet, "3.8.2.2"},
    {"C05", "The king is in check", "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, State::Check, "3.8.2.2"},
    {"C06", "f1 is attacked", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 23, State::Quiet, "3.8.2.2"},
    {"C07", "g1 is attacked", "2k3r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 25, State::Quiet, "3.8.2.2"},
    {"C08", "f1 is attacked only by Ba6, which is pinned by Ra1", "k7/8/b7/8/8/8/8/R3K2R w KQ - 0 1", 21, State::Quiet, "3.1.3, 3.8.2.2"},
    {"C09", "A black pawn on h2 attacks g1", "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", 19, State::Quiet, "3.1.2, 3.8.2.2"},
    {"C10", "The castled rook lands on the enemy king's file", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", 16, State::Quiet, "3.8.2, 3.9.1"},
    {"C11", "Castling that mates", "4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1", 15, State::Quiet, "3.8.2, 5.1.1"},
    {"C12", "Pieces at home, but king (or both rooks) moved earlier and came back", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", 24, State::Quiet, "3.8.2.1"},
    {"C13", "Black takes the unmoved rook on h1", "4k3/8/8/8/8/8/6b1/R3K2R b KQ - 0 1", 14, State::Quiet, "3.8.2, 3.8.2.1"},
    {"C14", "Vertical castling with a rook promoted on e8", "4R3/8/8/8/8/k7/8/4K3 w - - 0 1", 18, State::Quiet, "3.8.2"},
};

const RefusedRow refused_tries[] = {
    {"C04", "b1 is occupied", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", {CastlingPathBlocked}, "3.8.2.2"},
    {"A01", "own pieces between", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e1g1", {CastlingPathBlocked}, "3.8.2.2"},
    {"C05", "out of check", "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", {CastlingOutOfCheck}, "3.8.2.2"},
    {"C05", "out of check, queenside", "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", {CastlingOutOfCheck}, "3.8.2.2"},
    {"S27", "out of check, with blockers at hand", "4r2k/8/8/8/8/8/8/R3KB2 w Q - 0 1", "e1c1", {CastlingOutOfCheck}, "3.8.2.2"},
    {"C06", "through an attacked square", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", {CastlingThroughAttack}, "3.8.2.2"},
    {"C07", "into an attacked square", "2k3r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", {CastlingIntoAttack}, "3.8.2.2"},
    {"C08", "through a square that a pinned bishop attacks", "k7/8/b7/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", {CastlingThroughAttack}, "3.8.2.2"},
    {"C09", "into the attack of a pawn", "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", "e1g1", {CastlingIntoAttack}, "3.8.2.2"},
    {"C12", "pieces at home, right gone", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", {CastlingRightLost}, "3.8.2.1"},
    {"C12", "pieces at home, right gone, queenside", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1c1", {CastlingRightLost}, "3.8.2.1"},
    {"C12", "pieces at home, right gone, shown on the rook", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1h1", {CastlingRightLost}, "3.8.2.1"},
    // Several obstacles at once: all are named.
    {"obstacles", "every obstacle of 3.8.2.2", "k3rrr1/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1", {CastlingPathBlocked, CastlingOutOfCheck, CastlingThroughAttack, CastlingIntoAttack}, "3.8.2.2"},
    {"obstacles", "and the right is lost", "k3rrr1/8/8/8/8/8/8/4K1NR w - - 0 1", "e1g1", {CastlingRightLost, CastlingPathBlocked, CastlingOutOfCheck, CastlingThroughAttack, CastlingIntoAttack}, "3.8.2.1"},
    {"obstacles", "and a promotion is asked for", "k3rrr1/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1q", {PromotionNotOnLastRank, CastlingPathBlocked, CastlingOutOfCheck, CastlingThroughAttack, CastlingIntoAttack}, "3.7.3.3"},
    // No castling at all (3.8.2).
    {"no-rook", "the corner is empty", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", {CastlingNoRook}, "3.8.2"},
    {"no-rook", "a knight stands in the corner", "4k3/8/8/8/8/8/8/4K2N w - - 0 1", "e1g1", {CastlingNoRook}, "3.8.2"},
    {"no-rook", "the opponent's rook stands in the corner", "4k3/8/8/8/8/8/8/4K2r w - - 0 1", "e1g1", {CastlingNoRook, CastlingOutOfCheck, CastlingThroughAttack, CastlingIntoAttack}, "3.8.2"},
    {"no-corner", "the rook has gone to b1", "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", "e1c1", {CastlingNoRook, CastlingPathBlocked}, "3.8.2"},
    {"no-corner", "the rook has gone to b1, shown on the rook", "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", "e1b1", {OwnPieceOnTarget, NotAKingMove, CastlingNoRook}, "3.1"},
    {"not-home", "the king stands on d1", "4k3/8/8/8/8/8/8/3K3R w - - 0 1", "d1f1", {NotAKingMove, CastlingKingNotAtHome}, "3.8.1"},
    {"not-home", "the king stands on d1, shown on the rook", "4k3/8/8/8/8/8/8/3K3R w - - 0 1", "d1h1", {OwnPieceOnTarget, NotAKingMove, CastlingKingNotAtHome}, "3.1"},
    {"C01", "three squares are no castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1b1", {NotAKingMove}, "3.8.1"},
    {"C14", "along the file, with a promoted rook", "4R3/8/8/8/8/k7/8/4K3 w - - 0 1", "e1e3", {NotAKingMove, CastlingNoRook}, "3.8.1"},
    {"C14", "along the file, shown on the promoted rook", "4R3/8/8/8/8/k7/8/4K3 w - - 0 1", "e1e8", {OwnPieceOnTarget, NotAKingMove, CastlingNoRook}, "3.1"},
};

const LegalRow legal_tries[] = {
    {"C01", "kingside", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", {CastlesKingside, LosesCastlingRight}, "3.8.2"},
    {"C01", "queenside", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", {CastlesQueenside, LosesCastlingRight}, "3.8.2"},
    {"C01", "kingside, shown on the rook", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1", {CastlesKingside, LosesCastlingRight}, "3.8.2"},
    {"C01", "queenside, shown on the rook", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1a1", {CastlesQueenside, LosesCastlingRight}, "3.8.2"},
    {"S13", "kingside by Black", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8", {CastlesKingside, LosesCastlingRight}, "3.8.2"},
    {"S13", "queenside by Black", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", {CastlesQueenside, LosesCastlingRight}, "3.8.2"},
    {"C02", "the rook is attacked", "4k3/1b6/8/8/8/8/8/4K2R w K - 0 1", "e1g1", {CastlesKingside, LosesCastlingRight}, "3.8.2.2"},
    {"C03", "the rook crosses an attacked square", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", {CastlesQueenside, LosesCastlingRight}, "3.8.2.2"},
    {"C06", "the other side is not attacked", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", {CastlesQueenside, LosesCastlingRight}, "3.8.2.2"},
    {"C07", "the goal of the other side is not attacked", "2k3r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", {CastlesQueenside, LosesCastlingRight}, "3.8.2.2"},
    {"C08", "the bishop does not see this side", "k7/8/b7/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", {CastlesQueenside, LosesCastlingRight}, "3.8.2.2"},
    {"C09", "the rook takes the pawn and loses its right", "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", "h1h2", {Captures, LosesCastlingRight}, "3.8.2.1"},
    {"C09", "the pawn does not see this side", "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", "e1c1", {CastlesQueenside, LosesCastlingRight}, "3.8.2.2"},
    {"C10", "with check", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", {CastlesQueenside, LosesCastlingRight, GivesCheck}, "3.9.1"},
    {"C11", "with mate", "4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1", "e1g1", {CastlesKingside, LosesCastlingRight, GivesCheck, Checkmates}, "5.1.1"},
    // Rights (3.8.2.1).
    {"C01", "the king moves: both rights go", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2", {LosesCastlingRight}, "3.8.2.1"},
    {"C01", "a rook takes a rook: a right goes on each side", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1h8", {Captures, LosesCastlingRight, TakesCastlingRight, GivesCheck}, "3.8.2.1"},
    {"C13", "the unmoved rook is taken", "4k3/8/8/8/8/8/6b1/R3K2R b KQ - 0 1", "g2h1", {Captures, TakesCastlingRight}, "3.8.2.1"},
    {"C12", "no right was left to lose", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1e2", {}, "3.8.2.1"},
};
// clang-format on

TEST(Castling, PositionsAreWhatTheLawsMakeOfThem) { expect_positions(positions); }
TEST(Castling, RefusedForTheseReasons) { expect_refused(refused_tries); }
TEST(Castling, LegalWithTheseEffects) { expect_legal(legal_tries); }

/// A right that was lost stays lost, whatever stands in the corner later (C13).
TEST(Castling, AnotherRookBringsNoRightBack) {
  const Position position = position_of("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1");
  EXPECT_TRUE(explain_text(position, "e1c1").legal());
  EXPECT_EQ(explain_text(position, "e1g1").reasons.front().refusal, CastlingRightLost);
}

}  // namespace
}  // namespace adoube::rules::testing

// SPDX-License-Identifier: MIT
// How the pieces move and attack, pins, check (Laws 3.1 to 3.6, 3.9).
#include <gtest/gtest.h>

#include "tests/rules/law_rows.hpp"

namespace adoube::rules::testing {
namespace {

using enum Effect;
using enum Refusal;

// clang-format off
const PositionRow positions[] = {
    {"A01", "Initial position, White to move", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20, State::Quiet, "1.2, 2.3"},
    {"A02", "Be5 is pinned by Re1 against its own king. May White play Kh2?", "4k3/8/8/4b3/8/8/8/4R1K1 w - - 0 1", 13, State::Quiet, "3.1.3, 3.9.2"},
    {"A03", "The pinned Be5 stands on the diagonal to the king on h2", "4k3/8/8/4b3/8/8/7K/4R3 w - - 0 1", 5, State::Check, "3.9.1"},
    {"A04", "The only defender of Qg7 is Rg1, which is pinned to its king by Ra1", "7k/6Q1/8/8/8/8/8/r5RK b - - 0 1", 0, State::Checkmate, "3.1.3, 5.1.1"},
    {"A05", "Rook pinned on its own line of movement", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", 10, State::Quiet, "3.9.2, 3.10.2"},
    {"A06", "Knight pinned", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", 4, State::Quiet, "3.9.2"},
    {"A07", "King checked along a rank; does stepping away along the same rank help?", "8/8/8/8/R2k4/8/8/7K b - - 0 1", 6, State::Check, "3.8.1, 3.9.2"},
    {"A08", "Kings two squares apart", "8/8/8/3k4/8/3K4/8/Q7 w - - 0 1", 26, State::Quiet, "3.1.2, 3.8.1, 3.9.2"},
    {"A09", "Double check from Nf6 and Re1", "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1", 3, State::Check, "3.9.2"},
    {"A10", "Smothered king attacked by a knight", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", 0, State::Checkmate, "1.4, 3.6, 5.1.1"},
};

const RefusedRow refused_tries[] = {
    // No piece of the player goes anywhere.
    {"A01", "nothing stands there", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4e5", {NoPiece}, "3.10.2"},
    {"A01", "the opponent's piece", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e7e5", {NotYourPiece}, "1.2"},
    {"A01", "to where it stands", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1g1", {SameSquare}, "3.10.2"},
    // Each piece goes its own way (3.2 to 3.4, 3.6, 3.8.1).
    {"S01", "a rook along the diagonal", "1k6/8/8/8/3R4/7K/8/8 w - - 0 1", "d4g7", {NotARookMove}, "3.3"},
    {"S02", "a bishop along the file", "1k6/7p/8/8/3B4/7K/8/8 w - - 0 1", "d4d7", {NotABishopMove}, "3.2"},
    {"S04", "a queen's knight move", "1k6/8/8/8/3Q4/7K/8/8 w - - 0 1", "d4f5", {NotAQueenMove}, "3.4"},
    {"S05", "a knight to the next square", "1k6/7p/8/8/3N4/7K/8/8 w - - 0 1", "d4e5", {NotAKnightMove}, "3.6"},
    {"S06", "a king two squares up", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", "d4d6", {NotAKingMove}, "3.8.1"},
    {"S06", "a king's knight move", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", "d4e6", {NotAKingMove}, "3.8.1"},
    // Own pieces, and the king that is never taken (3.1, 1.4.1).
    {"A01", "onto an own pawn", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a1a2", {OwnPieceOnTarget}, "3.1"},
    {"A01", "onto an own pawn, and not the way a rook goes", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a1b2", {OwnPieceOnTarget, NotARookMove}, "3.1"},
    {"A01", "onto an own piece behind others", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a1e1", {OwnPieceOnTarget, PathBlocked}, "3.1"},
    {"A05", "the king is never taken", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2h8", {CaptureOfKing, NotARookMove}, "1.4.1"},
    // Pieces in the way (3.5).
    {"A01", "a rook over its pawn", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a1a3", {PathBlocked}, "3.5"},
    {"A01", "a bishop over a pawn", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "f1a6", {PathBlocked}, "3.5"},
    {"A01", "a queen over both sides of the board", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "d1d8", {PathBlocked}, "3.5"},
    {"S03", "behind a piece that it may take", "1k6/7p/8/4p3/3B4/7K/8/8 w - - 0 1", "d4f6", {PathBlocked}, "3.5"},
    // Pinned pieces attack and do not leave the line (3.1.3, 3.9.2).
    {"A02", "into the attack of a pinned bishop", "4k3/8/8/4b3/8/8/8/4R1K1 w - - 0 1", "g1h2", {KingIntoAttack}, "3.9.2"},
    {"A04", "a pinned rook guards its queen", "7k/6Q1/8/8/8/8/8/r5RK b - - 0 1", "h8g7", {KingIntoAttack}, "3.9.2"},
    {"A05", "a pinned rook off its line", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2f2", {Pinned}, "3.9.2"},
    {"A05", "a pinned rook off its line, the other way", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2a2", {Pinned}, "3.9.2"},
    {"A06", "a pinned knight", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", {Pinned}, "3.9.2"},
    {"A06", "a pinned knight where no knight goes: its way comes first", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2e4", {NotAKnightMove}, "3.6"},
    // The king's squares (3.8.1, 3.9.2).
    {"A07", "back along the line of the check", "8/8/8/8/R2k4/8/8/7K b - - 0 1", "d4e4", {KingIntoAttack}, "3.9.2"},
    {"A07", "towards the rook that checks", "8/8/8/8/R2k4/8/8/7K b - - 0 1", "d4c4", {KingIntoAttack}, "3.9.2"},
    {"A08", "beside the other king", "8/8/8/3k4/8/3K4/8/Q7 w - - 0 1", "d3d4", {KingIntoAttack}, "3.9.2"},
    {"A08", "diagonally beside the other king", "8/8/8/3k4/8/3K4/8/Q7 w - - 0 1", "d3c4", {KingIntoAttack}, "3.9.2"},
    {"A08", "diagonally beside the other king, other side", "8/8/8/3k4/8/3K4/8/Q7 w - - 0 1", "d3e4", {KingIntoAttack}, "3.9.2"},
    // Checks to answer (3.9.2).
    {"A03", "a check that the rook leaves standing", "4k3/8/8/4b3/8/8/7K/4R3 w - - 0 1", "e1a1", {CheckNotAnswered}, "3.9.2"},
    {"A09", "a block answers one of two checks", "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1", "d2e2", {DoubleCheckKingMustMove}, "3.9.2"},
    {"A09", "any other move answers neither", "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1", "d2d6", {DoubleCheckKingMustMove}, "3.9.2"},
    {"A10", "a knight's check cannot be blocked", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", "g7g6", {CheckNotAnswered}, "3.9.2"},
    {"A10", "no room for the king", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", "h8g8", {OwnPieceOnTarget}, "3.1"},
    {"A10", "no room for the king, other side", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", "h8h7", {OwnPieceOnTarget}, "3.1"},
    {"pinned-in-check", "pinned by one piece while another checks", "4r2k/8/8/8/8/3n4/4N3/4K3 w - - 0 1", "e2c3", {CheckNotAnswered, Pinned}, "3.9.2"},
};

const LegalRow legal_tries[] = {
    {"A01", "a pawn two squares", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", {DoubleStep}, "3.7.2"},
    {"A01", "a knight over its pawns", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", {}, "3.6"},
    {"A02", "beside the square that the pinned bishop attacks", "4k3/8/8/4b3/8/8/8/4R1K1 w - - 0 1", "g1g2", {}, "3.8.1"},
    {"A03", "the pinned bishop that checks is taken", "4k3/8/8/4b3/8/8/7K/4R3 w - - 0 1", "e1e5", {Captures, GivesCheck}, "3.9.2"},
    {"A05", "a pinned rook along its line", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e7", {}, "3.9.2"},
    {"A05", "a pinned rook takes the rook that pins it", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8", {Captures, GivesCheck}, "3.9.2"},
    {"A07", "off the line of the check", "8/8/8/8/R2k4/8/8/7K b - - 0 1", "d4d5", {}, "3.9.2"},
    {"A08", "the kings stay a square apart", "8/8/8/3k4/8/3K4/8/Q7 w - - 0 1", "d3c3", {}, "3.8.1"},
    {"A09", "out of both checks", "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1", "e8d8", {}, "3.9.2"},
    {"A09", "out of both checks, over the knight", "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1", "e8f7", {}, "3.9.2"},
    {"A09", "out of both checks, kingside", "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1", "e8f8", {}, "3.9.2"},
};
// clang-format on

TEST(AttackAndCheck, PositionsAreWhatTheLawsMakeOfThem) { expect_positions(positions); }
TEST(AttackAndCheck, RefusedForTheseReasons) { expect_refused(refused_tries); }
TEST(AttackAndCheck, LegalWithTheseEffects) { expect_legal(legal_tries); }

}  // namespace
}  // namespace adoube::rules::testing

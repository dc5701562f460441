// SPDX-License-Identifier: MIT
// How pawns move and capture, en passant (Laws 3.7.1 to 3.7.3, 3.7.3.1, 3.7.3.2).
#include <gtest/gtest.h>

#include "tests/rules/law_rows.hpp"

namespace adoube::rules::testing {
namespace {

using enum Effect;
using enum Refusal;

// clang-format off
const PositionRow positions[] = {
    {"B01", "Double step with the destination occupied", "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", 3, State::Quiet, "3.7.1, 3.7.2"},
    {"B02", "Double step with the square in front occupied", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", 2, State::Quiet, "3.7.1, 3.7.2"},
    {"B03", "Two pawns head to head", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", 5, State::Quiet, "3.7.1, 3.7.3"},
    {"B04", "Black has just played d7-d5", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", 7, State::Quiet, "3.7.3.1, 3.7.3.2"},
    {"B05", "Same placement, but the double step was not the immediately preceding move (or the pawn came from d6)", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 3", 6, State::Quiet, "3.7.3.2"},
    {"B06", "En passant would take both pawns off the fifth rank and open it from Rh5 to Ka5", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2", 6, State::Quiet, "3.7.3.1, 3.9.2"},
    {"B07", "The capturing pawn is pinned on the e-file", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", 6, State::Quiet, "3.7.3.1, 3.9.2"},
    {"B08", "The capturing pawn is pinned on the diagonal b8-h2, and d6 lies on that diagonal", "1b4k1/8/8/3pP3/8/8/7K/8 w - d6 0 2", 6, State::Quiet, "3.7.3.1, 3.9.2"},
    {"B09", "d7-d5+ leaves the king on e4 without a move", "3r1rk1/8/2n5/3pP3/4K3/7r/8/8 w - d6 0 2", 1, State::Check, "3.7.3.1, 5.1.1"},
    {"B10", "Not in check; only the en passant capture is left", "8/8/4k3/3pP3/8/8/5q2/7K w - d6 0 2", 1, State::Quiet, "3.7.3.1, 5.2.1"},
    {"B11", "The same placement without the en passant right", "8/8/4k3/3pP3/8/8/5q2/7K w - - 0 2", 0, State::Stalemate, "5.2.1"},
    {"B12", "Two pawns may capture the same pawn", "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2", 9, State::Quiet, "3.7.3.1"},
    {"B13", "Black side of the rule, after d2-d4", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", 7, State::Quiet, "3.7.3.1"},
};

const RefusedRow refused_tries[] = {
    {"B01", "onto a piece two squares ahead", "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e4", {PawnDoubleStepBlocked}, "3.7.2"},
    {"B02", "onto a piece straight ahead", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e3", {PawnBlocked}, "3.7.1"},
    {"B02", "over a piece", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", {PawnDoubleStepBlocked}, "3.7.2"},
    {"B03", "head to head", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5", {PawnBlocked}, "3.7.1"},
    {"B03", "diagonally with nothing to take", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4d5", {PawnNothingToCapture}, "3.7.3"},
    {"B03", "one square back", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e3", {PawnMovesBackwards}, "3.7.1"},
    {"B03", "diagonally back", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4d3", {PawnMovesBackwards}, "3.7.1"},
    {"B03", "sideways", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4f4", {NotAPawnMove}, "3.7.1"},
    {"B03", "three squares ahead", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e7", {NotAPawnMove}, "3.7.1"},
    {"B03", "two squares, too late and over a pawn", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e6", {PawnDoubleStepBlocked, PawnDoubleStepTooLate}, "3.7.2"},
    {"B04", "two squares, too late", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5e7", {PawnDoubleStepTooLate}, "3.7.2"},
    {"B04", "the pawn that could be taken en passant is not taken sideways", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d5", {NotAPawnMove}, "3.7.1"},
    {"A01", "onto an own pawn diagonally ahead", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "d2e3", {PawnNothingToCapture}, "3.7.3"},
    {"own-ahead", "onto an own piece straight ahead", "4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1", "e2e3", {OwnPieceOnTarget, PawnBlocked}, "3.1"},
    {"own-diagonal", "onto an own piece diagonally ahead", "4k3/8/8/8/8/3N4/4P3/4K3 w - - 0 1", "e2d3", {OwnPieceOnTarget}, "3.1"},
    {"king-ahead", "the king is never taken, least of all straight ahead", "8/4k3/4P3/8/8/8/8/4K3 w - - 0 1", "e6e7", {CaptureOfKing, PawnBlocked}, "1.4.1"},
    // En passant (3.7.3.1, 3.7.3.2).
    {"B05", "the double step lies back", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 3", "e5d6", {EnPassantTooLate}, "3.7.3.2"},
    {"B11", "the double step lies back, with nothing else to play", "8/8/4k3/3pP3/8/8/5q2/7K w - - 0 2", "e5d6", {EnPassantTooLate}, "3.7.3.2"},
    {"B04", "on the side where no pawn stands", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5f6", {PawnNothingToCapture}, "3.7.3"},
    {"B06", "both pawns leave the rank of king and rook", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2", "e5d6", {EnPassantExposesKing}, "3.9.2"},
    {"B07", "the capturing pawn is pinned on the file", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", {Pinned}, "3.9.2"},
    {"B08", "the capturing pawn is pinned on the diagonal", "1b4k1/8/8/3pP3/8/8/7K/8 w - d6 0 2", "e5e6", {Pinned}, "3.9.2"},
    {"shield", "the captured pawn shields the king on a diagonal", "4b3/8/8/PpP5/K7/8/8/7k w - b6 0 20", "c5b6", {EnPassantExposesKing}, "3.9.2"},
    {"knight-check", "the capture does not answer the check of a knight", "7k/8/8/2Pp4/8/1n6/3K4/8 w - d6 0 1", "c5d6", {CheckNotAnswered}, "3.9.2"},
    {"B09", "the king cannot take the pawn that checks it", "3r1rk1/8/2n5/3pP3/4K3/7r/8/8 w - d6 0 2", "e4d5", {KingIntoAttack}, "3.9.2"},
};

const LegalRow legal_tries[] = {
    {"B01", "one square under the piece", "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e3", {}, "3.7.1"},
    {"B04", "en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", {CapturesEnPassant}, "3.7.3.1"},
    {"B04", "straight on instead", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5e6", {}, "3.7.3.2"},
    {"B07", "pinned, along the file", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5e6", {}, "3.9.2"},
    {"B08", "en passant along the diagonal of the pin", "1b4k1/8/8/3pP3/8/8/7K/8 w - d6 0 2", "e5d6", {CapturesEnPassant}, "3.7.3.1"},
    {"B09", "en passant takes the pawn that checks", "3r1rk1/8/2n5/3pP3/4K3/7r/8/8 w - d6 0 2", "e5d6", {CapturesEnPassant}, "3.7.3.1"},
    {"B10", "en passant is the only move", "8/8/4k3/3pP3/8/8/5q2/7K w - d6 0 2", "e5d6", {CapturesEnPassant}, "3.7.3.1"},
    {"B12", "en passant from the left", "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2", "c5d6", {CapturesEnPassant}, "3.7.3.1"},
    {"B12", "en passant from the right", "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2", "e5d6", {CapturesEnPassant}, "3.7.3.1"},
    {"B13", "en passant by Black", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "e4d3", {CapturesEnPassant}, "3.7.3.1"},
    {"knight", "a knight on the square passed over captures nothing", "4k3/8/8/1N1pP3/8/8/8/4K3 w - d6 0 2", "b5d6", {GivesCheck}, "3.6"},
    {"S15", "a double step beside an enemy pawn", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", {DoubleStep, AllowsEnPassant}, "3.7.3.1"},
    {"S16", "a single step beside an enemy pawn", "4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1", "d6d5", {}, "3.7.3.2"},
    {"unharmed", "a double step where the capture would expose the king", "4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1", "d7d5", {DoubleStep}, "3.9.2"},
};
// clang-format on

TEST(Pawn, PositionsAreWhatTheLawsMakeOfThem) { expect_positions(positions); }
TEST(Pawn, RefusedForTheseReasons) { expect_refused(refused_tries); }
TEST(Pawn, LegalWithTheseEffects) { expect_legal(legal_tries); }

}  // namespace
}  // namespace adoube::rules::testing

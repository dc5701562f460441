// SPDX-License-Identifier: MIT
// Promotion (Laws 3.7.3.3 to 3.7.3.5, 4.6.3).
#include <gtest/gtest.h>

#include "tests/rules/law_rows.hpp"

namespace adoube::rules::testing {
namespace {

using enum Effect;
using enum Refusal;

// clang-format off
const PositionRow positions[] = {
    {"D01", "Pawn on the seventh rank, free to advance", "8/P6k/8/8/8/8/8/K7 w - - 0 1", 7, State::Quiet, "3.7.3.3"},
    {"D02", "Promotion by advance or by capture", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", 11, State::Quiet, "3.7.3, 3.7.3.3, 4.6.3"},
    {"D03", "Promotion on the back rank", "6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1", 7, State::Quiet, "3.7.3.5, 5.1.1"},
    {"D04", "Four promotions, three kinds of ending", "8/5P1k/5K2/8/8/8/8/8 w - - 0 1", 9, State::Quiet, "3.7.3.3, 5.2.1, 5.2.2"},
    {"D05", "Queen or knight?", "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1", 11, State::Quiet, "3.7.3.5, 5.2.1"},
    {"D06", "The same without the h-pawn", "8/k1P5/2K5/8/8/8/8/8 w - - 0 1", 9, State::Quiet, "5.2.2"},
    {"D07", "Only one underpromotion mates", "6br/5Ppk/6pp/8/8/8/8/K7 w - - 0 1", 11, State::Quiet, "3.7.3.3, 5.1.1"},
    {"D08", "White already has two queens", "7k/P7/8/8/8/8/8/KQQ5 w - - 0 1", 39, State::Quiet, "3.7.3.4"},
};

const RefusedRow refused_tries[] = {
    {"D01", "with no piece named", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8", {PromotionPieceMissing}, "3.7.3.3"},
    {"D02", "by capture, with no piece named", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8", {PromotionPieceMissing}, "3.7.3.3"},
    {"D01", "to a king", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8k", {PromotionPieceNotAllowed}, "3.7.3.3"},
    {"D01", "to a pawn", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8p", {PromotionPieceNotAllowed}, "3.7.3.3"},
    {"D01", "by a king", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a1a2q", {PromotionNotOnLastRank}, "3.7.3.3"},
    {"A01", "on the fourth rank", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4q", {PromotionNotOnLastRank}, "3.7.3.3"},
    {"D07", "on an occupied square", "5b1k/5P2/8/8/8/8/8/K7 w - - 0 1", "f7f8q", {PawnBlocked}, "3.7.1"},
    {"pinned", "a pinned pawn is refused for the pin, not for the choice", "8/K2P3r/8/8/8/8/8/7k w - - 0 1", "d7d8", {Pinned}, "3.9.2"},
    {"pinned", "a pinned pawn, and no king to be had", "8/K2P3r/8/8/8/8/8/7k w - - 0 1", "d7d8k", {PromotionPieceNotAllowed, Pinned}, "3.7.3.3"},
};

const LegalRow legal_tries[] = {
    {"D01", "to a queen", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8q", {Promotes}, "3.7.3.3"},
    {"D01", "to a rook", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8r", {Promotes}, "3.7.3.3"},
    {"D01", "to a bishop", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8b", {Promotes}, "3.7.3.3"},
    {"D01", "to a knight", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8n", {Promotes}, "3.7.3.3"},
    {"D02", "by capture to a queen", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q", {Captures, Promotes, GivesCheck}, "3.7.3.3"},
    {"D02", "by capture to a knight", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8n", {Captures, Promotes}, "3.7.3.3"},
    {"D03", "the new queen mates at once", "6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1", "a7a8q", {Promotes, GivesCheck, Checkmates}, "3.7.3.5"},
    {"D03", "the new rook mates at once", "6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1", "a7a8r", {Promotes, GivesCheck, Checkmates}, "3.7.3.5"},
    {"D03", "the new bishop does not even check", "6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1", "a7a8b", {Promotes}, "3.7.3.5"},
    {"D03", "nor does the new knight", "6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1", "a7a8n", {Promotes}, "3.7.3.5"},
    {"D04", "the queen stalemates", "8/5P1k/5K2/8/8/8/8/8 w - - 0 1", "f7f8q", {Promotes, Stalemates}, "5.2.1"},
    {"D04", "the rook keeps the game going", "8/5P1k/5K2/8/8/8/8/8 w - - 0 1", "f7f8r", {Promotes}, "3.7.3.3"},
    {"D04", "the knight checks", "8/5P1k/5K2/8/8/8/8/8 w - - 0 1", "f7f8n", {Promotes, GivesCheck}, "3.7.3.5"},
    {"D05", "the queen stalemates", "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1", "c7c8q", {Promotes, Stalemates}, "5.2.1"},
    {"D05", "the knight checks", "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1", "c7c8n", {Promotes, GivesCheck}, "3.7.3.5"},
    {"D06", "the knight checks, and no pawn is left", "8/k1P5/2K5/8/8/8/8/8 w - - 0 1", "c7c8n", {Promotes, GivesCheck}, "3.7.3.5"},
    {"D07", "the knight mates", "6br/5Ppk/6pp/8/8/8/8/K7 w - - 0 1", "f7f8n", {Promotes, GivesCheck, Checkmates}, "5.1.1"},
    {"D07", "the queen does not", "6br/5Ppk/6pp/8/8/8/8/K7 w - - 0 1", "f7f8q", {Promotes}, "5.1.1"},
    {"D08", "a third queen", "7k/P7/8/8/8/8/8/KQQ5 w - - 0 1", "a7a8q", {Promotes, GivesCheck}, "3.7.3.4"},
};
// clang-format on

TEST(Promotion, PositionsAreWhatTheLawsMakeOfThem) { expect_positions(positions); }
TEST(Promotion, RefusedForTheseReasons) { expect_refused(refused_tries); }
TEST(Promotion, LegalWithTheseEffects) { expect_legal(legal_tries); }

}  // namespace
}  // namespace adoube::rules::testing

// SPDX-License-Identifier: MIT
// Checkmate and stalemate (Laws 1.4, 5.1.1, 5.2.1).
#include <gtest/gtest.h>

#include "tests/rules/law_rows.hpp"

namespace adoube::rules::testing {
namespace {

using enum Effect;
using enum Refusal;

// clang-format off
const PositionRow positions[] = {
    {"E01", "Qh5 checks; g8 is free", "7k/8/5K2/7Q/8/8/8/8 b - - 0 1", 1, State::Check, "3.9.1, 5.1.1"},
    {"E02", "Qg7 protected by the king", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", 0, State::Checkmate, "5.1.1"},
    {"E03", "Queen on g6, Black to move", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1", 0, State::Stalemate, "5.2.1"},
    {"E04", "King without a move and a blocked pawn", "7k/5K2/6Q1/8/8/p7/P7/8 b - - 0 1", 0, State::Stalemate, "5.2.1"},
    {"E05", "The same with the pawn one square back", "7k/5K2/6Q1/8/p7/8/P7/8 b - - 0 1", 1, State::Quiet, "5.2.1"},
    {"E06", "Black's only other piece is pinned", "R5nk/8/6K1/8/8/8/8/8 b - - 0 1", 0, State::Stalemate, "3.9.2, 5.2.1"},
    {"E07", "Pawn on a2 protected by its king", "8/8/8/8/8/k7/p7/K7 w - - 0 1", 0, State::Stalemate, "5.2.1"},
    {"E13", "Initial placement with Black to move", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", 20, State::Quiet, "3.10.3"},
};

const RefusedRow refused_tries[] = {
    {"E01", "the queen guards g7", "7k/8/5K2/7Q/8/8/8/8 b - - 0 1", "h8g7", {KingIntoAttack}, "3.9.2"},
    {"E02", "the protected queen is not taken", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "h8g7", {KingIntoAttack}, "3.9.2"},
    {"E04", "the pawn is blocked", "7k/5K2/6Q1/8/8/p7/P7/8 b - - 0 1", "a3a2", {PawnBlocked}, "3.7.1"},
    {"E06", "the last piece is pinned", "R5nk/8/6K1/8/8/8/8/8 b - - 0 1", "g8f6", {Pinned}, "3.9.2"},
    {"E07", "the protected pawn is not taken", "8/8/8/8/8/k7/p7/K7 w - - 0 1", "a1a2", {KingIntoAttack}, "3.9.2"},
};

const LegalRow legal_tries[] = {
    {"E01", "the one answer", "7k/8/5K2/7Q/8/8/8/8 b - - 0 1", "h8g8", {}, "3.9.1"},
    {"E05", "the one move", "7k/5K2/6Q1/8/p7/8/P7/8 b - - 0 1", "a4a3", {}, "5.2.1"},
    {"S18", "mate at hand", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6g7", {GivesCheck, Checkmates}, "5.1.1"},
    {"S18", "check and no more", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6h6", {GivesCheck}, "3.9.1"},
};
// clang-format on

TEST(MateStalemate, PositionsAreWhatTheLawsMakeOfThem) { expect_positions(positions); }
TEST(MateStalemate, RefusedForTheseReasons) { expect_refused(refused_tries); }
TEST(MateStalemate, LegalWithTheseEffects) { expect_legal(legal_tries); }

}  // namespace
}  // namespace adoube::rules::testing

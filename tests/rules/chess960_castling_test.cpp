// SPDX-License-Identifier: MIT
// Castling in Chess960 (Guidelines II.3).
#include <gtest/gtest.h>

#include "tests/rules/law_rows.hpp"

namespace adoube::rules::testing {
namespace {

using enum Effect;
using enum Refusal;

// clang-format off
const PositionRow positions[] = {
    {"L01", "King b1, rooks a1 and h1", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", 25, State::Quiet, "II.3.2.1, II.3.2.6", Variant::Chess960},
    {"L02", "King already on g1, rook h1", "4k3/8/8/8/8/8/8/6KR w H - 0 1", 12, State::Quiet, "II.3.2.4", Variant::Chess960},
    {"L03", "Rook already on f1, king e1", "4k3/8/8/8/8/8/8/4KR2 w F - 0 1", 14, State::Quiet, "II.3.2.3", Variant::Chess960},
    {"L04", "King f1, rook g1", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", 13, State::Quiet, "II.3.2.2", Variant::Chess960},
    {"L05", "The rook's path a1-d1 is blocked on b1", "4k3/8/8/8/8/8/8/RN1K3R w A - 0 1", 25, State::Quiet, "II.3.2.7", Variant::Chess960},
    {"L06", "King c1, rook b1, knight a1", "4k3/8/8/8/8/8/8/NRK4R w B - 0 1", 25, State::Quiet, "II.3.2.7", Variant::Chess960},
    {"L07", "The castling rook b1 shields the king from Ra1", "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", 7, State::Quiet, "II.3.2.7, 3.9.2", Variant::Chess960},
    {"L08", "A starting position with king f1 and rook g1", "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", 20, State::Quiet, "II.3.2.7", Variant::Chess960},
};

const RefusedRow refused_tries[] = {
    {"L05", "the rook's way is blocked on b1", "4k3/8/8/8/8/8/8/RN1K3R w A - 0 1", "d1a1", {CastlingPathBlocked}, "3.8.2.2", Variant::Chess960},
    {"L05", "the right on the other side is lost", "4k3/8/8/8/8/8/8/RN1K3R w A - 0 1", "d1h1", {CastlingRightLost}, "3.8.2.1", Variant::Chess960},
    {"L07", "the castling rook shields its king", "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "d1b1", {CastlingRookShieldsKing}, "II.3.2.7", Variant::Chess960},
    {"L01", "two squares ask for no castling here", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1d1", {NotAKingMove}, "3.8.1", Variant::Chess960},
    {"way", "a piece on the goal of king and rook", "4k3/8/8/8/8/8/8/RKN5 w A - 0 1", "b1a1", {CastlingPathBlocked}, "3.8.2.2", Variant::Chess960},
    {"long-way", "an attack on the king's long way", "3rk3/8/8/8/8/8/8/1K5R w H - 0 1", "b1h1", {CastlingThroughAttack}, "3.8.2.2", Variant::Chess960},
    {"stays", "the king that stays in its place is in check", "4k1r1/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", {CastlingOutOfCheck}, "3.8.2.2", Variant::Chess960},
};

const LegalRow legal_tries[] = {
    {"L01", "c-side, to the right", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1a1", {CastlesQueenside, LosesCastlingRight}, "II.3.2.6", Variant::Chess960},
    {"L01", "g-side, across the board", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1h1", {CastlesKingside, LosesCastlingRight}, "II.3.2.6", Variant::Chess960},
    {"L02", "only the rook moves", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", {CastlesKingside, LosesCastlingRight}, "II.3.2.4", Variant::Chess960},
    {"L03", "only the king moves", "4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1", {CastlesKingside, LosesCastlingRight}, "II.3.2.3", Variant::Chess960},
    {"L04", "king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", {CastlesKingside, LosesCastlingRight}, "II.3.2.2", Variant::Chess960},
    {"L06", "what stands beside both ways may stay", "4k3/8/8/8/8/8/8/NRK4R w B - 0 1", "c1b1", {CastlesQueenside, LosesCastlingRight}, "II.3.2.7", Variant::Chess960},
    {"L07", "the rook itself may take", "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "b1a1", {Captures, LosesCastlingRight}, "3.3", Variant::Chess960},
    {"L08", "on move one", "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", "f1g1", {CastlesKingside, LosesCastlingRight}, "II.3.2.7", Variant::Chess960},
};
// clang-format on

TEST(Chess960Castling, PositionsAreWhatTheLawsMakeOfThem) { expect_positions(positions); }
TEST(Chess960Castling, RefusedForTheseReasons) { expect_refused(refused_tries); }
TEST(Chess960Castling, LegalWithTheseEffects) { expect_legal(legal_tries); }

}  // namespace
}  // namespace adoube::rules::testing

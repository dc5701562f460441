// SPDX-License-Identifier: MIT
// Every reason and every effect comes with the squares that a board draws: who attacks, what blocks, along which line.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/rules/law_rows.hpp"
#include "tests/rules/square_names.hpp"

namespace adoube::rules::testing {
namespace {

using enum Effect;
using enum Refusal;

/// Sets of squares are names in a row, a1 first.
struct ReasonRow {
  const char* name;
  const char* fen;
  const char* tried;
  Refusal refusal;
  const char* attackers;
  const char* obstacles;
  const char* path;
  const char* king;
  Variant variant = Variant::Standard;
};

struct EffectRow {
  const char* name;
  const char* fen;
  const char* tried;
  Effect effect;
  const char* squares;
  std::optional<Piece> piece{};
  Variant variant = Variant::Standard;
};

// clang-format off
const ReasonRow reason_rows[] = {
    {"an own piece", "6k1/8/8/8/P7/8/8/R5K1 w - - 0 1", "a1a4", OwnPieceOnTarget, "", "a4", "", ""},
    {"the nearest of two blockers, going up", "6k1/8/p7/8/P7/8/8/R5K1 w - - 0 1", "a1a8", PathBlocked, "", "a4", "a2 a3 a4 a5 a6 a7", ""},
    {"the nearest of two blockers, going down", "R7/6k1/p7/8/P7/8/8/6K1 w - - 0 1", "a8a1", PathBlocked, "", "a6", "a2 a3 a4 a5 a6 a7", ""},
    {"a piece ahead of a pawn", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5", PawnBlocked, "", "e5", "", ""},
    {"both squares of a double step occupied", "4k3/8/8/8/4n3/4n3/4P3/4K3 w - - 0 1", "e2e4", PawnDoubleStepBlocked, "", "e3 e4", "e3 e4", ""},
    {"the pawn that stood there before", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 3", "e5d6", EnPassantTooLate, "", "", "d5", ""},
    {"the king attacked through its own square", "8/8/8/8/R2k4/8/8/7K b - - 0 1", "d4e4", KingIntoAttack, "a4", "", "b4 c4 d4", "e4"},
    {"two guards of a square", "4k3/8/8/8/8/1n6/8/r2K4 w - - 0 1", "d1c1", KingIntoAttack, "a1 b3", "", "b1", "c1"},
    {"two checkers", "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1", "d2e2", DoubleCheckKingMustMove, "e1 f6", "", "", "e8"},
    {"a check along a file", "4r2k/8/8/8/8/8/8/R3KB2 w Q - 0 1", "a1a2", CheckNotAnswered, "e8", "", "e2 e3 e4 e5 e6 e7", "e1"},
    {"a pin along a file", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2f2", Pinned, "e8", "", "e2 e3 e4 e5 e6 e7", "e1"},
    {"a pawn pinned while it captures en passant", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", Pinned, "e8", "", "e2 e3 e4 e5 e6 e7", "e1"},
    {"two pawns leave a rank", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2", "e5d6", EnPassantExposesKing, "h5", "", "b5 c5 d5 e5 f5 g5", "a5"},
    {"the right of king and rook", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1c1", CastlingRightLost, "", "", "a1 e1", ""},
    {"the corner where no rook stands", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1c1", CastlingNoRook, "", "", "a1", ""},
    {"all that stands between", "4k3/8/8/8/8/8/8/RN1QK3 w Q - 0 1", "e1c1", CastlingPathBlocked, "", "b1 d1", "", ""},
    {"castling out of check", "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", CastlingOutOfCheck, "e8", "", "e1", "e1"},
    {"castling through an attack", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", CastlingThroughAttack, "f8", "", "f1", "e1"},
    {"castling into an attack", "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", "e1g1", CastlingIntoAttack, "h2", "", "g1", "e1"},
    {"Chess960: two of the squares crossed are attacked", "3rkr2/8/8/8/8/8/8/1K5R w H - 0 1", "b1h1", CastlingThroughAttack, "d8 f8", "", "d1 f1", "b1", Variant::Chess960},
    {"Chess960: the rook shields its king", "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "d1b1", CastlingRookShieldsKing, "a1", "", "c1", "d1", Variant::Chess960},
    {"Chess960: a blocker beyond the king's way", "4k3/8/8/8/8/8/8/RN1K3R w A - 0 1", "d1a1", CastlingPathBlocked, "", "b1", "", "", Variant::Chess960},
};

constexpr Piece white_queen{Color::White, Kind::Queen};
constexpr Piece white_king{Color::White, Kind::King};
constexpr Piece black_pawn{Color::Black, Kind::Pawn};
constexpr Piece black_knight{Color::Black, Kind::Knight};

const EffectRow effect_rows[] = {
    {"the king's two squares in castling, shown on the rook", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1", Moves, "e1 g1", white_king},
    {"where king and rook arrive", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", CastlesQueenside, "c1 d1"},
    {"both rights go with the king", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2", LosesCastlingRight, "a1 h1"},
    {"Chess960: the king stays in its place", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", Moves, "g1", white_king, Variant::Chess960},
    {"the captured piece", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q", Captures, "b8", black_knight},
    {"the new piece", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q", Promotes, "b8", white_queen},
    {"the pawn captured en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", CapturesEnPassant, "d5", black_pawn},
    {"the square passed over", "4k3/8/8/8/2p1p3/8/3P4/4K3 w - - 0 1", "d2d4", DoubleStep, "d3"},
    {"who may capture en passant", "4k3/8/8/8/2p1p3/8/3P4/4K3 w - - 0 1", "d2d4", AllowsEnPassant, "c4 e4"},
    {"only one of them may: the other is pinned", "4k3/8/8/8/2p1p3/8/3P4/K3R3 w - - 0 1", "d2d4", AllowsEnPassant, "c4"},
    {"the rook that castling puts on the king's file", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", GivesCheck, "d1"},
    {"both pieces of a double check", "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4f6", GivesCheck, "e1 f6"},
};
// clang-format on

TEST(ExplainSquares, OfReasons) {
  for (const ReasonRow& row : reason_rows) {
    SCOPED_TRACE(std::string(row.name) + ": " + row.fen + " " + row.tried);
    const Explanation explanation = explain_text(position_of(row.fen, row.variant), row.tried);
    const auto reason = std::ranges::find(explanation.reasons, row.refusal, &Reason::refusal);
    ASSERT_NE(reason, explanation.reasons.end());
    EXPECT_EQ(names_of(reason->attackers), row.attackers);
    EXPECT_EQ(names_of(reason->obstacles), row.obstacles);
    EXPECT_EQ(names_of(reason->path), row.path);
    EXPECT_EQ(reason->king ? reason->king->name() : "", row.king);
  }
}

TEST(ExplainSquares, OfEffects) {
  for (const EffectRow& row : effect_rows) {
    SCOPED_TRACE(std::string(row.name) + ": " + row.fen + " " + row.tried);
    const Explanation explanation = explain_text(position_of(row.fen, row.variant), row.tried);
    const auto consequence = std::ranges::find(explanation.effects, row.effect, &Consequence::effect);
    ASSERT_NE(consequence, explanation.effects.end());
    EXPECT_EQ(names_of(consequence->squares), row.squares);
    EXPECT_EQ(consequence->piece, row.piece);
  }
}

}  // namespace
}  // namespace adoube::rules::testing

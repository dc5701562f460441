// SPDX-License-Identifier: MIT
#include "adoube/notation/fen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <ostream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "tests/notation/print.hpp"
#include "tests/notation/random_games.hpp"

namespace adoube::notation {

namespace {

using rules::Variant;

[[nodiscard]] std::vector<FenFault> faults_of(const FenJudgement& judgement) {
  std::vector<FenFault> faults;
  for (const FenProblem& problem : judgement.problems) faults.push_back(problem.fault);
  return faults;
}

[[nodiscard]] std::string written(const FenJudgement& judgement) {
  return judgement.position ? write_fen(*judgement.position) : std::string("refused");
}

// Texts a strict reader takes, with what it has to say about them.

struct ValidRow {
  std::string_view name;
  std::string_view fen;
  std::vector<FenFault> warnings = {};
  Variant variant = Variant::Standard;
};

// clang-format off
const std::vector<ValidRow> valid_rows = {
    {"initial position", initial_fen},
    {"no castling, no en passant", "8/8/8/3k4/8/3K4/3P4/8 b - - 9 70"},
    {"every castling right", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
    {"one right each", "r3k2r/8/8/8/8/8/8/R3K2R b Qk - 0 1"},
    {"double check by knight and rook", "4k3/8/5N2/8/8/8/8/4R2K b - - 3 30"},
    {"double step that discovers a check", "8/r6K/8/3pP3/8/8/8/4k3 w - d6 0 41"},
    {"en passant square although the only capturer is pinned",
     "rnbqkb1r/ppp2ppp/5n2/3P4/3Pp3/2N5/PPP1QPPP/R1B1KBNR b KQkq d3 0 5"},
    {"en passant square although nothing can capture", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
    {"greatest counters", "4k3/8/8/8/8/8/8/4K2R w - - 65535 65535"},
    {"two knights check at once", "3k4/8/4n3/8/3K4/5n2/8/8 w - - 0 1", {FenFault::ImpossibleCheck}},
    {"en passant square under a check that was there before", "4k3/8/8/2pPK3/8/8/8/4r3 w - c6 0 1", {FenFault::EnPassantSquare}},
    {"more half-moves than have been played", "4k3/8/8/8/8/8/8/4K2R w - - 12 3", {FenFault::HalfmoveClock}},
    {"chess960: outermost rooks by side", "rk5r/8/8/8/8/8/8/RK5R w KQkq - 0 1", {}, Variant::Chess960},
    {"chess960: rooks by file", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", {}, Variant::Chess960},
    {"chess960: inner rook by file", "4k3/8/8/8/8/8/8/RRK5 w B - 0 1", {}, Variant::Chess960},
    {"chess960: start with bishops in the corners", "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", {}, Variant::Chess960},
};
// clang-format on

TEST(Fen, StrictReaderAccepts) {
  for (const ValidRow& row : valid_rows) {
    SCOPED_TRACE(row.name);
    const FenJudgement strict = judge_fen(row.fen, Strictness::Strict, row.variant);
    EXPECT_TRUE(strict.valid());
    EXPECT_EQ(faults_of(strict), row.warnings);
    EXPECT_TRUE(read_position(row.fen, row.variant).has_value());
    EXPECT_TRUE(read_fen(row.fen, row.variant).has_value());
  }
}

TEST(Fen, LenientReaderForgivesNothingWhereNothingIsToForgive) {
  for (const ValidRow& row : valid_rows) {
    if (!row.warnings.empty()) continue;
    SCOPED_TRACE(row.name);
    const FenJudgement lenient = judge_fen(row.fen, Strictness::Lenient, row.variant);
    EXPECT_TRUE(lenient.problems.empty());
    ASSERT_TRUE(lenient.position);
    EXPECT_EQ(*lenient.position, *judge_fen(row.fen, Strictness::Strict, row.variant).position);
  }
}

// Texts a strict reader refuses, and what a lenient one makes of them.

struct RefusedRow {
  std::string_view name;
  std::string_view fen;
  std::vector<FenFault> faults;          // strict
  FenField field = FenField::Placement;  // of the first of them
  std::size_t offset = 0;
  std::optional<Forgiven> forgiven = std::nullopt;  // lenient: the first departure, or none where it refuses too
  std::string_view norm = "refused";
  Variant variant = Variant::Standard;
};

// clang-format off
const std::vector<RefusedRow> refused_rows = {
    // Spelling of the placement.
    {"no FEN at all", "startpos", {FenFault::Syntax, FenFault::FieldCount}, FenField::Placement, 0},
    {"empty", "", {FenFault::Syntax, FenFault::FieldCount}, FenField::Placement, 0},
    {"only spaces", "   ", {FenFault::Syntax, FenFault::Syntax, FenFault::FieldCount}, FenField::Placement, 0},
    {"letter that is no piece", "4k3/8/8/8/4x3/8/8/4K3 w - - 0 1", {FenFault::Syntax}, FenField::Placement, 11},
    {"nine", "4k3/9/8/8/8/8/8/4K3 w - - 0 1", {FenFault::Syntax}, FenField::Placement, 4},
    {"zero", "4k3/80/8/8/8/8/8/4K3 w - - 0 1", {FenFault::Syntax}, FenField::Placement, 5},
    {"rank too short", "4k3/8/8/7/8/8/8/4K3 w - - 0 1", {FenFault::Syntax}, FenField::Placement, 9},
    {"rank too long", "4k3/8/8/8p/8/8/8/4K3 w - - 0 1", {FenFault::Syntax}, FenField::Placement, 9},
    {"seven ranks", "4k3/8/8/8/8/8/4K3 w - - 0 1", {FenFault::Syntax}, FenField::Placement, 17},
    {"nine ranks", "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", {FenFault::Syntax}, FenField::Placement, 17},
    {"slash at the end", "4k3/8/8/8/8/8/8/4K3/ w - - 0 1", {FenFault::Syntax}, FenField::Placement, 19},
    {"full-width digit", "4k3/8/８/8/8/8/8/4K3 w - - 0 1", {FenFault::Syntax}, FenField::Placement, 6},
    {"digits side by side", "4k3/44/8/8/8/8/8/4K3 w - - 0 1", {FenFault::Syntax}, FenField::Placement, 5,
     Forgiven::FenAdjacentDigits, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},

    // Side to move and spaces.
    {"side to move in words", "4k3/8/8/8/8/8/8/4K3 White - - 0 1", {FenFault::Syntax}, FenField::Turn, 20,
     Forgiven::FenTurnSpelling, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"side to move in a full-width letter", "4k3/8/8/8/8/8/8/4K3 ｂ - - 0 1", {FenFault::Syntax}, FenField::Turn, 20,
     Forgiven::FenTurnSpelling, "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
    {"nobody to move", "4k3/8/8/8/8/8/8/4K3 - - - 0 1", {FenFault::Syntax}, FenField::Turn, 20},
    {"two spaces", "4k3/8/8/8/8/8/8/4K3  w - - 0 1", {FenFault::Syntax}, FenField::Placement, 19, Forgiven::FenSpaces,
     "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"space in front", " 4k3/8/8/8/8/8/8/4K3 w - - 0 1", {FenFault::Syntax}, FenField::Placement, 0, Forgiven::FenSpaces,
     "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"line end", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\r\n", {FenFault::Syntax}, FenField::FullmoveNumber, 29, Forgiven::FenSpaces,
     "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"tab", "4k3/8/8/8/8/8/8/4K3\tw - - 0 1", {FenFault::Syntax}, FenField::Placement, 19, Forgiven::FenSpaces,
     "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},

    // Number of fields.
    {"three fields", "8/8/8/8/8/1k6/1p6/1K6 w -", {FenFault::FieldCount}, FenField::EnPassant, 25, Forgiven::FenMissingFields,
     "8/8/8/8/8/1k6/1p6/1K6 w - - 0 1"},
    {"four fields, as in EPD", "r3k3/8/8/8/8/8/8/4K3 b q -", {FenFault::FieldCount}, FenField::HalfmoveClock, 26,
     Forgiven::FenMissingFields, "r3k3/8/8/8/8/8/8/4K3 b q - 0 1"},
    {"whose turn is not said", "4k3/8/8/8/8/8/8/4K3", {FenFault::FieldCount}, FenField::Turn, 19},
    {"text behind", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm Ke2;", {FenFault::FieldCount}, FenField::FullmoveNumber, 30,
     Forgiven::FenTrailingText, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},

    // Castling field.
    {"castling letters in another order", "r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1",
     {FenFault::Castling, FenFault::Castling}, FenField::Castling, 28, Forgiven::FenCastlingOrder,
     "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
    {"right named twice", "r3k2r/8/8/8/8/8/8/R3K2R w KKq - 0 1", {FenFault::Castling}, FenField::Castling, 27,
     Forgiven::FenCastlingTwice, "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"},
    {"rook file in standard chess", "r3k2r/8/8/8/8/8/8/R3K2R w Hq - 0 1", {FenFault::Castling}, FenField::Castling, 26,
     Forgiven::FenCastlingRookFile, "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"},
    {"letter that names no right", "r3k2r/8/8/8/8/8/8/R3K2R w KX - 0 1", {FenFault::Castling}, FenField::Castling, 27},
    {"rook is not in place", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", {FenFault::Castling}, FenField::Castling, 23,
     Forgiven::FenCastlingDropped, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"},
    {"king is not in place", "4k3/8/8/8/8/8/8/3K3R w K - 0 1", {FenFault::Castling}, FenField::Castling, 23,
     Forgiven::FenCastlingDropped, "4k3/8/8/8/8/8/8/3K3R w - - 0 1"},
    {"rook of the other colour", "4k3/8/8/8/8/8/8/r3K3 w Q - 0 1", {FenFault::Castling}, FenField::Castling, 23,
     Forgiven::FenCastlingDropped, "4k3/8/8/8/8/8/8/r3K3 w - - 0 1"},
    {"long dash", "4k3/8/8/8/8/8/8/4K3 w – - 0 1", {FenFault::Castling}, FenField::Castling, 22, Forgiven::FenDashSpelling,
     "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"chess960: no rook on that side", "4k3/8/8/8/8/8/8/RK6 w K - 0 1", {FenFault::Castling}, FenField::Castling, 22,
     Forgiven::FenCastlingDropped, "4k3/8/8/8/8/8/8/RK6 w - - 0 1", Variant::Chess960},

    // En passant field.
    {"no square", "4k3/8/8/8/8/8/8/4K3 w - x9 0 1", {FenFault::EnPassantSquare}, FenField::EnPassant, 24},
    {"capital letter", "4k3/8/8/8/4Pp2/8/8/4K3 b - E3 0 1", {FenFault::EnPassantSquare}, FenField::EnPassant, 27,
     Forgiven::FenEnPassantCase, "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1"},
    {"rank of the side to move", "rnbqkbnr/pppppppp/8/8/7P/8/PPPPPPP1/RNBQKBNR w KQkq h3 0 1", {FenFault::EnPassantSquare},
     FenField::EnPassant, 52, Forgiven::FenEnPassantDropped, "rnbqkbnr/pppppppp/8/8/7P/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1"},
    {"no pawn in front of the square", "4k3/8/8/8/8/8/8/4K3 b - e3 0 1", {FenFault::EnPassantSquare}, FenField::EnPassant, 24,
     Forgiven::FenEnPassantDropped, "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
    {"square passed over is occupied", "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", {FenFault::EnPassantSquare}, FenField::EnPassant, 28,
     Forgiven::FenEnPassantDropped, "4k3/8/8/8/4P3/4N3/8/4K3 b - - 0 1"},

    // Counters.
    {"move number 0", "6R1/2p2r1k/1p1p3p/p3p3/2P1P3/2P3Q1/PP3P2/2K5 w - - 0 0", {FenFault::FullmoveNumber},
     FenField::FullmoveNumber, 53, Forgiven::FenFullmoveNumber, "6R1/2p2r1k/1p1p3p/p3p3/2P1P3/2P3Q1/PP3P2/2K5 w - - 0 1"},
    {"negative clock", "4k3/8/8/8/8/8/8/4K3 w - - -1 1", {FenFault::HalfmoveClock}, FenField::HalfmoveClock, 26,
     Forgiven::FenHalfmoveClock, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"dashes for counters", "4k3/8/8/8/8/8/8/4K3 w - - - -", {FenFault::HalfmoveClock, FenFault::FullmoveNumber},
     FenField::HalfmoveClock, 26, Forgiven::FenHalfmoveClock, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"number beyond the greatest", "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999", {FenFault::FullmoveNumber},
     FenField::FullmoveNumber, 28, Forgiven::FenFullmoveNumber, "4k3/8/8/8/8/8/8/4K3 w - - 0 65535"},
    {"leading zeros", "4k3/8/8/8/8/8/8/4K3 w - - 00 1", {FenFault::HalfmoveClock}, FenField::HalfmoveClock, 26,
     Forgiven::FenLeadingZeros, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"clock is a word", "4k3/8/8/8/8/8/8/4K3 w - - x 1", {FenFault::HalfmoveClock}, FenField::HalfmoveClock, 26},
    {"number with a fraction", "4k3/8/8/8/8/8/8/4K3 w - - 0 1.5", {FenFault::FullmoveNumber}, FenField::FullmoveNumber, 28},

    // Positions that cannot be played, or not be reached (2.2, 3.7.3.3, 3.9.2).
    {"two white kings, no black one", "8/2K5/8/8/5N2/1B4K1/8/8 w - - 12 46", {FenFault::Kings}, FenField::Placement, 3},
    {"four kings each", "kkkk4/8/8/8/8/8/8/4KKKK w - - 0 1", {FenFault::Kings}, FenField::Placement, 0},
    {"no black king", "8/8/8/8/8/8/8/3QK3 w - - 0 1", {FenFault::Kings}, FenField::Placement, 16},
    {"kings touch", "8/8/8/3kK3/8/8/8/8 b - - 0 1", {FenFault::OpponentInCheck}, FenField::Placement, 7},
    {"side that has moved is in check", "r1bqkbnr/pppp1ppp/8/4Q3/8/8/PPP1PPPP/RNB1KBNR w KQkq - 0 5", {FenFault::OpponentInCheck},
     FenField::Placement, 4},
    {"pawns on the back ranks", "P3k3/8/8/8/8/8/8/p3K3 w - - 0 1", {FenFault::PawnOnBackRank}, FenField::Placement, 0},
    {"nine pawns", "4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - - 0 1", {FenFault::TooManyPawns}, FenField::Placement, 10,
     Forgiven::FenTooManyPawns, "4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - - 0 1"},
    {"two queens beside eight pawns", "4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1", {FenFault::TooManyPromoted}, FenField::Placement, 14,
     Forgiven::FenTooManyPromoted, "4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1"},
};
// clang-format on

TEST(Fen, StrictReaderRefusesAndSaysWhere) {
  for (const RefusedRow& row : refused_rows) {
    SCOPED_TRACE(row.name);
    const FenJudgement strict = judge_fen(row.fen, Strictness::Strict, row.variant);
    EXPECT_FALSE(strict.valid());
    EXPECT_THAT(faults_of(strict), testing::UnorderedElementsAreArray(row.faults));
    ASSERT_NE(strict.first_error(), nullptr);
    EXPECT_EQ(code(strict.first_error()->field), code(row.field));
    EXPECT_EQ(strict.first_error()->offset, row.offset);
    const auto position = read_position(row.fen, row.variant);
    ASSERT_FALSE(position.has_value());
    EXPECT_EQ(position.error(), *strict.first_error());
  }
}

TEST(Fen, LenientReaderWarnsOfWhatItForgives) {
  for (const RefusedRow& row : refused_rows) {
    SCOPED_TRACE(row.name);
    const FenJudgement lenient = judge_fen(row.fen, Strictness::Lenient, row.variant);
    EXPECT_EQ(written(lenient), row.norm);
    if (!lenient.valid()) {
      EXPECT_NE(lenient.first_error(), nullptr);
      continue;
    }
    EXPECT_EQ(lenient.first_error(), nullptr);
    ASSERT_FALSE(lenient.problems.empty());
    EXPECT_EQ(lenient.problems.front().forgiven, row.forgiven);
    EXPECT_EQ(code(lenient.problems.front()), code(*row.forgiven));
  }
}

// What is written.

struct WriteRow {
  std::string_view name;
  std::string_view fen;
  FenStyle style;
  std::string_view expected;
  Variant variant = Variant::Standard;
};

constexpr FenStyle always{.en_passant = EnPassantField::Always};
constexpr FenStyle rook_files{.castling = CastlingField::RookFiles};

// clang-format off
const std::vector<WriteRow> write_rows = {
    // 9.2.3.1: only a legal capture makes a difference.
    {"no capturer: no square", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", {},
     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
    {"no capturer, square after every double step", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", always,
     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
    {"capturer pinned: no square", "rnbqkb1r/ppp2ppp/5n2/3P4/3Pp3/2N5/PPP1QPPP/R1B1KBNR b KQkq d3 0 5", {},
     "rnbqkb1r/ppp2ppp/5n2/3P4/3Pp3/2N5/PPP1QPPP/R1B1KBNR b KQkq - 0 5"},
    {"legal capture: square", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", {}, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"},
    {"rook files in standard chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", rook_files, "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"},
    {"chess960: outermost rook by side", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", {}, "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", Variant::Chess960},
    {"chess960: inner rook by file", "4k3/8/8/8/8/8/8/RRK5 w B - 0 1", {}, "4k3/8/8/8/8/8/8/RRK5 w B - 0 1", Variant::Chess960},
    {"chess960: rook files", "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1", rook_files,
     "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", Variant::Chess960},
};
// clang-format on

TEST(Fen, Writes) {
  for (const WriteRow& row : write_rows) {
    SCOPED_TRACE(row.name);
    const auto position = read_position(row.fen, row.variant);
    ASSERT_TRUE(position.has_value());
    EXPECT_EQ(write_fen(*position, row.style), row.expected);
  }
}

struct UnplayableRow {
  std::string_view name;
  std::string_view fen;
  Variant variant = Variant::Standard;
};

// clang-format off
const std::vector<UnplayableRow> unplayable_rows = {
    {"kings without number, a pawn on the back rank", "kkkk4/8/8/8/8/8/8/P3KK2 b K e6 7 9"},
    {"chess960: the right of a rook that is not there", "1r1k1r1r/8/8/8/8/8/8/2RK1R1R w FBfb - 3 9", Variant::Chess960},
    {"chess960: a rook between two kings", "4k3/8/8/8/8/8/8/1K1R1K1R w D - 0 1", Variant::Chess960},
};
// clang-format on

TEST(Fen, SetupIsWrittenEvenWhenItCannotBePlayed) {
  for (const UnplayableRow& row : unplayable_rows) {
    SCOPED_TRACE(row.name);
    const auto setup = read_fen(row.fen, row.variant);
    ASSERT_TRUE(setup.has_value());
    const auto again = read_fen(write_fen(*setup), row.variant);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(*again, *setup);
  }
  EXPECT_EQ(write_fen(*read_fen(unplayable_rows.front().fen)), unplayable_rows.front().fen);
}

TEST(Fen, InitialPosition) { EXPECT_EQ(write_fen(rules::Position::initial()), initial_fen); }

// Properties.

TEST(Fen, WrittenAndReadAgainIsTheSame) {
  int positions = 0;
  const auto check = [&](const rules::Position& position) {
    ++positions;
    const std::string text = write_fen(position, always);
    const auto read = read_position(text, position.variant());
    ASSERT_TRUE(read.has_value()) << text;
    EXPECT_EQ(*read, position) << text;
    EXPECT_EQ(write_fen(position.setup()), text);
    const auto by_files =
        read_position(write_fen(position, {EnPassantField::Always, CastlingField::RookFiles}), Variant::Chess960);
    ASSERT_TRUE(by_files.has_value()) << text;
    EXPECT_EQ(by_files->castling_rooks(), position.castling_rooks()) << text;
  };
  for (const std::string_view start : {standard_starts[0], standard_starts[1], standard_starts[2]})
    for_positions_of_random_games(start, Variant::Standard, 20, check);
  for (const std::string_view start : chess960_starts) for_positions_of_random_games(start, Variant::Chess960, 20, check);
  EXPECT_GT(positions, 5000);
}

TEST(Fen, AnyBytesGetAnAnswer) {
  std::mt19937 random(960);
  const std::string alphabet = "rnbqkpRNBQKP12345678/ wb-KQkqahe360\t\n\r\xC3\xE2\x80\x93" + std::string(1, '\0');
  int readable = 0;
  for (int run = 0; run < 20000; ++run) {
    std::string text(run % 3 == 0 ? initial_fen : "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
    for (std::size_t changes = random() % 5; changes-- > 0;) {
      const char letter = alphabet[random() % alphabet.size()];
      const std::size_t at = random() % text.size();
      if (random() % 2 == 0)
        text[at] = letter;
      else
        text.insert(at, 1, letter);
    }
    for (const Variant variant : {Variant::Standard, Variant::Chess960}) {
      const FenJudgement strict = judge_fen(text, Strictness::Strict, variant);
      const FenJudgement lenient = judge_fen(text, Strictness::Lenient, variant);
      EXPECT_EQ(strict.valid(), strict.first_error() == nullptr) << text;
      EXPECT_EQ(lenient.valid(), lenient.first_error() == nullptr) << text;
      if (strict.valid()) {
        EXPECT_TRUE(lenient.valid()) << text;
      }
      if (lenient.valid() && !strict.valid()) {
        EXPECT_FALSE(lenient.problems.empty()) << text;
      }
      for (const FenProblem& problem : strict.problems) EXPECT_LE(problem.offset + problem.length, text.size()) << text;
      if (lenient.valid()) {
        EXPECT_TRUE(read_position(write_fen(*lenient.position, always), variant).has_value() || !lenient.problems.empty())
            << text;
      }
      readable += lenient.valid() ? 1 : 0;
    }
  }
  EXPECT_GT(readable, 1000);
}

TEST(Fen, TooLongATextIsNotRead) {
  const std::string text = std::string(initial_fen) + std::string(2 * fen_length_limit, ' ');
  const FenJudgement judgement = judge_fen(text, Strictness::Lenient);
  ASSERT_EQ(judgement.problems.size(), 1U);
  EXPECT_EQ(judgement.problems.front().fault, FenFault::Syntax);
  EXPECT_EQ(judgement.problems.front().expected, FenExpected::ShorterText);
}

}  // namespace
}  // namespace adoube::notation

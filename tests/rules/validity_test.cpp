// SPDX-License-Identifier: MIT
// What is wrong with a setup (Laws 2.2, 3.7.3.1, 3.7.3.3, 3.8.2.1, 3.9.2, 3.10.3).
#include "adoube/rules/validity.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <span>
#include <string>

#include "adoube/rules/position.hpp"
#include "tests/reference_board/diagram.hpp"
#include "tests/rules/random_setup.hpp"
#include "tests/rules/square_names.hpp"

namespace adoube::rules {
namespace {

using enum FaultLevel;
using enum SetupFault;
using reference_board::diagram;
using testing::names_of;

struct Fault {
  SetupFault fault;
  FaultLevel level;
  const char* squares;  ///< names in a row, a1 first
};

struct Row {
  const char* name;
  const char* fen;
  std::vector<Fault> faults;
  Variant variant = Variant::Standard;
};

void expect_faults(std::span<const Row> rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(std::string(row.name) + ": " + row.fen);
    const SetupProblems problems = examine(diagram(row.fen, row.variant));
    ASSERT_EQ(problems.size(), row.faults.size());
    for (std::size_t i = 0; i < problems.size(); ++i) {
      EXPECT_EQ(problems[i].fault, row.faults[i].fault);
      EXPECT_EQ(problems[i].level, row.faults[i].level);
      EXPECT_EQ(names_of(problems[i].squares), row.faults[i].squares);
    }
  }
}

// clang-format off
const Row kings_and_pawns[] = {
    {"the initial position (2.2, 2.3)", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {}},
    {"E13 the initial position with Black to move: no game leads there, which is not for these tests to prove", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", {}},
    {"no kings at all", "8/8/8/8/8/8/8/8 w - - 0 1", {{Kings, Unplayable, ""}}},
    {"no black king (1.1, 2.2)", "8/8/8/8/8/8/8/3QK3 w - - 0 1", {{Kings, Unplayable, "e1"}}},
    {"two white kings and no black one", "8/2K5/8/8/5N2/1B4K1/8/8 w - - 12 46", {{Kings, Unplayable, "g3 c7"}}},
    {"four kings each", "kkkk4/8/8/8/8/8/8/4KKKK w - - 0 1", {{Kings, Unplayable, "e1 f1 g1 h1 a8 b8 c8 d8"}}},
    {"E10 a pawn on its own first rank (3.10.3)", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", {{PawnOnBackRank, Unplayable, "a1"}}},
    {"E11 a pawn left on the last rank (3.7.3.3, 3.10.3)", "P3k3/8/8/8/8/8/8/4K3 b - - 0 1", {{PawnOnBackRank, Unplayable, "a8"}}},
    {"pawns on both", "P3k3/8/8/8/8/8/8/p3K3 w - - 0 1", {{PawnOnBackRank, Unplayable, "a1 a8"}}},
    {"everything at once", "P7/8/8/8/8/8/8/4K3 w K e6 0 1", {{Kings, Unplayable, "e1"}, {PawnOnBackRank, Unplayable, "a8"}, {Castling, Unplayable, "h1"}, {EnPassantSquare, Unplayable, "e6"}}},
};

const Row checks_left_standing[] = {
    {"E08 the king could be taken (1.4.1, 3.10.3)", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", {{OpponentInCheck, Unplayable, "e7 e8"}}},
    {"E09 both kings in check (3.10.3)", "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1", {{OpponentInCheck, Unplayable, "e7 e8"}}},
    {"kings side by side", "8/8/8/3kK3/8/8/8/8 b - - 0 1", {{OpponentInCheck, Unplayable, "d5 e5"}}},
    {"kings with a square between them", "8/8/8/3k4/8/3K4/3P4/8 b - - 9 70", {}},
    {"a queen that checks before it moves", "r1bqkbnr/pppp1ppp/8/4Q3/8/8/PPP1PPPP/RNB1KBNR w KQkq - 0 5", {{OpponentInCheck, Unplayable, "e5 e8"}}},
};

const Row castling[] = {
    {"all rights", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", {}},
    {"a corner is empty", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", {{Castling, Unplayable, "a1"}}},
    {"the opponent's rook in the corner", "4k3/8/8/8/8/8/P7/rN2K3 w Q - 0 1", {{Castling, Unplayable, "a1"}}},
    {"the king beside its square", "4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1", {{Castling, Unplayable, "a1 h1"}}},
    {"the king ahead of its square", "r6r/4k3/8/8/8/8/8/4K3 w kq - 0 1", {{Castling, Unplayable, "a8 h8"}}},
    {"each side claims too much", "4k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1", {{Castling, Unplayable, "h1 a8"}}},
    {"Chess960: rooks anywhere on the rank", "1r2k1r1/8/8/8/8/8/8/RK5R w HAgb - 0 1", {}, Variant::Chess960},
    {"Chess960: no rook there", "4k3/8/8/8/8/8/8/RK5R w HC - 0 1", {{Castling, Unplayable, "c1"}}, Variant::Chess960},
    {"Chess960: two rooks on one side cannot both be unmoved", "4k3/8/8/8/8/8/8/RR2K3 w BA - 0 1", {{Castling, Unplayable, "a1 b1"}}, Variant::Chess960},
    {"Chess960: a king in the corner has no rook beyond it", "4k3/8/8/8/8/8/8/K6R w H - 0 1", {{Castling, Unplayable, "h1"}}, Variant::Chess960},
    {"Chess960: the king has left its rank", "4k3/8/8/8/8/8/1K6/R6R w HA - 0 1", {{Castling, Unplayable, "a1 h1"}}, Variant::Chess960},
};

const Row en_passant[] = {
    {"a double step beside an enemy pawn", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", {}},
    {"a double step with no pawn beside it", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", {}},
    {"the pawn that could capture is pinned", "rnbqkb1r/ppp2ppp/5n2/3P4/3Pp3/2N5/PPP1QPPP/R1B1KBNR b KQkq d3 0 5", {}},
    {"the rank of the other side", "rnbqkbnr/pppppppp/8/8/7P/8/PPPPPPP1/RNBQKBNR w KQkq h3 0 1", {{EnPassantSquare, Unplayable, "h3"}}},
    {"neither rank", "4k3/8/8/3pP3/8/8/8/4K3 w - d4 0 2", {{EnPassantSquare, Unplayable, "d4"}}},
    {"no pawn beyond the square", "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2", {{EnPassantSquare, Unplayable, "d6"}}},
    {"an own pawn beyond the square", "4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 2", {{EnPassantSquare, Unplayable, "d6"}}},
    {"another piece beyond the square", "4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 2", {{EnPassantSquare, Unplayable, "d6"}}},
    {"a piece on the square passed over", "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 2", {{EnPassantSquare, Unplayable, "d6"}}},
    {"a piece on the square it came from", "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 2", {{EnPassantSquare, Unplayable, "d6"}}},
    {"the pawn gives check", "3r1rk1/8/2n5/3pP3/4K3/7r/8/8 w - d6 0 2", {}},
    {"the pawn opens a line to the king", "8/r6K/8/3pP3/8/8/8/4k3 w - d6 0 41", {}},
    {"a rook checked before the double step", "4k3/8/8/2pPK3/8/8/8/4r3 w - c6 0 1", {{EnPassantSquare, Doubtful, "c6"}}},
    {"a knight checked before the double step", "7k/8/8/2Pp4/8/1n6/3K4/8 w - d6 0 1", {{EnPassantSquare, Doubtful, "d6"}}},
    {"a bishop checked before the pawn came between", "4b3/8/8/PpP5/K7/8/8/7k w - b6 0 20", {{EnPassantSquare, Doubtful, "b6"}}},
    {"the pawn itself checked from where it came", "k7/8/4K3/3p4/8/8/8/8 w - d6 0 1", {{EnPassantSquare, Doubtful, "d6"}}},
    {"Black's king, checked before the double step", "4k2R/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", {{EnPassantSquare, Doubtful, "d3"}}},
};

const Row numbers[] = {
    {"E12 nine pawns (2.2, 3.10.3)", "4k3/pppppppp/8/8/8/p7/8/4K3 w - - 0 1", {{TooManyPawns, Unreachable, "a3 a7 b7 c7 d7 e7 f7 g7 h7"}}},
    {"nine pawns of the other colour", "4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - - 0 1", {{TooManyPawns, Unreachable, "a2 b2 c2 d2 e2 f2 g2 h2 a4"}}},
    {"nine queens, no pawn", "4k3/8/8/8/8/QQQQ4/QQQQQ3/4K3 b - - 0 1", {}},
    {"ten queens", "4k3/8/8/8/8/QQQQ4/QQQQ4/QQ2K3 b - - 0 1", {{TooManyPromoted, Unreachable, "a1 b1 e1 a2 b2 c2 d2 a3 b3 c3 d3"}}},
    {"two queens with eight pawns", "4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 b - - 0 1", {{TooManyPromoted, Unreachable, "d1 e1 f1 a2 b2 c2 d2 e2 f2 g2 h2"}}},
    {"two queens with seven pawns", "4k3/8/8/8/8/8/PPPPPPP1/3QKQ2 b - - 0 1", {}},
    {"two bishops on one colour with eight pawns", "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 b - - 0 1", {{TooManyPromoted, Unreachable, "a1 c1 e1 a2 b2 c2 d2 e2 f2 g2 h2"}}},
    {"two bishops on two colours with eight pawns", "4k3/8/8/8/8/8/PPPPPPPP/BB2K3 b - - 0 1", {}},
    {"three knights with eight pawns", "4k3/pppppppp/8/8/8/8/8/NNN1K2B w - - 0 1", {}},
    {"three knights with eight pawns of their colour", "n1n1k1n1/pppppppp/8/8/8/8/8/4K3 w - - 0 1", {{TooManyPromoted, Unreachable, "a7 b7 c7 d7 e7 f7 g7 h7 a8 c8 e8 g8"}}},
    {"nine pawns among seventeen pieces", "rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {{TooManyPawns, Unreachable, "a2 b2 c2 d2 e2 f2 g2 h2 a3"}, {TooManyPromoted, Unreachable, "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3"}}},
};

const Row possible_checks[] = {
    {"a knight opens the file of a rook", "4k3/8/5N2/8/8/8/8/4R2K b - - 3 30", {}},
    {"a bishop leaves the file of its rook", "4R2K/8/8/3B4/4k3/8/8/8 b - - 0 1", {}},
    {"en passant opens a file and a diagonal", "4R3/1B6/3P4/8/4k3/8/8/K7 b - - 0 1", {}},
    {"a promotion by capture opens a file", "3Qk3/8/8/8/8/8/8/K3R3 b - - 0 1", {}},
    {"castling brings the rook to the king's file", "3k4/8/8/8/8/8/8/2KR4 b - - 0 1", {}},
    {"castling brings the rook to the king's rank", "8/8/8/8/8/8/3P4/2KR2k1 b - - 0 1", {}},
    {"Chess960: king and rook change places", "8/8/8/8/8/8/5P2/3k1RK1 b - - 0 1", {}, Variant::Chess960},
    {"a double step opens the rank that the pawn started from", "r7/r6K/r7/3p4/8/8/8/4k3 w - - 0 1", {}},
    {"the king opens a line", "4k3/8/8/8/8/8/3K4/4R3 b - - 0 1", {}},
    {"a pawn goes on and opens a rank", "8/8/8/4P3/R3k3/8/8/7K b - - 0 1", {}},
};

const Row impossible_checks[] = {
    {"two knights", "3k4/8/4n3/8/3K4/5n2/8/8 w - - 0 1", {{ImpossibleCheck, Doubtful, "f3 e6"}}},
    {"two pawns", "4k3/8/8/3p1p2/4K3/8/8/8 w - - 0 1", {{ImpossibleCheck, Doubtful, "d5 f5"}}},
    {"a pawn and a knight", "4k3/8/5n2/3p4/4K3/8/8/8 w - - 0 1", {{ImpossibleCheck, Doubtful, "d5 f6"}}},
    {"two rooks on both sides of the king", "4r2k/8/8/8/4K3/8/8/4r3 w - - 0 1", {{ImpossibleCheck, Doubtful, "e1 e8"}}},
    {"two rooks at a right angle, neither through the other's line", "4R2K/8/8/8/R3k3/8/8/8 b - - 0 1", {{ImpossibleCheck, Doubtful, "a4 e8"}}},
    {"two bishops on one diagonal", "7k/6b1/8/4K3/8/8/1b6/8 w - - 0 1", {{ImpossibleCheck, Doubtful, "b2 g7"}}},
    {"a queen on the file of its rook would have checked from there", "4R2K/8/8/8/2Q1k3/8/8/8 b - - 0 1", {{ImpossibleCheck, Doubtful, "c4 e8"}}},
    {"king and rook do not change places in standard chess", "8/8/8/8/8/8/5P2/3k1RK1 b - - 0 1", {{ImpossibleCheck, Doubtful, "f1"}}},
    {"three pieces", "4k3/8/5N2/8/B7/8/8/4R2K b - - 0 1", {{ImpossibleCheck, Doubtful, "e1 a4 f6"}}},
    {"a pawn that has never moved", "8/8/8/8/8/1k6/P7/7K b - - 0 1", {{ImpossibleCheck, Doubtful, "a2"}}},
    {"a bishop that cannot have come from anywhere", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", {{ImpossibleCheck, Doubtful, "b6"}}},
};
// clang-format on

TEST(Validity, KingsAndPawnsInPlace) { expect_faults(kings_and_pawns); }
TEST(Validity, ChecksLeftStanding) { expect_faults(checks_left_standing); }
TEST(Validity, CastlingRightsNeedKingAndRook) { expect_faults(castling); }
TEST(Validity, EnPassantSquaresNeedTheirDoubleStep) { expect_faults(en_passant); }
TEST(Validity, NumbersOfPieces) { expect_faults(numbers); }
TEST(Validity, ChecksThatALastMoveExplains) { expect_faults(possible_checks); }
TEST(Validity, ChecksThatNoLastMoveExplains) { expect_faults(impossible_checks); }

// Laws 2.3.
TEST(Setup, InitialPosition) {
  EXPECT_EQ(rules::Setup::initial(), diagram("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
  EXPECT_EQ(Position::initial().setup(), rules::Setup::initial());
}

/// What a FEN cannot say: a claimed rook in the middle of the board.
TEST(Validity, CastlingRookOffTheBackRanks) {
  rules::Setup setup = rules::Setup::initial();
  setup.castling_rooks |= Bitboard(Square(File::E, Rank::Fourth));
  const SetupProblem expected{Castling, Unplayable, Bitboard(Square(File::E, Rank::Fourth))};
  EXPECT_EQ(examine(setup), SetupProblems{expected});
}

TEST(Validity, PositionTakesWhatCanBePlayed) {
  EXPECT_TRUE(Position::from(diagram("3k4/8/4n3/8/3K4/5n2/8/8 w - - 0 1")).has_value()) << "an impossible check";
  EXPECT_TRUE(Position::from(diagram("4k3/pppppppp/8/8/8/p7/8/4K3 w - - 0 1")).has_value()) << "nine pawns";
  EXPECT_TRUE(Position::from(diagram("4k3/8/8/2pPK3/8/8/8/4r3 w - c6 0 1")).has_value()) << "a doubtful en passant square";
  const auto refused = Position::from(diagram("P7/8/8/8/8/8/8/4K3 w K e6 0 1"));
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().size(), 4u) << "every problem, not the first alone";
}

/// Any contents will do, and a Position comes of exactly the setups without an unplayable fault.
TEST(Validity, AnySetupIsAnswered) {
  std::mt19937 random(310);
  int playable = 0;
  for (int i = 0; i < 50000; ++i) {
    const rules::Setup setup = random_setup(random);
    const SetupProblems problems = examine(setup);
    EXPECT_TRUE(std::ranges::is_sorted(problems, std::ranges::less{}, &SetupProblem::fault));
    const bool has_unplayable = std::ranges::find(problems, Unplayable, &SetupProblem::level) != problems.end();
    EXPECT_EQ(Position::from(setup).has_value(), !has_unplayable);
    playable += has_unplayable ? 0 : 1;
  }
  EXPECT_GT(playable, 500);
}

}  // namespace
}  // namespace adoube::rules

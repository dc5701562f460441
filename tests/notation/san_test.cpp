// SPDX-License-Identifier: MIT
// Moves in short algebraic notation, written and read (Laws C, C.2, C.4 to C.13.6).
#include "adoube/notation/san.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <ostream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/fen.hpp"
#include "adoube/notation/king_safety.hpp"
#include "adoube/notation/san_plain.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/attacks.hpp"
#include "adoube/rules/check.hpp"
#include "adoube/rules/explain.hpp"
#include "tests/notation/print.hpp"
#include "tests/notation/random_games.hpp"

namespace adoube::notation {

namespace {

using rules::Bitboard;
using rules::Move;
using rules::Position;
using rules::Square;
using rules::Variant;
using testing::ElementsAreArray;

[[nodiscard]] Position position_of(std::string_view fen, Variant variant = Variant::Standard) {
  const auto position = read_position(fen, variant);
  EXPECT_TRUE(position.has_value()) << fen;
  return position ? *position : Position::initial();
}

[[nodiscard]] Bitboard squares(std::initializer_list<std::string_view> names) {
  Bitboard set{};
  for (const std::string_view name : names) set |= Bitboard(*Square::parse(name));
  return set;
}

// Written, and read again strictly.

struct WriteRow {
  std::string_view name;
  std::string_view fen;
  std::string_view uci;
  std::string_view san;
  Variant variant = Variant::Standard;
};

// clang-format off
const std::vector<WriteRow> write_rows = {
    // C.10: only pieces that can legally go there count.
    {"K02 two knights on a file (C.10.2)", "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", "g1f3", "N1f3"},
    {"K02 the other of them (C.10.2)", "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", "g5f3", "N5f3"},
    {"K03 two knights on a rank (C.10.1)", "6k1/8/8/8/8/8/8/2K1N1N1 w - - 0 1", "e1f3", "Nef3"},
    {"K03 the other of them (C.10.1)", "6k1/8/8/8/8/8/8/2K1N1N1 w - - 0 1", "g1f3", "Ngf3"},
    {"K04 file preferred (C.10.3)", "4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", "d4f3", "Ndf3"},
    {"K04 file preferred, the other (C.10.3)", "4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", "h2f3", "Nhf3"},
    {"K05 the other knight is pinned (C.10)", "4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", "g1f3", "Nf3"},
    {"C.10 pinned knight of black", "4k1n1/8/2n5/1B6/8/8/8/4K3 b - - 0 1", "g8e7", "Ne7"},
    {"C.10 pinned rook stays on its line", "4r3/7k/8/8/8/8/4R3/R3K3 w - - 0 1", "a1a2", "Ra2"},
    {"C.10 both rooks can go, one of them pins", "4k2r/4bppp/2p5/3pR3/3P1B2/7P/1P3PP1/R5K1 w k - 0 30", "a1e1", "Rae1"},
    {"C.10 in check only one knight can step between", "4k3/8/4r3/8/8/2N5/8/N3K3 w - - 0 1", "c3e2", "Ne2"},
    {"K06 three queens: file alone (C.10.3)", "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "e4e1", "Qee1"},
    {"K06 three queens: rank alone (C.10.3)", "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h1e1", "Q1e1"},
    {"K06 three queens: file and rank (C.10.3)", "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"},
    {"three knights: file and rank", "8/7k/1N6/8/1N3N2/8/8/K7 w - - 0 80", "b4d5", "Nb4d5"},
    {"longest of all (C.9.1, C.9.2)", "1k6/8/8/8/Q2Q4/8/8/Q2n2K1 w - - 0 1", "a4d1", "Qa4xd1"},

    // Pawns (C.9.3, C.11, C.13.6).
    {"pawn push (C.4, C.8)", initial_fen, "e2e4", "e4"},
    {"pawn capture (C.9.3)", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "e4d5", "exd5"},
    {"en passant has no mark", "4k3/8/8/pP6/8/8/8/4K3 w - a6 0 7", "b5a6", "bxa6"},
    {"en passant gives check", "4k3/8/8/8/5Pp1/8/4K3/8 b - f3 0 1", "g4f3", "gxf3+"},
    {"en passant opens a line", "8/8/8/1k1pP2R/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6+"},
    {"promotion by capture with check", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q", "axb8=Q+"},
    {"promotion without check", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n", "a8=N"},
    {"promotion of black", "k7/8/8/8/8/8/7p/K7 b - - 0 1", "h2h1r", "h1=R+"},
    {"promotion that mates", "7k/P5pp/8/8/8/8/8/K7 w - - 0 1", "a7a8r", "a8=R#"},

    // Check and mate (C.13.4, C.13.5).
    {"discovered check (C.13.4)", "4k3/8/8/8/8/8/4N3/4R1K1 w - - 0 1", "e2c3", "Nc3+"},
    {"discovered check by the king", "4k3/8/8/8/8/8/4K3/4R3 w - - 0 1", "e2d3", "Kd3+"},
    {"back rank mate (C.13.5)", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8#"},
    {"fool's mate", "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2", "d8h4", "Qh4#"},
    {"stalemate has no mark", "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "g5g6", "Qg6"},
    {"check answered only en passant is no mate", "6R1/8/8/7k/7p/8/6P1/2B1K3 w - - 0 1", "g2g4", "g4+"},

    // Castling (C.13.1, C.13.2).
    {"kingside", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "O-O"},
    {"queenside", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "O-O-O"},
    {"castling gives check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
    {"castling mates", "r3k1K1/2r5/8/4P3/8/8/8/b7 b q - 0 1", "e8c8", "O-O-O#"},
    {"chess960: rook moves only", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "O-O", Variant::Chess960},
    {"chess960: king and rook change places", "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", "f1g1", "O-O", Variant::Chess960},
    {"chess960: to the c-file", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1a1", "O-O-O", Variant::Chess960},
    {"king beside its rook moves, does not castle", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1c1", "Kc1", Variant::Chess960},
};
// clang-format on

TEST(San, Writes) {
  for (const WriteRow& row : write_rows) {
    SCOPED_TRACE(row.name);
    const Position position = position_of(row.fen, row.variant);
    const auto move = read_uci(position, row.uci);
    ASSERT_TRUE(move.has_value());
    EXPECT_EQ(write_san(position, *move), row.san);
  }
}

TEST(San, ReadsStrictlyWhatItWrites) {
  for (const WriteRow& row : write_rows) {
    SCOPED_TRACE(row.name);
    const Position position = position_of(row.fen, row.variant);
    const auto move = read_uci(position, row.uci);
    for (const Strictness strictness : {Strictness::Strict, Strictness::Lenient}) {
      const auto reading = read_san(position, row.san, strictness);
      ASSERT_TRUE(reading.has_value());
      EXPECT_EQ(reading->move, *move);
      EXPECT_TRUE(reading->forgiven.empty());
    }
  }
}

// Understood by a lenient reader, refused by a strict one.

struct LenientRow {
  std::string_view name;
  std::string_view fen;
  std::string_view text;
  std::string_view uci;
  std::vector<Forgiven> forgiven;
  Variant variant = Variant::Standard;
};

constexpr std::string_view en_passant_fen = "4k3/8/8/1pP5/8/8/8/4K3 w - b6 0 7";
constexpr std::string_view promotion_fen = "7k/P7/8/8/8/8/8/K7 w - - 0 40";
constexpr std::string_view castling_fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
constexpr std::string_view check_fen = "4k3/8/8/8/8/8/8/K6R w - - 0 1";
constexpr std::string_view mate_fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
constexpr std::string_view capture_fen = "4k3/8/8/4p3/5P2/3N4/8/4K3 b - - 0 1";
constexpr std::string_view knight_takes_fen = "4k3/8/8/4p3/5P2/3N4/8/4K3 w - - 0 1";
constexpr std::string_view both_b_fen = "4k3/1p1b4/2P5/8/8/8/8/4K3 b - - 0 1";

// clang-format off
const std::vector<LenientRow> lenient_rows = {
    // Check and mate marks (C.13.4 and C.13.5 make them optional).
    {"check mark missing (C.13.4)", check_fen, "Rh8", "h1h8", {Forgiven::CheckMarkMissing}},
    {"mate mark missing (C.13.5)", mate_fen, "Ra8", "a1a8", {Forgiven::CheckMarkMissing}},
    {"+ for a mate", mate_fen, "Ra8+", "a1a8", {Forgiven::CheckMarkWrong}},
    {"# for a check", check_fen, "Rh8#", "h1h8", {Forgiven::CheckMarkWrong}},
    {"+ without check", initial_fen, "e4+", "e2e4", {Forgiven::CheckMarkSuperfluous}},
    {"# without check", initial_fen, "Nf3#", "g1f3", {Forgiven::CheckMarkSuperfluous}},
    {"++ for mate (C.13.5)", mate_fen, "Ra8++", "a1a8", {Forgiven::MateAsDoublePlus}},
    {"++ for a check is wrong: it is no double check", check_fen, "Rh8++", "h1h8", {Forgiven::CheckMarkWrong}},

    // Captures (C.9).
    {"pawn capture without x (C.9.3, C.13.3)", capture_fen, "ef4", "e5f4", {Forgiven::CaptureMarkMissing}},
    {"piece capture without x (C.9, C.13.3)", knight_takes_fen, "Ne5", "d3e5", {Forgiven::CaptureMarkMissing}},
    {"x on an empty square", initial_fen, "Nxf3", "g1f3", {Forgiven::CaptureMarkSuperfluous}},
    {"colon", knight_takes_fen, "N:e5", "d3e5", {Forgiven::CaptureMarkSpelling}},
    {"capital X", knight_takes_fen, "NXe5", "d3e5", {Forgiven::CaptureMarkSpelling}},
    {"times sign", knight_takes_fen, "N×e5", "d3e5", {Forgiven::CaptureMarkSpelling}},
    {"K07 en passant without x (C.9.3)", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "ed6", "e5d6", {Forgiven::CaptureMarkMissing}},
    {"e.p. behind a space (C.13.6)", en_passant_fen, "cxb6 e.p.", "c5b6", {Forgiven::EnPassantMark}},
    {"e.p. without a space", en_passant_fen, "cxb6e.p.", "c5b6", {Forgiven::EnPassantMark}},
    {"ep", en_passant_fen, "cxb6ep", "c5b6", {Forgiven::EnPassantMark}},

    // The square of departure (C.8, C.10).
    {"needless file", "4k1n1/8/2n5/1B6/8/8/8/4K3 b - - 0 1", "Nge7", "g8e7", {Forgiven::NeedlessDisambiguation}},
    {"whole square where nothing is needed", "r1bqkb1r/pppnpppp/3p4/3n4/8/P3PN1P/1PPP1PP1/RNBQKB1R b KQkq - 0 5", "Nd7f6", "d7f6",
     {Forgiven::NeedlessDisambiguation}},
    {"rank where the file would do", "4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", "N4f3", "d4f3", {Forgiven::NeedlessDisambiguation}},
    {"long form (C.8)", initial_fen, "Nb1-c3", "b1c3", {Forgiven::LongForm}},
    {"long form of a pawn", initial_fen, "e2-e4", "e2e4", {Forgiven::LongForm}},
    {"long form of a capture", knight_takes_fen, "f4xe5", "f4e5", {Forgiven::LongForm}},
    {"long form with a dash", initial_fen, "Ng1–f3", "g1f3", {Forgiven::LongForm}},
    {"coordinates of a piece", initial_fen, "b1c3", "b1c3", {Forgiven::CoordinateForm}},
    {"coordinates of a pawn", initial_fen, "e2e4", "e2e4", {Forgiven::CoordinateForm}},
    {"coordinates of a capture", knight_takes_fen, "d3e5", "d3e5", {Forgiven::CoordinateForm}},
    {"coordinates of a promotion", promotion_fen, "a7a8q", "a7a8q", {Forgiven::CheckMarkMissing, Forgiven::CoordinateForm}},
    {"coordinates of castling", castling_fen, "e1g1", "e1g1", {Forgiven::CoordinateForm}},
    {"chess960: coordinates of castling", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "g1h1", {Forgiven::CoordinateForm}, Variant::Chess960},
    {"letter for a pawn (C.4)", initial_fen, "Pe4", "e2e4", {Forgiven::PawnLetter}},

    // Castling (C.13.1, C.13.2).
    {"K01 zeros, queenside (C.13.2)", castling_fen, "0-0-0", "e1c1", {Forgiven::CastlingSpelling}},
    {"K01 zeros, kingside (C.13.1)", castling_fen, "0-0", "e1g1", {Forgiven::CastlingSpelling}},
    {"small letters", castling_fen, "o-o", "e1g1", {Forgiven::CastlingSpelling}},
    {"no hyphens", castling_fen, "OOO", "e1c1", {Forgiven::CastlingSpelling}},
    {"zeros with dashes", castling_fen, "0–0–0", "e1c1", {Forgiven::CastlingSpelling}},
    {"king takes rook", castling_fen, "Kxh1", "e1g1", {Forgiven::CastlingSpelling}},
    {"king's squares", castling_fen, "Ke1-g1", "e1g1", {Forgiven::CastlingSpelling}},

    // Promotion (C.11).
    {"no equals sign", promotion_fen, "a8Q+", "a7a8q", {Forgiven::PromotionSpelling}},
    {"brackets", promotion_fen, "a8(Q)+", "a7a8q", {Forgiven::PromotionSpelling}},
    {"slash", promotion_fen, "a8/Q+", "a7a8q", {Forgiven::PromotionSpelling}},
    {"small letter", promotion_fen, "a8=q+", "a7a8q", {Forgiven::PieceLetterCase}},
    {"small letter, no sign", promotion_fen, "a8q+", "a7a8q", {Forgiven::PromotionSpelling, Forgiven::PieceLetterCase}},
    {"bishop, no sign (C.11)", promotion_fen, "a8B", "a7a8b", {Forgiven::PromotionSpelling}},
    {"K08 capture, no sign (C.11)", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "axb8Q", "a7b8q",
     {Forgiven::CheckMarkMissing, Forgiven::PromotionSpelling}},

    // Letters (C.2, C.3).
    {"small letter of a knight (C.2)", initial_fen, "nf3", "g1f3", {Forgiven::PieceLetterCase}},
    {"small b of a bishop where no pawn can go", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "be3", "c1e3", {Forgiven::PieceLetterCase}},
    {"small b twice", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "bb2", "c1b2", {Forgiven::PieceLetterCase}},
    {"capital file", initial_fen, "E4", "e2e4", {Forgiven::PieceLetterCase}},
    {"capital file B", initial_fen, "B4", "b2b4", {Forgiven::PieceLetterCase}},
    {"capital coordinates", initial_fen, "E2E4", "e2e4", {Forgiven::CoordinateForm, Forgiven::PieceLetterCase}},
    {"figurine", initial_fen, "♘f3", "g1f3", {Forgiven::Figurine}},
    {"black figurine of White", initial_fen, "♞f3", "g1f3", {Forgiven::Figurine}},
    {"figurine with a selector", initial_fen, "♘\xEF\xB8\x8E" "f3", "g1f3", {Forgiven::Figurine}},
    {"figurine of a promotion", promotion_fen, "a8=♕+", "a7a8q", {Forgiven::Figurine}},

    // What stands around the move.
    {"check and signs of judgement", check_fen, "Rh8+!?", "h1h8", {Forgiven::AnnotationSuffix}},
    {"signs of judgement", initial_fen, "e4??", "e2e4", {Forgiven::AnnotationSuffix}},
    {"draw offer (C.12)", initial_fen, "e4 (=)", "e2e4", {Forgiven::DrawOfferMark}},
    {"draw offer behind a promotion", promotion_fen, "a8=Q+(=)", "a7a8q", {Forgiven::DrawOfferMark}},
    {"number of the move", initial_fen, "1. e4", "e2e4", {Forgiven::MoveNumber}},
    {"number of Black's move", both_b_fen, "12...Bxc6", "d7c6", {Forgiven::MoveNumber}},
    {"spaces around", initial_fen, "  e4 ", "e2e4", {Forgiven::MoveSpaces}},
    {"space inside", initial_fen, "N f3", "g1f3", {Forgiven::MoveSpaces}},
    {"several departures at once", "4k1n1/8/2n5/1B6/8/8/8/4K3 b - - 0 1", "ng8-e7+!", "g8e7",
     {Forgiven::CheckMarkSuperfluous, Forgiven::LongForm, Forgiven::PieceLetterCase, Forgiven::AnnotationSuffix}},
};
// clang-format on

[[nodiscard]] std::vector<Forgiven> members(ForgivenSet set) {
  std::vector<Forgiven> found;
  for (const Forgiven forgiven : set) found.push_back(forgiven);
  return found;
}

TEST(San, LenientReaderSaysWhatItForgives) {
  for (const LenientRow& row : lenient_rows) {
    SCOPED_TRACE(row.name);
    const Position position = position_of(row.fen, row.variant);
    const auto reading = read_san(position, row.text, Strictness::Lenient);
    ASSERT_TRUE(reading.has_value());
    EXPECT_EQ(write_uci(reading->move, row.variant), row.uci);
    EXPECT_THAT(members(reading->forgiven), ElementsAreArray(row.forgiven));
  }
}

TEST(San, StrictReaderRefusesAndSaysWhy) {
  for (const LenientRow& row : lenient_rows) {
    SCOPED_TRACE(row.name);
    const auto reading = read_san(position_of(row.fen, row.variant), row.text, Strictness::Strict);
    ASSERT_FALSE(reading.has_value());
    EXPECT_EQ(reading.error().fault, SanFault::NotExportForm);
    EXPECT_THAT(members(reading.error().departures), ElementsAreArray(row.forgiven));
    ASSERT_TRUE(reading.error().move.has_value());
    EXPECT_EQ(write_uci(*reading.error().move, row.variant), row.uci);
  }
}

TEST(San, SmallBIsThePawnsFileAndCapitalBTheBishop) {
  const Position position = position_of(both_b_fen);
  EXPECT_EQ(write_uci(read_san(position, "bxc6", Strictness::Strict)->move), "b7c6");
  EXPECT_EQ(write_uci(read_san(position, "Bxc6", Strictness::Strict)->move), "d7c6");
}

// Refused by both.

struct RefusedRow {
  std::string_view name;
  std::string_view fen;
  std::string_view text;
  SanFault fault;
  Bitboard candidates = {};                  // Illegal, Ambiguous, PromotionMissing
  std::size_t offset = 0;                    // NotAMove
  SanExpected expected = SanExpected::Move;  // NotAMove
};

// clang-format off
const std::vector<RefusedRow> refused_rows = {
    {"promotion piece not said (3.7.3.3)", promotion_fen, "a8", SanFault::PromotionMissing, squares({"a7"})},
    {"promotion piece not said in coordinates", promotion_fen, "a7a8", SanFault::PromotionMissing, squares({"a7"})},
    {"two knights can go", "4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", "Nf3", SanFault::Ambiguous, squares({"d4", "h2"})},
    {"two of three are still possible", "8/7k/1N6/8/1N3N2/8/8/K7 w - - 0 80", "Nbd5", SanFault::Ambiguous, squares({"b4", "b6"})},
    {"two small bishops", "4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1", "bb2", SanFault::Ambiguous, squares({"a1", "c1"})},
    {"pinned knight", "4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "Nf3", SanFault::Illegal, squares({"d2"})},
    {"no knight comes near", initial_fen, "Ne4", SanFault::Illegal, squares({"b1", "g1"})},
    {"no knight on that file", initial_fen, "Nde4", SanFault::Illegal, {}},
    {"three squares ahead", initial_fen, "e5", SanFault::Illegal, squares({"e2"})},
    {"nothing to capture", initial_fen, "exd3", SanFault::Illegal, squares({"e2"})},
    {"right of castling lost (3.8.2.1)", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", SanFault::Illegal, squares({"e1"})},
    {"king not at home, with a rook", "4k3/8/8/8/8/8/8/R2K4 w - - 0 1", "O-O-O", SanFault::Illegal, squares({"d1"})},
    {"king not at home, no rook", "4k3/8/8/8/8/8/8/3K4 w - - 0 1", "O-O-O", SanFault::Illegal, {}},
    {"castling two ways is never mixed up", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "0-0-0", SanFault::Illegal, squares({"e1"})},
    {"promotion to a king (3.7.3.3)", promotion_fen, "a8=K", SanFault::Illegal, squares({"a7"})},
    {"promotion in the middle", initial_fen, "e4=Q", SanFault::Illegal, squares({"e2"})},
    {"coordinates of an empty square", initial_fen, "e4e5", SanFault::Illegal, squares({"e4"})},
    {"letter and square disagree", initial_fen, "Ng1e2", SanFault::Illegal, squares({"g1"})},
    {"capital B does not become a pawn", "4k3/1p6/2P5/8/8/8/8/4K3 b - - 0 1", "Bxc6", SanFault::Illegal, {}},

    {"empty", initial_fen, "", SanFault::NotAMove, {}, 0, SanExpected::Move},
    {"a word", initial_fen, "hello", SanFault::NotAMove, {}, 1, SanExpected::Square},
    {"letter alone", initial_fen, "N", SanFault::NotAMove, {}, 1, SanExpected::Square},
    {"rank nine (C.6)", initial_fen, "e9", SanFault::NotAMove, {}, 1, SanExpected::Square},
    {"file twice (C.7)", initial_fen, "ee4", SanFault::NotAMove, {}, 1, SanExpected::Square},
    {"one zero", initial_fen, "0", SanFault::NotAMove, {}, 0, SanExpected::Move},
    {"four zeros", castling_fen, "0-0-0-0", SanFault::NotAMove, {}, 5, SanExpected::End},
    {"letter O and zero mixed", castling_fen, "O-0", SanFault::NotAMove, {}, 0, SanExpected::Move},
    {"K08 = alone is no promotion (C.12)", promotion_fen, "a8=", SanFault::NotAMove, {}, 3, SanExpected::PromotionPiece},
    {"square of arrival without its rank", initial_fen, "e2e", SanFault::NotAMove, {}, 2, SanExpected::End},
    {"bracket not closed", promotion_fen, "a8(Q", SanFault::NotAMove, {}, 2, SanExpected::PromotionPiece},
    {"two moves", initial_fen, "e4 e5", SanFault::NotAMove, {}, 2, SanExpected::End},
    {"letters of another language (C.2)", initial_fen, "Sf3", SanFault::NotAMove, {}, 0, SanExpected::Move},
    {"null move", initial_fen, "--", SanFault::NotAMove, {}, 0, SanExpected::Move},
};
// clang-format on

TEST(San, RefusesWithTheReason) {
  for (const RefusedRow& row : refused_rows) {
    SCOPED_TRACE(row.name);
    const Position position = position_of(row.fen);
    for (const Strictness strictness : {Strictness::Strict, Strictness::Lenient}) {
      const auto reading = read_san(position, row.text, strictness);
      ASSERT_FALSE(reading.has_value());
      EXPECT_EQ(reading.error().fault, row.fault);
      if (row.fault == SanFault::NotAMove) {
        EXPECT_EQ(reading.error().offset, row.offset);
        EXPECT_EQ(reading.error().expected, row.expected);
      } else {
        EXPECT_EQ(reading.error().candidates.bits(), row.candidates.bits());
      }
    }
  }
}

TEST(San, TooLongATextIsNoMove) {
  const auto reading = read_san(Position::initial(), "e4" + std::string(100, '!'));
  ASSERT_FALSE(reading.has_value());
  EXPECT_EQ(reading.error().fault, SanFault::NotAMove);
}

// Properties.

template <class Visit>
void for_every_start(int games, Visit visit) {
  for (const std::string_view start : standard_starts) for_positions_of_random_games(start, Variant::Standard, games, visit);
  for (const std::string_view start : chess960_starts) for_positions_of_random_games(start, Variant::Chess960, games, visit);
}

/// What the reader of PGN tries first.
[[nodiscard]] std::optional<Move> read_plainly(const Position& position, std::string text) {
  if (text.empty() || text.size() > ShortWord::longest) return std::nullopt;
  const auto size = static_cast<int>(text.size());
  text.resize(ShortWord::longest);
  PlainSan found;
  if (!read_plain_san(position, {text.data(), size}, king_view(position), found)) return std::nullopt;
  return found.move;
}

TEST(San, TheKingsViewIsTrue) {
  for_every_start(4, [&](const Position& position) {
    const KingView view = king_view(position);
    ASSERT_EQ(view.in_check, rules::in_check(position)) << write_fen(position);
    const rules::Square king = position.king(position.turn());
    for (const rules::Square square : position.occupied() & ~Bitboard(king)) {
      const Bitboard before = rules::attackers(position.board(), king, opponent(position.turn()), position.occupied());
      const Bitboard after =
          rules::attackers(position.board(), king, opponent(position.turn()), position.occupied() & ~Bitboard(square));
      EXPECT_EQ(view.shields.has(square), !(after & ~before & ~Bitboard(square)).empty()) << write_fen(position);
    }
  });
}

TEST(San, EveryMoveWrittenIsReadAgainByEachReader) {
  int moves = 0;
  int plain_moves = 0;
  for_every_start(4, [&](const Position& position) {
    for (const Move move : rules::legal_moves(position)) {
      ++moves;
      const std::string text = write_san(position, move);
      ASSERT_LE(text.size(), san_write_limit);
      const auto strict = read_san(position, text, Strictness::Strict);
      ASSERT_TRUE(strict.has_value()) << write_fen(position) << " " << text;
      EXPECT_EQ(strict->move, move) << write_fen(position) << " " << text;
      EXPECT_EQ(read_san_fast(position, text), move) << write_fen(position) << " " << text;
      if (const auto plain = read_plainly(position, text)) {
        ++plain_moves;
        EXPECT_EQ(*plain, move) << write_fen(position) << " " << text;
      }
      const auto coordinates = read_san(position, write_uci(move, position.variant()));
      ASSERT_TRUE(coordinates.has_value()) << write_fen(position) << " " << text;
      EXPECT_EQ(coordinates->move, move) << write_fen(position) << " " << text;
    }
  });
  EXPECT_GT(moves, 50000);
  EXPECT_GT(plain_moves, moves / 10 * 8);
}

TEST(San, NoTwoMovesAreWrittenAlike) {
  for_every_start(2, [&](const Position& position) {
    std::vector<std::string> texts;
    for (const Move move : rules::legal_moves(position)) texts.push_back(write_san(position, move));
    std::ranges::sort(texts);
    EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end()) << write_fen(position);
  });
}

/// Every text of the shape [letter][file][rank][x]square, and some others, in one position.
[[nodiscard]] std::vector<std::string> texts_like_moves(std::mt19937& random, int count) {
  constexpr std::string_view letters = "NBRQKPnbrqk";
  constexpr std::string_view tails[] = {"", "+", "#", "=Q", "=N+", "Q", "++", "!", " e.p.", "(=)", "=", "/R"};
  std::vector<std::string> texts;
  for (int i = 0; i < count; ++i) {
    std::string text;
    if (random() % 2 == 0) text += letters[random() % letters.size()];
    if (random() % 3 == 0) text += static_cast<char>('a' + random() % 8);
    if (random() % 4 == 0) text += static_cast<char>('1' + random() % 8);
    if (random() % 3 == 0) text += 'x';
    text += static_cast<char>('a' + random() % 8);
    text += static_cast<char>('1' + random() % 8);
    text += tails[random() % std::size(tails)];
    texts.push_back(text);
  }
  for (const std::string_view castling : {"O-O", "O-O-O", "0-0", "O-O+", "O-O-O#"}) texts.emplace_back(castling);
  return texts;
}

TEST(San, FastReaderAgreesWithTheSlowOne) {
  std::mt19937 random(64);
  int read = 0;
  for_every_start(2, [&](const Position& position) {
    for (const std::string& text : texts_like_moves(random, 200)) {
      const auto fast = read_san_fast(position, text);
      const auto slow = read_san(position, text);
      const auto plain = read_plainly(position, text);
      EXPECT_TRUE(!plain || plain == fast) << write_fen(position) << " " << text;
      if (fast) {
        ++read;
        ASSERT_TRUE(slow.has_value()) << write_fen(position) << " " << text;
        EXPECT_EQ(slow->move, *fast) << write_fen(position) << " " << text;
      } else if (slow) {
        EXPECT_FALSE(slow->forgiven.empty()) << write_fen(position) << " " << text;
      }
    }
  });
  EXPECT_GT(read, 1000);
}

TEST(San, NothingForgivenMeansExportForm) {
  std::mt19937 random(8);
  for_every_start(2, [&](const Position& position) {
    for (const std::string& text : texts_like_moves(random, 50)) {
      const auto lenient = read_san(position, text, Strictness::Lenient);
      const auto strict = read_san(position, text, Strictness::Strict);
      const bool exported = lenient && write_san(position, lenient->move) == text;
      EXPECT_EQ(strict.has_value(), exported) << write_fen(position) << " " << text;
      if (lenient) {
        EXPECT_EQ(lenient->forgiven.empty(), exported) << write_fen(position) << " " << text;
      }
    }
  });
}

TEST(San, WhatIsCalledIllegalHasAReasonForEachCandidate) {
  std::mt19937 random(32);
  int explained = 0;
  for_every_start(1, [&](const Position& position) {
    for (const std::string& text : texts_like_moves(random, 50)) {
      const auto reading = read_san(position, text);
      if (reading || reading.error().fault != SanFault::Illegal) continue;
      for (const Square from : reading.error().candidates) {
        const auto why = rules::explain(position, from, *reading.error().to, reading.error().promotion);
        EXPECT_FALSE(why.legal()) << write_fen(position) << " " << text << " from " << from.name();
        EXPECT_FALSE(why.reasons.empty()) << write_fen(position) << " " << text << " from " << from.name();
        ++explained;
      }
    }
  });
  EXPECT_GT(explained, 1000);
}

TEST(San, AnyBytesGetAnAnswer) {
  std::mt19937 random(128);
  const Position position = position_of(castling_fen);
  const std::string alphabet =
      "NBRQKPnbrqkabcdefgh12345678xX:-=+#!?O0o()/. e.p.\xE2\x99\x98\xEF\xB8\x8E\xC3\x97" + std::string(1, '\0');
  for (int run = 0; run < 200000; ++run) {
    std::string text;
    for (std::size_t size = random() % 12; size-- > 0;) text += alphabet[random() % alphabet.size()];
    const auto reading = read_san(position, text);
    if (reading) {
      EXPECT_TRUE(rules::is_legal(position, reading->move)) << text;
    } else {
      EXPECT_LE(reading.error().offset, text.size()) << text;
    }
  }
}

}  // namespace
}  // namespace adoube::notation

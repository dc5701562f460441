// SPDX-License-Identifier: MIT
// The slow board before it judges others: counts that are known since long, and the Laws' own difficult corners.
#include "tests/reference_board/board.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "tests/reference_board/diagram.hpp"

namespace adoube::reference_board {
namespace {

using rules::Variant;

struct PerftRow {
  std::string_view name;
  std::string_view fen;
  int depth;
  std::uint64_t sequences;
  Variant variant = Variant::Standard;
};

const PerftRow perft_rows[] = {
    {"initial position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3, 8902},
    {"castling, pins and promotion at once", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2,
     2039},
    {"en passant that uncovers a rank", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43238},
    {"promotion by capture, Black in check", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9467},
    {"promotion by capture of a bishop", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 2, 1486},
    {"symmetrical middle game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 2, 2079},
    {"en passant pinned along the rank", "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", 4, 10138},
    {"castling gives check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", 4, 6399},
    {"promotion gives check", "2r5/3P4/8/8/8/8/1K2k3/8 b - - 0 1", 3, 3958},
};

TEST(ReferenceBoard, CountsAreTheKnownOnes) {
  for (const PerftRow& row : perft_rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(perft(diagram(row.fen, row.variant), row.depth), row.sequences);
  }
}

/// Counts the rows of a file of data/perft (name, FEN, depth, sequences, with tabs between) that are short enough for the
/// slow board, and answers how many.
int count_rows(const char* file, Variant variant) {
  constexpr std::uint64_t most_sequences = 51'000;
  std::ifstream lines(std::string(ADOUBE_SOURCE_DIR "/data/perft/") + file);
  int rows = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string name, fen, depth, sequences;
    for (std::string* field : {&name, &fen, &depth, &sequences}) std::getline(fields, *field, '\t');
    if (std::stoull(sequences) > most_sequences) continue;
    SCOPED_TRACE(name);
    EXPECT_EQ(perft(diagram(fen, variant), std::stoi(depth)), std::stoull(sequences));
    ++rows;
  }
  return rows;
}

TEST(ReferenceBoard, CountsWhatTheListsSay) {
  EXPECT_GT(count_rows("standard.tsv", Variant::Standard), 0);
  EXPECT_GT(count_rows("chess960.tsv", Variant::Chess960), 0);
}

enum class State { Playing, Check, Checkmate, Stalemate };

struct LawRow {
  std::string_view name;
  std::string_view fen;
  std::size_t legal;
  State state = State::Playing;
  Variant variant = Variant::Standard;
};

const LawRow law_rows[] = {
    // 3.1.3, 3.9: attack, pin, check
    {"pinned bishop still guards h2", "4k3/8/8/4b3/8/8/8/4R1K1 w - - 0 1", 13},
    {"pinned bishop gives check", "4k3/8/8/4b3/8/8/7K/4R3 w - - 0 1", 5, State::Check},
    {"queen defended by a pinned rook mates", "7k/6Q1/8/8/8/8/8/r5RK b - - 0 1", 0, State::Checkmate},
    {"rook slides along its pin", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", 10},
    {"king is no shield for itself", "8/8/8/8/R2k4/8/8/7K b - - 0 1", 6, State::Check},
    {"double check: only the king moves", "4k3/8/5N2/8/8/8/3r4/K3R3 b - - 0 1", 3, State::Check},
    // 3.7.3.1, 3.7.3.2: en passant
    {"capture after the double step", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", 7},
    {"one move later it is too late", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 3", 6},
    {"both pawns shield the king together", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2", 6},
    {"capture along the diagonal of the pin", "1b4k1/8/8/3pP3/8/8/7K/8 w - d6 0 2", 6},
    {"the only answer to check", "3r1rk1/8/2n5/3pP3/4K3/7r/8/8 w - d6 0 2", 1, State::Check},
    {"the only move, no stalemate", "8/8/4k3/3pP3/8/8/5q2/7K w - d6 0 2", 1},
    {"stalemate without it", "8/8/4k3/3pP3/8/8/5q2/7K w - - 0 2", 0, State::Stalemate},
    // 3.8.2: castling
    {"both sides", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 26},
    {"b1 attacked does not matter", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 16},
    {"b1 occupied does", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", 15},
    {"not out of check", "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, State::Check},
    {"not through an attack", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 23},
    {"not through a pinned piece's attack", "k7/8/b7/8/8/8/8/R3K2R w KQ - 0 1", 21},
    {"placement is no right", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", 24},
    // 3.7.3.3: promotion
    {"four pieces on four squares less", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", 11},
    // Guidelines II.3.2: Chess960 castling
    {"king b1, both rooks", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", 25, State::Playing, Variant::Chess960},
    {"only the rook moves", "4k3/8/8/8/8/8/8/6KR w H - 0 1", 12, State::Playing, Variant::Chess960},
    {"only the king moves", "4k3/8/8/8/8/8/8/4KR2 w F - 0 1", 14, State::Playing, Variant::Chess960},
    {"they change places", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", 13, State::Playing, Variant::Chess960},
    {"the rook's way is blocked", "4k3/8/8/8/8/8/8/RN1K3R w A - 0 1", 25, State::Playing, Variant::Chess960},
    {"a knight beside the way does not matter", "4k3/8/8/8/8/8/8/NRK4R w B - 0 1", 25, State::Playing, Variant::Chess960},
    {"the castling rook shields its king", "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", 7, State::Playing, Variant::Chess960},
    {"castling on move one", "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", 20, State::Playing,
     Variant::Chess960},
};

State state_of(const Setup& board) {
  if (is_checkmate(board)) return State::Checkmate;
  if (is_stalemate(board)) return State::Stalemate;
  return checkers(board).empty() ? State::Playing : State::Check;
}

TEST(ReferenceBoard, RulesOnTheDifficultCorners) {
  for (const LawRow& row : law_rows) {
    SCOPED_TRACE(row.name);
    const auto board = diagram(row.fen, row.variant);
    EXPECT_EQ(legal_moves(board).size(), row.legal);
    EXPECT_EQ(state_of(board), row.state);
  }
}

struct PlayRow {
  std::string_view name;
  std::string_view before;
  Step move;
  std::string_view after;
  Variant variant = Variant::Standard;
};

Square at(std::string_view name) { return *Square::parse(name); }

const PlayRow play_rows[] = {
    {"a double step leaves the square it passed over",
     "4k3/8/8/8/8/8/4P3/4K3 w - - 3 1",
     {at("e2"), at("e4")},
     "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"},
    {"en passant takes the pawn beside",
     "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
     {at("e5"), at("d6")},
     "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"},
    {"castling loses both own rights",
     "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 7 9",
     {at("e8"), at("a8")},
     "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 8 10"},
    {"rook takes rook: one right each",
     "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 9",
     {at("h1"), at("h8")},
     "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 9"},
    {"promotion takes the rook and its right",
     "r3k3/1P6/8/8/8/8/8/4K3 w q - 1 9",
     {at("b7"), at("a8"), Kind::Knight},
     "N3k3/8/8/8/8/8/8/4K3 b - - 0 9"},
    {"king and rook change places",
     "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
     {at("f1"), at("g1")},
     "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
     Variant::Chess960},
};

TEST(ReferenceBoard, PlaysMoves) {
  for (const PlayRow& row : play_rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(play(diagram(row.before, row.variant), row.move), diagram(row.after, row.variant));
  }
}

struct SameRow {
  std::string_view name;
  std::string_view a;
  std::string_view b;
  bool same;
};

const SameRow same_rows[] = {
    {"the counters do not matter", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "4k3/8/8/8/8/8/8/R3K3 w Q - 9 30", true},
    {"another side on move", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1", false},
    {"a castling right, barred for the moment", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "4kr2/8/8/8/8/8/8/4K2R w - - 0 1", false},
    {"a capture en passant is possible", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", false},
    {"nobody stands beside", "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 2", true},
    {"the capture would expose the king", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2", "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 2", true},
};

TEST(ReferenceBoard, ComparesPositions) {
  for (const SameRow& row : same_rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(same_position(diagram(row.a), diagram(row.b)), row.same);
  }
}

}  // namespace
}  // namespace adoube::reference_board

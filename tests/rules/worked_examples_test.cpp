// SPDX-License-Identifier: MIT
// Examples as books for beginners tell them, each with what it is meant to show.
#include <gtest/gtest.h>

#include "adoube/rules/play.hpp"
#include "tests/rules/law_rows.hpp"

namespace adoube::rules::testing {
namespace {

using enum Effect;
using enum Refusal;

// clang-format off
const PositionRow positions[] = {
    {"S01", "Rook on d4", "1k6/8/8/8/3R4/7K/8/8 w - - 0 1", 19, State::Quiet, "3.3"},
    {"S02", "Bishop on d4", "1k6/7p/8/8/3B4/7K/8/8 w - - 0 1", 18, State::Quiet, "3.2"},
    {"S03", "Bishop on d4, piece on e5", "1k6/7p/8/4p3/3B4/7K/8/8 w - - 0 1", 15, State::Quiet, "3.2, 3.5"},
    {"S04", "Queen on d4", "1k6/8/8/8/3Q4/7K/8/8 w - - 0 1", 32, State::Quiet, "3.4"},
    {"S05", "Knight on d4", "1k6/7p/8/8/3N4/7K/8/8 w - - 0 1", 13, State::Quiet, "3.6"},
    {"S06", "King on d4", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", 10, State::Quiet, "3.8.1"},
    {"S07", "White pawn on d4", "1k6/8/8/2p1p3/3P4/7K/8/8 w - - 0 1", 8, State::Quiet, "3.7.1, 3.7.3"},
    {"S08", "White pawn on d4, d5 occupied", "1k6/8/8/2pnp3/3P4/7K/8/8 w - - 0 1", 7, State::Quiet, "3.7.1, 3.7.3"},
    {"S09", "Kf6, Qh5, Kh8", "7k/8/5K2/7Q/8/8/8/8 b - - 0 1", 1, State::Check, "3.9.1"},
    {"S10", "Kf6, Qg7, Kh8", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", 0, State::Checkmate, "5.1.1"},
    {"S11", "Kf6, Qg6, Kh8, Black to move", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1", 0, State::Stalemate, "5.2.1"},
    {"S12", "White castling, both sides", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 26, State::Quiet, "3.8.2"},
    {"S13", "Black castling, both sides", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", 26, State::Quiet, "3.8.2"},
    {"S14", "b1 attacked", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 16, State::Quiet, "3.8.2.2"},
    {"S15", "A double step that lands beside an enemy pawn", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", 6, State::Quiet, "3.7.3.1"},
    {"S16", "A single step that lands beside an enemy pawn", "4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1", 7, State::Quiet, "3.7.3.2"},
    {"S17", "Pawn e7, e8 free, White still has a queen", "7k/4P3/8/8/8/8/8/KQ6 w - - 0 1", 26, State::Quiet, "3.7.3.4"},
    {"S18", "Kf6, Qg6, Kh8, White to move: mate is at hand", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", 23, State::Quiet, "5.1.1"},
    {"S19", "Kf7, Qg6, Kh8, Black to move", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", 0, State::Stalemate, "5.2.1"},
    {"S20", "Ra1-a7 along an open file", "6k1/8/8/8/8/8/8/R5K1 w - - 0 1", 17, State::Quiet, "3.3"},
    {"S21", "Ra1 with a piece on a4", "6k1/8/8/8/P7/8/8/R5K1 w - - 0 1", 13, State::Quiet, "3.5"},
    {"S22", "Bc1-h6 over d2, e3, f4, g5", "6k1/p7/8/8/8/8/8/2B3K1 w - - 0 1", 12, State::Quiet, "3.2"},
    {"S23", "Qd1-h5 over e2, f3, g4", "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1", 24, State::Quiet, "3.4"},
    {"S24", "Ng1-f3 in the initial position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20, State::Quiet, "3.6"},
    {"S25", "White pawn on e4", "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", 8, State::Quiet, "3.7.1, 3.7.3"},
    {"S26", "The same with e5 occupied", "4k3/8/8/3ppp2/4P3/8/8/4K3 w - - 0 1", 7, State::Quiet, "3.7.3"},
    {"S27", "Re8 checks Ke1; Bf1, Ra1 at hand", "4r2k/8/8/8/8/8/8/R3KB2 w Q - 0 1", 4, State::Check, "3.9.1, 3.9.2"},
    {"S28", "Ke1, Re2 pinned by Re8", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", 10, State::Quiet, "3.9.2"},
    {"S29", "Promotion to queen or knight", "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1", 11, State::Quiet, "3.7.3.3, 5.2.1"},
    {"S30", "King and bishop against king", "8/8/4k3/8/8/4K3/8/B7 w - - 0 1", 15, State::Quiet, "5.2.2"},
    {"S31", "Counter 99, quiet rook move", "8/8/4k3/8/8/4K3/8/R7 w - - 99 80", 22, State::Quiet, "9.3.2"},
    {"S32", "Counter 149, quiet move without mate", "8/8/4k3/8/8/4K3/8/R7 w - - 149 120", 22, State::Quiet, "9.6.2"},
    {"S33", "The first move of a game", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20, State::Quiet, "2.3, 3.7.2"},
    {"S34", "Knight fork", "r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1", 11, State::Quiet, "3.1.2, 3.6"},
    {"S35", "Queen against a bare king", "8/8/4k3/8/8/4K3/8/Q7 w - - 0 1", 29, State::Quiet, "5.1.2"},
    {"S36", "Two rooks reach d3", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", 31, State::Quiet, "3.3"},
    {"S37", "Bishop captures knight", "6k1/6p1/2n5/1B6/8/8/8/4K3 w - - 0 1", 12, State::Quiet, "3.1.1"},
    {"S38", "Queen checks along a diagonal", "5k2/6p1/8/8/8/2Q5/8/4K3 w - - 0 1", 28, State::Quiet, "3.9.1"},
    {"S39", "King and knight against king", "8/8/4k3/8/8/4K3/8/N7 w - - 0 1", 10, State::Quiet, "5.2.2"},
    {"S40", "White king with five moves: up and left attacked by a bishop, down-right by the king", "8/p5b1/8/8/4K3/8/6k1/8 w - - 0 1", 5, State::Quiet, "3.8.1, 3.9.2"},
    {"S41", "Blocked white pawn that may capture to its upper right", "4k3/8/8/4pp2/4P3/8/8/4K3 w - - 0 1", 6, State::Quiet, "3.7.1, 3.7.3"},
    {"S42", "Castling through an attacked square", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 23, State::Quiet, "3.8.2.2"},
};

const RefusedRow refused_tries[] = {
    {"S08", "the square ahead is occupied", "1k6/8/8/2pnp3/3P4/7K/8/8 w - - 0 1", "d4d5", {PawnBlocked}, "3.7.1"},
    {"S10", "the protected queen is not taken", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "h8g7", {KingIntoAttack}, "3.9.2"},
    {"S21", "onto the own pawn", "6k1/8/8/8/P7/8/8/R5K1 w - - 0 1", "a1a4", {OwnPieceOnTarget}, "3.1"},
    {"S21", "beyond the own pawn", "6k1/8/8/8/P7/8/8/R5K1 w - - 0 1", "a1a5", {PathBlocked}, "3.5"},
    {"S26", "the square ahead is occupied", "4k3/8/8/3ppp2/4P3/8/8/4K3 w - - 0 1", "e4e5", {PawnBlocked}, "3.7.1"},
    {"S27", "a rook move leaves the check", "4r2k/8/8/8/8/8/8/R3KB2 w Q - 0 1", "a1a2", {CheckNotAnswered}, "3.9.2"},
    {"S27", "the king stays on the line", "4r2k/8/8/8/8/8/8/R3KB2 w Q - 0 1", "e1e2", {KingIntoAttack}, "3.9.2"},
    {"S28", "the pinned rook off its line", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2f2", {Pinned}, "3.9.2"},
    {"S33", "before 2.Nf3 the pawn of e4 does not take straight ahead", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "e4e5", {PawnBlocked}, "3.7.1"},
    {"S40", "up to the attack of the bishop", "8/p5b1/8/8/4K3/8/6k1/8 w - - 0 1", "e4e5", {KingIntoAttack}, "3.9.2"},
    {"S40", "down to the attack of the king", "8/p5b1/8/8/4K3/8/6k1/8 w - - 0 1", "e4f3", {KingIntoAttack}, "3.9.2"},
    {"S41", "the square ahead is occupied", "4k3/8/8/4pp2/4P3/8/8/4K3 w - - 0 1", "e4e5", {PawnBlocked}, "3.7.1"},
    {"S41", "nothing to take on the other side", "4k3/8/8/4pp2/4P3/8/8/4K3 w - - 0 1", "e4d5", {PawnNothingToCapture}, "3.7.3"},
    {"S42", "through an attacked square", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", {CastlingThroughAttack}, "3.8.2.2"},
};

const LegalRow legal_tries[] = {
    {"S01", "along the file", "1k6/8/8/8/3R4/7K/8/8 w - - 0 1", "d4d7", {}, "3.3"},
    {"S01", "along the rank", "1k6/8/8/8/3R4/7K/8/8 w - - 0 1", "d4g4", {}, "3.3"},
    {"S02", "up the diagonal", "1k6/7p/8/8/3B4/7K/8/8 w - - 0 1", "d4g7", {}, "3.2"},
    {"S02", "down the diagonal", "1k6/7p/8/8/3B4/7K/8/8 w - - 0 1", "d4a1", {}, "3.2"},
    {"S03", "the piece in the way may be taken", "1k6/7p/8/4p3/3B4/7K/8/8 w - - 0 1", "d4e5", {Captures, GivesCheck}, "3.1.1"},
    {"S04", "like a rook", "1k6/8/8/8/3Q4/7K/8/8 w - - 0 1", "d4d8", {GivesCheck}, "3.4"},
    {"S04", "like a bishop", "1k6/8/8/8/3Q4/7K/8/8 w - - 0 1", "d4a7", {GivesCheck}, "3.4"},
    {"S05", "to b3", "1k6/7p/8/8/3N4/7K/8/8 w - - 0 1", "d4b3", {}, "3.6"},
    {"S05", "to b5", "1k6/7p/8/8/3N4/7K/8/8 w - - 0 1", "d4b5", {}, "3.6"},
    {"S05", "to c2", "1k6/7p/8/8/3N4/7K/8/8 w - - 0 1", "d4c2", {}, "3.6"},
    {"S05", "to c6", "1k6/7p/8/8/3N4/7K/8/8 w - - 0 1", "d4c6", {GivesCheck}, "3.6"},
    {"S05", "to e2", "1k6/7p/8/8/3N4/7K/8/8 w - - 0 1", "d4e2", {}, "3.6"},
    {"S05", "to e6", "1k6/7p/8/8/3N4/7K/8/8 w - - 0 1", "d4e6", {}, "3.6"},
    {"S05", "to f3", "1k6/7p/8/8/3N4/7K/8/8 w - - 0 1", "d4f3", {}, "3.6"},
    {"S05", "to f5", "1k6/7p/8/8/3N4/7K/8/8 w - - 0 1", "d4f5", {}, "3.6"},
    {"S06", "to c3", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", "d4c3", {}, "3.8.1"},
    {"S06", "to c4", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", "d4c4", {}, "3.8.1"},
    {"S06", "to c5", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", "d4c5", {}, "3.8.1"},
    {"S06", "to d3", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", "d4d3", {}, "3.8.1"},
    {"S06", "to d5", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", "d4d5", {}, "3.8.1"},
    {"S06", "to e3", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", "d4e3", {}, "3.8.1"},
    {"S06", "to e4", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", "d4e4", {}, "3.8.1"},
    {"S06", "to e5", "1k6/8/8/8/3K4/8/P7/8 w - - 0 1", "d4e5", {}, "3.8.1"},
    {"S07", "ahead", "1k6/8/8/2p1p3/3P4/7K/8/8 w - - 0 1", "d4d5", {}, "3.7.1"},
    {"S07", "takes to the left", "1k6/8/8/2p1p3/3P4/7K/8/8 w - - 0 1", "d4c5", {Captures}, "3.7.3"},
    {"S07", "takes to the right", "1k6/8/8/2p1p3/3P4/7K/8/8 w - - 0 1", "d4e5", {Captures}, "3.7.3"},
    {"S08", "takes to the left", "1k6/8/8/2pnp3/3P4/7K/8/8 w - - 0 1", "d4c5", {Captures}, "3.7.3"},
    {"S08", "takes to the right", "1k6/8/8/2pnp3/3P4/7K/8/8 w - - 0 1", "d4e5", {Captures}, "3.7.3"},
    {"S09", "the one answer", "7k/8/5K2/7Q/8/8/8/8 b - - 0 1", "h8g8", {}, "3.9.1"},
    {"S12", "kingside", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", {CastlesKingside, LosesCastlingRight}, "3.8.2"},
    {"S12", "queenside", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", {CastlesQueenside, LosesCastlingRight}, "3.8.2"},
    {"S13", "kingside", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8", {CastlesKingside, LosesCastlingRight}, "3.8.2"},
    {"S13", "queenside", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", {CastlesQueenside, LosesCastlingRight}, "3.8.2"},
    {"S14", "b1 is for the rook to cross", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", {CastlesQueenside, LosesCastlingRight}, "3.8.2.2"},
    {"S17", "a second queen", "7k/4P3/8/8/8/8/8/KQ6 w - - 0 1", "e7e8q", {Promotes, GivesCheck}, "3.7.3.4"},
    {"S17", "a rook", "7k/4P3/8/8/8/8/8/KQ6 w - - 0 1", "e7e8r", {Promotes, GivesCheck}, "3.7.3.3"},
    {"S17", "a bishop", "7k/4P3/8/8/8/8/8/KQ6 w - - 0 1", "e7e8b", {Promotes}, "3.7.3.3"},
    {"S17", "a knight", "7k/4P3/8/8/8/8/8/KQ6 w - - 0 1", "e7e8n", {Promotes}, "3.7.3.3"},
    {"S18", "mate", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6g7", {GivesCheck, Checkmates}, "5.1.1"},
    {"S20", "along the open file", "6k1/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a7", {}, "3.3"},
    {"S21", "up to the own pawn", "6k1/8/8/8/P7/8/8/R5K1 w - - 0 1", "a1a3", {}, "3.5"},
    {"S22", "over four empty squares", "6k1/p7/8/8/8/8/8/2B3K1 w - - 0 1", "c1h6", {}, "3.2"},
    {"S23", "over three empty squares", "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1", "d1h5", {}, "3.4"},
    {"S24", "over the own pawns", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", {}, "3.6"},
    {"S25", "ahead", "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", "e4e5", {}, "3.7.1"},
    {"S25", "takes to the left", "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", "e4d5", {Captures}, "3.7.3"},
    {"S25", "takes to the right", "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", "e4f5", {Captures}, "3.7.3"},
    {"S26", "takes to the left", "4k3/8/8/3ppp2/4P3/8/8/4K3 w - - 0 1", "e4d5", {Captures}, "3.7.3"},
    {"S26", "takes to the right", "4k3/8/8/3ppp2/4P3/8/8/4K3 w - - 0 1", "e4f5", {Captures}, "3.7.3"},
    {"S27", "the bishop blocks", "4r2k/8/8/8/8/8/8/R3KB2 w Q - 0 1", "f1e2", {}, "3.9.2"},
    {"S27", "the king leaves the line", "4r2k/8/8/8/8/8/8/R3KB2 w Q - 0 1", "e1d2", {LosesCastlingRight}, "3.9.2"},
    {"S28", "the pinned rook takes", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8", {Captures, GivesCheck}, "3.9.2"},
    {"S29", "the queen stalemates", "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1", "c7c8q", {Promotes, Stalemates}, "5.2.1"},
    {"S29", "the knight checks", "8/k1P5/2K5/8/8/8/7P/8 w - - 0 1", "c7c8n", {Promotes, GivesCheck}, "3.7.3.5"},
    {"S31", "a quiet move", "8/8/4k3/8/8/4K3/8/R7 w - - 99 80", "a1a2", {}, "9.3.2"},
    {"S32", "a quiet move", "8/8/4k3/8/8/4K3/8/R7 w - - 149 120", "a1a2", {}, "9.6.2"},
    {"S33", "1.e4", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", {DoubleStep}, "3.7.2"},
    {"S33", "2.Nf3", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "g1f3", {}, "3.6"},
    {"S34", "check, with the rook attacked as well", "r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1", "b5c7", {GivesCheck}, "3.6"},
    {"S36", "the rook from the a-file", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", "a3d3", {}, "3.3"},
    {"S36", "the rook from the h-file", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1", "h3d3", {}, "3.3"},
    {"S37", "bishop takes knight", "6k1/6p1/2n5/1B6/8/8/8/4K3 w - - 0 1", "b5c6", {Captures}, "3.1.1"},
    {"S38", "check", "5k2/6p1/8/8/8/2Q5/8/4K3 w - - 0 1", "c3c5", {GivesCheck}, "3.9.1"},
    {"S40", "to d3", "8/p5b1/8/8/4K3/8/6k1/8 w - - 0 1", "e4d3", {}, "3.8.1"},
    {"S40", "to d5", "8/p5b1/8/8/4K3/8/6k1/8 w - - 0 1", "e4d5", {}, "3.8.1"},
    {"S40", "to e3", "8/p5b1/8/8/4K3/8/6k1/8 w - - 0 1", "e4e3", {}, "3.8.1"},
    {"S40", "to f4", "8/p5b1/8/8/4K3/8/6k1/8 w - - 0 1", "e4f4", {}, "3.8.1"},
    {"S40", "to f5", "8/p5b1/8/8/4K3/8/6k1/8 w - - 0 1", "e4f5", {}, "3.8.1"},
    {"S41", "takes to the upper right", "4k3/8/8/4pp2/4P3/8/8/4K3 w - - 0 1", "e4f5", {Captures}, "3.7.3"},
    {"S42", "the other side", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", {CastlesQueenside, LosesCastlingRight}, "3.8.2.2"},
};
// clang-format on

TEST(WorkedExamples, PositionsAreWhatTheLawsMakeOfThem) { expect_positions(positions); }
TEST(WorkedExamples, RefusedForTheseReasons) { expect_refused(refused_tries); }
TEST(WorkedExamples, LegalWithTheseEffects) { expect_legal(legal_tries); }

/// The counter that 9.3.2 and 9.6.2 look at goes on with a quiet move (S31, S32).
TEST(WorkedExamples, QuietMovesAreCounted) {
  const Square a1(File::A, Rank::First);
  const Square a2(File::A, Rank::Second);
  const Position fifty = play(position_of("8/8/4k3/8/8/4K3/8/R7 w - - 99 80"), Move::ordinary(a1, a2));
  EXPECT_EQ(fifty.halfmove_clock(), HalfMoves(100));
  const Position seventy_five = play(position_of("8/8/4k3/8/8/4K3/8/R7 w - - 149 120"), Move::ordinary(a1, a2));
  EXPECT_EQ(seventy_five.halfmove_clock(), HalfMoves(150));
}

}  // namespace
}  // namespace adoube::rules::testing

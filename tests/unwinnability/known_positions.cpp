// SPDX-License-Identifier: MIT
#include "tests/unwinnability/known_positions.hpp"

namespace adoube::unwinnability {
namespace {

// clang-format off
constexpr KnownRow rows[] = {
    // Laws 5.2.2: dead by material, or not.
    {"F01 king against king", "8/8/4k3/8/8/4K3/8/8 w - - 0 1", false, false},
    {"F02 king and bishop against king", "8/8/4k3/8/8/4K3/8/B7 w - - 0 1", false, false},
    {"F03 king and knight against king", "8/8/4k3/8/8/4K3/8/N7 w - - 0 1", false, false},
    {"F04 bishops of the same square colour on both sides", "4k3/8/8/8/8/8/b7/4K2B w - - 0 1", false, false},
    {"F05 two bishops of one side on the same square colour", "8/8/4k3/8/8/2B1K3/8/B7 w - - 0 1", false, false},
    {"F06 bishops of opposite square colour", "8/8/8/8/8/Bb6/8/k1K5 b - - 0 1", true, true},
    {"F07 knight against knight", "8/8/8/8/8/2n5/2KN4/k7 b - - 0 1", true, true},
    {"F08 bishop against knight", "8/8/8/8/8/B1n5/2K5/k7 b - - 0 1", true, true},
    {"F09 two knights against king", "8/8/8/8/8/8/1K1N4/3N3k w - - 0 1", true, false},
    {"promoted bishops, nine on each side, all of one square colour", "1b1b1b1k/b1b1b1b1/1b1b4/8/8/4B1B1/1B1B1B1B/K1B1B1B1 w - - 0 1", false, false},
    {"the same, one of them on the other square colour", "1b1b1b1k/b1b1b1b1/1b1b4/8/8/4B1B1/1B1B1B1B/KB2B1B1 w - - 0 1", true, true},

    // Laws 5.2.2: walls of blocked pawns.
    {"F10 interlocked wall of sixteen pawns", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1", false, false},
    {"F11 the wall with a bishop on the colour of its own pawns", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/2B5/4K3 w - - 0 1", false, false},
    {"F12 the wall with a bishop on the other colour", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/3B4/4K3 w - - 0 1", true, true},
    {"F13 four blocked pairs on every second file", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", false, false},
    {"F14 one blocked pair in the middle", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", true, true},
    {"four pairs and a bishop on the colour of its own pawns", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", false, false},
    {"four pairs and a bishop that can take a pawn", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/3BK3 w - - 0 1", true, true},
    {"four pairs and three bishops, two of them promoted, on the colour of their pawns", "4k3/8/8/1p1p1p1p/1P1P1P1P/B1B1B3/8/4K3 w - - 0 1", false, false},
    {"four pairs, bishops of both square colours, none can take a pawn", "4k1b1/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", false, false},
    {"the same with two black bishops, of one square colour", "4k1b1/7b/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", false, false},
    {"three pairs leave a file open", "4k3/8/8/1p1p1p2/1P1P1P2/8/8/4K3 w - - 0 1", true, true},
    {"a rook behind four pairs", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/R3K3 w - - 0 1", true, true},
    {"a knight locked in the corner behind its own pawns", "n5k1/2p5/1pPp1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1", false, false},
    {"the same knight outside", "5nk1/2p5/1pPp1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1", true, true},
    {"the locked knight, and a white one that can let it out", "n5k1/2p5/1pPp1p1p/1P1P1P1P/8/8/8/4K1N1 w - - 0 1", true, true},
    {"a capture in passing opens the wall", "4k3/8/1p1p1p1p/1P1P1PpP/6P1/8/8/4K3 w - g6 0 1", true, true},
    {"the same wall a move later", "4k3/8/1p1p1p1p/1P1P1PpP/6P1/8/8/4K3 w - - 0 1", false, false},
    {"a bishop locked at home, and one that cannot pass its own pawns", "8/5b2/4k3/8/8/1p1p1p1p/1P1P1P1P/6BK b - - 0 1", false, false},
    {"one that has passed, and finds no square for a mate", "8/8/4k3/8/8/1p1p1p1p/bP1P1P1P/2B1K3 w - - 0 1", false, false},
    {"the locked bishop stands in its king's way: mate, or else stalemate", "8/8/4k3/8/8/1p1p1p1p/1P1P1P1P/5bBK b - - 0 1", false, true},
    {"two locked bishops stand in their king's way", "8/8/4k3/8/8/1p1p1p1p/1P1P1P1P/BKBb4 b - - 0 1", false, true},

    // Cages, and games in which little can be played.
    {"both kings go to and fro, one move each for ever", "1kb5/1p1p4/1P1P4/8/8/1p1p4/1P1P4/1KB5 w - - 0 1", false, false},
    {"one move each until a pawn promotes", "1kb5/1p1p4/1P1P4/8/8/1p1p3P/1P1P4/BKB5 w - - 0 1", true, true},
    {"one move each until White is stalemated", "1kb5/1p1p3p/1P1P4/8/8/1p1p3P/1P1P4/BKB5 w - - 0 1", false, false},
    {"one king caged, pawns with single and double steps in reserve", "8/3p1p1p/1p6/1P6/KP6/PP1P4/5P1P/k7 w - - 0 1", false, false},
    {"a king caged by its own pawns, and a bishop that never gets at it", "1K6/1p6/kPp5/2P5/p1P5/P1B5/8/8 w - - 0 1", false, false},
    {"a king behind a blocked pawn", "8/8/8/4k3/8/6p1/6P1/7K b - - 0 1", true, true},
    {"a caged king can only watch the pawn behind it", "6k1/8/8/8/8/6p1/6Pp/7K b - - 0 1", false, false},

    // What the next moves must be.
    {"F15 the only move takes the queen that checks", "7k/8/8/8/8/8/1q6/K7 w - - 0 1", false, false},
    {"F16 the only move takes the last pawn", "8/8/8/8/8/5k2/7p/7K w - - 0 1", false, false},
    {"F17 two captures, each of which stalemates", "7k/7P/6rK/7P/8/8/8/8 w - - 0 1", false, false},
    {"F18 the same with a black bishop", "7k/4b2P/6rK/7P/8/8/8/8 w - - 0 1", true, true},
    {"the pawn in front of its king stalemates wherever the king goes", "8/8/8/8/8/8/P1K5/k7 b - - 0 1", false, false},
    {"a pawn that must be taken, with a pawn head to head", "8/8/8/8/1p6/kP6/8/1K6 b - - 0 1", false, true},
    {"the king in the corner is stalemated if Black waits", "8/8/8/8/8/p7/P7/K1k5 b - - 0 1", true, true},
    {"the rook is taken wherever it stands", "Rk6/8/2K5/8/8/8/8/8 b - - 0 1", false, false},

    // Laws 6.9, 5.1.2, 7.5.5: whether the opponent can still mate.
    {"G01 against a bare king", "8/8/4k3/8/8/4K3/8/Q7 w - - 0 1", true, false},
    {"G02 the bare king's own flag", "8/8/4k3/8/8/4K3/8/Q7 b - - 0 1", true, false},
    {"G03 king and pawn, opponent has king and knight", "8/8/8/8/8/p7/2KN4/k7 b - - 0 1", true, true},
    {"G04 king and rook, opponent has king and knight", "r7/8/8/8/8/8/3N4/k1K5 b - - 0 1", true, true},
    {"G05 king and bishop, opponent has king and knight", "8/8/8/8/3N4/1b6/8/k1K5 b - - 0 1", true, true},
    {"G06 king and pawn, opponent has king and bishop", "8/8/8/8/8/p7/3B4/k1K5 b - - 0 1", true, true},
    {"G07 king and queen, opponent has king and knight", "8/8/4k3/8/2q5/8/8/K5N1 b - - 0 1", false, true},
    {"G08 king and queen, opponent has king and bishop", "8/8/4k3/8/2q5/8/8/K5B1 b - - 0 1", false, true},
    {"G09 king and rook, opponent has king and bishop", "8/8/4k3/8/3r4/8/8/K5B1 b - - 0 1", false, true},
    {"G10 every legal move of the loser mates", "6bk/7p/3p4/2p5/1p1K4/8/1B6/8 w - - 0 1", true, false},
    {"G11 the one who has mated", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", true, false},
    {"G12 the one who has stalemated", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1", false, false},
    {"G13 either flag behind a dead wall", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/2B5/4K3 w - - 0 1", false, false},
    {"G14 bare king, opponent has two knights", "8/8/8/8/8/8/3N4/1K1N3k b - - 0 1", true, false},
    {"G15 bishops of both square colours", "8/8/8/8/8/Bb6/8/k1K5 b - - 0 1", true, true},

    // What is easily overlooked.
    {"a pawn that cannot promote gives the mate", "8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1", true, false},
    {"the king can leave its cage by taking the pawn that checks", "4kb2/8/3pp3/3p2p1/1p1K1pP1/1P1P1P2/8/1B6 b - - 0 1", true, true},
    {"five bishops a side over a wall, mate in a corner among own bishops", "k1b1b3/8/8/1pBpBpBp/1PbPbPbP/8/8/K1B1B3 w - - 0 1", true, true},
    {"promoted bishops of both square colours, a million positions and no mate", "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1", false, false},
    {"a castling right against a bare king", "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", false, true},
    {"a castling right, and a pawn that can take its rook", "r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", true, true},
};
// clang-format on

}  // namespace

std::span<const KnownRow> known_positions() { return rows; }

}  // namespace adoube::unwinnability

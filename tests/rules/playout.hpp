// SPDX-License-Identifier: MIT
/// Positions in plenty for tests that compare two ways of answering one question: random games from starts that between
/// them hold castling, en passant, promotion, pins and checks.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <random>

#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::rules {

struct PlayoutStart {
  const char* name;
  const char* fen;
  Variant variant = Variant::Standard;
};

inline constexpr PlayoutStart playout_starts[] = {
    {"initial position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    {"both may castle on both sides", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
    {"en passant along the king's rank", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"},
    {"promotions at hand", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"},
    {"promotion by capture", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8"},
    {"pawns about to promote on both sides", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"},
    {"rooks and kings at home", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
    {"pawns that meet", "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"},
    {"many queens", "4k2q/1q4q1/8/8/8/8/1Q4Q1/4K2Q w - - 0 1"},
    {"Chess960, king beside its rook", "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", Variant::Chess960},
    {"Chess960, king on the b-file", "rkr5/8/8/8/8/8/8/RKR5 w CAca - 0 1", Variant::Chess960},
    {"Chess960, rooks close to the edge", "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1", Variant::Chess960},
};

inline Position start_of(const PlayoutStart& start) {
  return Position::from(reference_board::diagram(start.fen, start.variant)).value();
}

/// Calls `visit` with each position that `games` random games of at most `plies` half-moves reach from each start, the
/// start itself left out. The same games in every run.
template <class Visit>
void play_out(int games, int plies, Visit visit) {
  std::mt19937 random(20230101);
  for (const PlayoutStart& start : playout_starts) {
    SCOPED_TRACE(start.name);
    for (int game = 0; game < games; ++game) {
      Position position = start_of(start);
      for (int ply = 0; ply < plies; ++ply) {
        const MoveList moves = legal_moves(position);
        if (moves.empty()) break;
        position = play(position, moves[random() % moves.size()]);
        visit(position);
      }
    }
  }
}

}  // namespace adoube::rules

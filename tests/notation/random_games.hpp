// SPDX-License-Identifier: MIT
/// Positions of games played at random, the same ones in every run.
#pragma once

#include <gtest/gtest.h>

#include <random>
#include <string_view>

#include "adoube/notation/fen.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::notation {

/// Calls visit(position) for the start and for each position after a move. `start` is a FEN that can be read strictly.
template <class Visit>
void for_positions_of_random_games(std::string_view start, rules::Variant variant, int games, Visit visit) {
  const auto first = read_position(start, variant);
  ASSERT_TRUE(first.has_value()) << start;
  std::mt19937 random(20230101);
  for (int game = 0; game < games; ++game) {
    rules::Position position = *first;
    visit(position);
    for (int ply = 0; ply < 150; ++ply) {
      const rules::MoveList moves = rules::legal_moves(position);
      if (moves.empty()) break;
      position = rules::play(position, moves[random() % moves.size()]);
      visit(position);
    }
  }
}

/// Starts whose games meet castling, captures en passant, promotions and many pieces of a kind early.
inline constexpr std::string_view standard_starts[] = {
    initial_fen,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ w - - 0 1",
    "nnnnknnn/8/8/8/8/8/8/NNNNKNNN w - - 0 1",
};
inline constexpr std::string_view chess960_starts[] = {
    "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",
    "rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1",
    "1r2kr2/pppppppp/8/8/8/8/PPPPPPPP/1R2KR2 w FBfb - 0 1",
};

}  // namespace adoube::notation

// SPDX-License-Identifier: MIT
// What a hand leaves on a real board (Laws 7.5.1, A.5.2, A.5.4), held against what is known of legal moves: after a legal
// move the board is the one that play() gives, and on a board that can be played the reasons are those of explain().
#include <gtest/gtest.h>

#include "adoube/game/irregular_board.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "tests/differential/random_boards.hpp"

namespace adoube::game {
namespace {

using rules::Position;
using rules::Setup;

const std::vector<Position>& positions() {
  static const std::vector<Position> all = [] {
    std::vector<Position> found;
    for (const Setup& setup : differential::random_boards(40))
      if (const auto position = Position::from(setup)) found.push_back(*position);
    return found;
  }();
  return all;
}

MoveWish wish_of(const Position& position, rules::Move move) {
  return *notation::parse_uci(notation::write_uci(move, position.variant()));
}

TEST(IrregularBoard, AfterALegalMoveIsThePositionAfterIt) {
  int compared = 0;
  for (const Position& position : positions()) {
    for (const rules::Move move : rules::legal_moves(position)) {
      const MoveWish wish = wish_of(position, move);
      ASSERT_FALSE(is_no_move_at_all(position.setup(), wish));
      ASSERT_EQ(after_any_move(position.setup(), wish), rules::play(position, move).setup())
          << notation::write_fen(position) << ' ' << notation::write_uci(wish);
      ++compared;
    }
  }
  EXPECT_GT(compared, 500);  // fewer boards under sanitizers
}

TEST(IrregularBoard, ReasonsOnAPlayableBoardAreThoseOfExplain) {
  differential::Random random(7);
  for (const Position& position : positions()) {
    for (int i = 0; i < 40; ++i) {
      const MoveWish wish{rules::Square::from_index_unchecked(random.below(64)),
                          rules::Square::from_index_unchecked(random.below(64)),
                          random.one_in(4) ? std::optional(rules::Kind::Queen) : std::nullopt};
      ASSERT_EQ(reasons_against(position.setup(), wish),
                rules::explain(position, wish.from, wish.to, wish.promotion).reasons)
          << notation::write_fen(position) << ' ' << notation::write_uci(wish);
    }
  }
}

struct Row {
  const char* name;
  const char* board;  ///< as a FEN, which no legal game need show
  const char* move;
  bool legal;         ///< by Articles 3.1 to 3.9
  const char* after;  ///< placement and side on move
  const char* article;
};

const std::vector<Row> rows = {
    // J08: Black in check has played Ra8-a7, and White replies.
    {"the reply while the opponent stays in check", "4k3/r7/8/8/8/8/8/1K2R3 w - - 1 2", "b1b2", true,
     "4k3/r7/8/8/8/8/1K6/4R3 b", "A.5.2"},
    {"a king is never captured", "4k3/r7/8/8/8/8/8/1K2R3 w - - 1 2", "e1e8", false, "", "1.4.1"},
    // E09: both kings in check.
    {"the check is met", "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2", true, "4k3/4R3/8/8/8/8/4K3/8 b", "A.5.4"},
    {"the check is not met", "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1", "e7a7", false, "4k3/R7/8/8/8/8/4r3/4K3 b", "A.5.4"},
    // E11: a pawn on its last rank.
    {"a pawn on its last rank moves no further", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "a8b8", false, "1P2k3/8/8/8/8/8/8/4K3 b",
     "7.5.2"},
    {"and attacks nothing there", "P3k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8d8", true, "P2k4/8/8/8/8/8/8/4K3 w", "7.5.2"},
    // Hands
    {"a pawn reaches the last rank and stays one", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", false, "P6k/8/8/8/8/8/8/K7 b",
     "7.5.2"},
    {"castling out of check brings the rook along", "4rk2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false,
     "4rk2/8/8/8/8/8/8/5RK1 b", "7.5.1"},
    {"castling onto a square where the other king stands moves the king alone", "8/8/8/8/8/8/8/4Kk1R w - - 0 1", "e1g1",
     false, "8/8/8/8/8/8/8/5kKR b", "7.5.1"},
    {"a double step over a piece leaves nothing to take en passant", "4k3/8/8/8/3p4/4n3/4P3/4K3 w - - 0 1", "e2e4", false,
     "4k3/8/8/8/3pP3/4n3/8/4K3 b", "7.5.1"},
    {"an own piece is taken off", "4k3/8/8/8/8/8/3P4/3QK3 w - - 0 1", "d1d2", false, "4k3/8/8/8/8/8/3Q4/4K3 b", "7.5.1"},
};

Setup board(std::string_view fen) {
  const auto judgement = notation::judge_fen(fen, notation::Strictness::Lenient);
  EXPECT_TRUE(judgement.setup) << fen;
  return *judgement.setup;
}

TEST(IrregularBoard, Rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const rules::Setup before = board(row.board);
    const MoveWish wish = *notation::parse_uci(row.move);
    EXPECT_EQ(reasons_against(before, wish).empty(), row.legal);
    EXPECT_EQ(is_no_move_at_all(before, wish), std::string_view(row.after).empty());
    if (is_no_move_at_all(before, wish)) continue;
    const std::string fen = notation::write_fen(after_any_move(before, wish));
    EXPECT_EQ(fen.substr(0, fen.find(' ') + 2), row.after);
  }
}

TEST(IrregularBoard, WhatA54WaitsFor) {
  EXPECT_TRUE(is_illegal_for_a5_4(board("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1")));
  EXPECT_TRUE(is_illegal_for_a5_4(board("P3k3/8/8/8/8/8/8/4K3 b - - 0 1")));
  EXPECT_FALSE(is_illegal_for_a5_4(board("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1")));  // one king in check
  EXPECT_FALSE(is_illegal_for_a5_4(board("4k3/8/8/8/8/8/8/4K3 w - - 0 1")));
}

}  // namespace
}  // namespace adoube::game

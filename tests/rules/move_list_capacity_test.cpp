// SPDX-License-Identifier: MIT
// No placement fills a MoveList, with room to spare for the kernels that write whole vectors (kernel/kernel.hpp). The
// placements here are far from any game: any number of pieces of any kind.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "tests/differential/random_boards.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::rules {
namespace {

constexpr std::size_t vector_of_moves = 32;
constexpr std::array kinds = {Kind::Queen, Kind::Queen, Kind::Knight, Kind::Pawn, Kind::Rook, Kind::Bishop};

struct Row {
  const char* name;
  const char* fen;
  std::size_t moves;
};

// Counts by the slow board.
constexpr Row rows[] = {
    {"the most that a game can reach", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 218},
};

Board emptied(Board board, Square square) {
  for (Bitboard& set : board.by_kind) set &= ~Bitboard(square);
  for (Bitboard& set : board.by_color) set &= ~Bitboard(square);
  return board;
}

/// One square changed at random: emptied, or given an own piece.
Board changed(const Board& board, differential::Random& random) {
  const Square square = Square::from_index_unchecked(random.below(64));
  if (board.pieces(Kind::King).has(square)) return board;
  Board next = emptied(board, square);
  if (random.one_in(3)) return next;
  const Kind kind = random.pick(kinds);
  const bool back_rank = square.rank() == Rank::First || square.rank() == Rank::Eighth;
  const Color color = random.one_in(8) ? Color::Black : Color::White;
  next.by_kind[static_cast<std::size_t>(index(kind == Kind::Pawn && back_rank ? Kind::Knight : kind))] |= Bitboard(square);
  next.by_color[static_cast<std::size_t>(index(color))] |= Bitboard(square);
  return next;
}

bool playable(const Board& board) {
  return attackers(board, board.king(Color::Black), Color::White, board.occupied()).empty();
}

/// The most legal moves that a walk uphill from two bare kings finds.
std::size_t most_moves(std::uint64_t number) {
  differential::Random random(number);
  Board board = Position::from(reference_board::diagram("7k/8/8/8/8/8/8/K7 w - - 0 1"))->board();
  std::size_t most = 0;
  for (int step = 0; step < 20000; ++step) {
    const Board next = changed(changed(board, random), random);
    if (!playable(next)) continue;
    const std::size_t moves = legal_moves(Position::from_board_unchecked(next)).size();
    if (moves + (random.one_in(50) ? 3 : 0) < most) continue;
    board = next;
    most = std::max(most, moves);
  }
  return most;
}

TEST(MoveListCapacity, KnownPlacements) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Position position = *Position::from(reference_board::diagram(row.fen));
    EXPECT_EQ(legal_moves(position).size(), row.moves);
  }
}

TEST(MoveListCapacity, HoldsWhatAClimbFinds) {
  std::size_t most = 0;
  for (std::uint64_t number = 0; number < 8; ++number) most = std::max(most, most_moves(number));
  EXPECT_GT(most, 250U) << "the climb has to go beyond what a game can reach";
  EXPECT_LT(most, MoveList::capacity - vector_of_moves);
  RecordProperty("most_moves", static_cast<int>(most));
}

}  // namespace
}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
// Attacks, attackers and lines against walks on the slow board (3.1.2, 3.1.3, 3.2 to 3.8.1).
#include "adoube/rules/attacks.hpp"

#include <gtest/gtest.h>

#include "adoube/rules/check.hpp"
#include "adoube/rules/position.hpp"
#include "tests/differential/random_boards.hpp"
#include "tests/differential/translation.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::differential {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Position;
using rules::Square;

constexpr Color colors[] = {Color::White, Color::Black};

std::vector<Square> all_squares() {
  std::vector<Square> squares;
  for (int i = 0; i < 64; ++i) squares.push_back(*Square::from_index(i));
  return squares;
}

TEST(AttacksAgainstSlowBoard, EachPieceAttacksTheSameSquares) {
  for (const auto& board : random_boards(300)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    for (const Square from : position.occupied())
      ASSERT_EQ(rules::attacks(*board.at(from), from, position.occupied()),
                set_of(reference_board::attacked_from(board, from)))
          << from.name();
  }
}

TEST(AttacksAgainstSlowBoard, EachSquareIsAttackedByTheSamePieces) {
  for (const auto& board : random_boards(60)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    ASSERT_EQ(rules::checkers(position), set_of(reference_board::checkers(board)));
    ASSERT_EQ(rules::in_check(position), !reference_board::checkers(board).empty());
    for (const Square target : all_squares())
      for (const Color by : colors)
        ASSERT_EQ(rules::attackers(position.board(), target, by, position.occupied()),
                  set_of(reference_board::attackers(board, target, by)))
            << target.name();
  }
}

/// The squares met when walking from `a` in one direction until `b`, both left out; nothing when `b` is not met.
std::optional<Bitboard> walk_between(Square a, Square b, int files, int ranks) {
  Bitboard passed{};
  for (auto at = a.offset(files, ranks); at; at = at->offset(files, ranks)) {
    if (*at == b) return passed;
    passed |= Bitboard(*at);
  }
  return std::nullopt;
}

Bitboard walk_to_edge(Square from, int files, int ranks) {
  Bitboard passed(from);
  for (auto at = from.offset(files, ranks); at; at = at->offset(files, ranks)) passed |= Bitboard(*at);
  return passed;
}

TEST(AttacksAgainstSlowBoard, LinesBetweenAndThroughEveryPairOfSquares) {
  for (const Square a : all_squares())
    for (const Square b : all_squares()) {
      Bitboard between{};
      Bitboard through{};
      for (const int files : {-1, 0, 1})
        for (const int ranks : {-1, 0, 1}) {
          if (files == 0 && ranks == 0) continue;
          if (const auto passed = walk_between(a, b, files, ranks)) {
            between = *passed;
            through = walk_to_edge(a, files, ranks) | walk_to_edge(a, -files, -ranks);
          }
        }
      ASSERT_EQ(rules::squares_between(a, b), between) << a.name() << b.name();
      ASSERT_EQ(rules::line_through(a, b), through) << a.name() << b.name();
    }
}

}  // namespace
}  // namespace adoube::differential

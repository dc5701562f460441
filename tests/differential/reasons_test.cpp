// SPDX-License-Identifier: MIT
// Why a move is illegal, against the slow board: the attackers named are those that stand there after the move (3.9.2), the
// obstacle named is the first piece met on the way (3.5).
#include <gtest/gtest.h>

#include <algorithm>

#include "adoube/rules/explain.hpp"
#include "tests/differential/random_boards.hpp"
#include "tests/differential/translation.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::differential {
namespace {

using reference_board::Step;
using rules::Bitboard;
using rules::Kind;
using rules::Position;
using rules::Reason;
using rules::Refusal;
using rules::Square;

Bitboard all_attackers(const std::vector<Reason>& reasons) {
  Bitboard all{};
  for (const Reason& reason : reasons) all |= reason.attackers;
  return all;
}

/// Who attacks the mover's king once the move has been made.
Bitboard attackers_after(const Setup& board, const Step& step) {
  auto after = reference_board::play(board, step);
  after.turn = board.turn;
  return set_of(reference_board::checkers(after));
}

void expect_king_safety_reasons(const Setup& board, const Step& step, const std::vector<Reason>& reasons) {
  const Bitboard checkers = set_of(reference_board::checkers(board));
  const Refusal first = reasons.front().refusal;
  if (board.at(step.from)->kind == Kind::King) {
    EXPECT_EQ(reasons.size(), 1U);
    EXPECT_EQ(first, Refusal::KingIntoAttack);
  } else if (checkers.count() > 1) {
    EXPECT_EQ(first, Refusal::DoubleCheckKingMustMove);
    EXPECT_EQ(reasons.front().attackers, checkers);
    return;
  }
  EXPECT_EQ(all_attackers(reasons), attackers_after(board, step));
  const bool stays_in_check = !(attackers_after(board, step) & checkers).empty();
  const bool names_check =
      std::ranges::any_of(reasons, [](const Reason& r) { return r.refusal == Refusal::CheckNotAnswered; });
  if (board.at(step.from)->kind != Kind::King) {
    EXPECT_EQ(names_check, stays_in_check);
  }
}

TEST(ReasonsAgainstSlowBoard, TheAttackersAreThoseAfterTheMove) {
  for (const auto& board : random_boards(400)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    for (const Step& step : reference_board::moves_against_king_safety(board)) {
      if (move_of(board, step).type() == rules::Move::Type::Castling) continue;  // Castling has reasons of its own.
      SCOPED_TRACE(step.from.name() + step.to.name());
      const auto answer = rules::explain(position, step.from, step.to, step.becomes);
      ASSERT_FALSE(answer.reasons.empty());
      expect_king_safety_reasons(board, step, answer.reasons);
    }
  }
}

/// The first piece met when walking from one square towards another on the same line.
Square first_piece_met(const Setup& board, Square from, Square to) {
  const auto direction = [](auto a, auto b) { return a == b ? 0 : a < b ? 1 : -1; };
  Square at = from;
  do {
    at = *at.offset(direction(from.file(), to.file()), direction(from.rank(), to.rank()));
  } while (!board.at(at));
  return at;
}

TEST(ReasonsAgainstSlowBoard, TheObstacleIsTheFirstPieceMet) {
  int blocked = 0;
  for (const auto& board : random_boards(60)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    for (const Square from : position.pieces(board.turn))
      for (int i = 0; i < 64; ++i) {
        const Square to = *Square::from_index(i);
        for (const Reason& reason : rules::explain(position, from, to, std::nullopt).reasons) {
          if (reason.refusal != Refusal::PathBlocked) continue;
          ASSERT_EQ(reason.obstacles, Bitboard(first_piece_met(board, from, to))) << from.name() << to.name();
          ++blocked;
        }
      }
  }
  EXPECT_GT(blocked, 100);
}

}  // namespace
}  // namespace adoube::differential

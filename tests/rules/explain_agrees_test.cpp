// SPDX-License-Identifier: MIT
// explain() says legal exactly where legal_moves() lists the move: every pair of squares, every promotion asked for.
#include <gtest/gtest.h>

#include <algorithm>

#include "adoube/rules/castling.hpp"
#include "adoube/rules/explain.hpp"
#include "tests/rules/playout.hpp"

namespace adoube::rules {
namespace {

constexpr std::optional<Kind> promotions_asked_for[] = {std::nullopt, Kind::Queen, Kind::Rook, Kind::Bishop,
                                                        Kind::Knight, Kind::Pawn,  Kind::King};

/// Standard chess lets a player show castling by the king's two squares as well.
bool is_castling_by_two_squares(const Position& position, Move move, Square from, Square to) {
  return position.variant() == Variant::Standard && move.type() == Move::Type::Castling && move.from() == from &&
         to == castled_king_square(position.turn(), castling_side(move.from(), move.to()));
}

std::optional<Move> listed(const Position& position, const MoveList& moves, Square from, Square to,
                           std::optional<Kind> promotion) {
  for (const Move move : moves) {
    const bool same_squares = move.from() == from && move.to() == to;
    if (move.promotion() == promotion && (same_squares || is_castling_by_two_squares(position, move, from, to))) return move;
  }
  return std::nullopt;
}

void expect_well_formed(const Explanation& explanation) {
  if (explanation.legal()) {
    EXPECT_TRUE(explanation.reasons.empty());
    ASSERT_FALSE(explanation.effects.empty());
    EXPECT_EQ(explanation.effects.front().effect, Effect::Moves);
    EXPECT_TRUE(std::ranges::is_sorted(explanation.effects, std::ranges::less{}, &Consequence::effect));
  } else {
    EXPECT_TRUE(explanation.effects.empty());
    ASSERT_FALSE(explanation.reasons.empty());
    EXPECT_TRUE(std::ranges::is_sorted(explanation.reasons, std::ranges::less{}, &Reason::refusal));
    const auto twice = std::ranges::adjacent_find(explanation.reasons, {}, &Reason::refusal);
    EXPECT_TRUE(twice == explanation.reasons.end()) << "the same reason twice";
  }
}

void expect_agreement(const Position& position) {
  const MoveList moves = legal_moves(position);
  for (const Square from : ~Bitboard()) {
    for (const Square to : ~Bitboard()) {
      for (const std::optional<Kind> promotion : promotions_asked_for) {
        const Explanation explanation = explain(position, from, to, promotion);
        ASSERT_EQ(explanation.move, listed(position, moves, from, to, promotion)) << from.name() << to.name();
        expect_well_formed(explanation);
      }
    }
  }
}

TEST(Explain, SaysLegalExactlyWhereTheMoveIsListed) {
  for (const PlayoutStart& start : playout_starts) {
    SCOPED_TRACE(start.name);
    expect_agreement(start_of(start));
  }
  int positions = 0;
  play_out(3, 120, [&](const Position& position) {
    if (positions++ % 12 != 0 || ::testing::Test::HasFailure()) return;
    expect_agreement(position);
  });
  EXPECT_GT(positions, 2000);
}

}  // namespace
}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
// explain() says legal exactly where there is a legal move, for every pair of squares and every promotion choice, and the
// effects it tells are those that the slow board shows.
#include "adoube/rules/explain.hpp"

#include <gtest/gtest.h>

#include <map>

#include "tests/differential/random_boards.hpp"
#include "tests/differential/translation.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::differential {
namespace {

using reference_board::Step;
using rules::Bitboard;
using rules::CastlingSide;
using rules::Color;
using rules::Effect;
using rules::Kind;
using rules::Move;
using rules::Piece;
using rules::Position;
using rules::Square;

constexpr std::optional<Kind> promotion_choices[] = {std::nullopt, Kind::Pawn,  Kind::Knight, Kind::Bishop,
                                                     Kind::Rook,   Kind::Queen, Kind::King};

/// Every legal move under each way of asking for it: castling is also asked for by the king going two squares (3.8.2),
/// which only standard chess knows.
std::map<Step, Move> legal_tries(const Setup& board) {
  std::map<Step, Move> tries;
  for (const Step& step : reference_board::legal_moves(board)) {
    const Move move = move_of(board, step);
    tries.emplace(step, move);
    if (move.type() == Move::Type::Castling && board.variant == rules::Variant::Standard)
      tries.emplace(Step{step.from, *step.from.offset(step.to > step.from ? 2 : -2, 0)}, move);
  }
  return tries;
}

TEST(ExplainAgainstSlowBoard, LegalExactlyWhereTheMoveIs) {
  for (const auto& board : random_boards(10)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    const auto tries = legal_tries(board);
    for (int pair = 0; pair < 64 * 64; ++pair)
      for (const auto& promotion : promotion_choices) {
        const Step asked{*Square::from_index(pair / 64), *Square::from_index(pair % 64), promotion};
        const auto found = tries.find(asked);
        const auto answer = rules::explain(position, asked.from, asked.to, promotion);
        ASSERT_EQ(answer.legal(), found != tries.end()) << asked.from.name() << asked.to.name();
        if (answer.legal()) {
          ASSERT_EQ(*answer.move, found->second) << asked.from.name() << asked.to.name();
        }
        ASSERT_EQ(answer.effects.empty(), !answer.legal()) << asked.from.name() << asked.to.name();
        ASSERT_EQ(answer.reasons.empty(), answer.legal()) << asked.from.name() << asked.to.name();
      }
  }
}

/// What the slow board shows of a move.
struct Shown {
  std::map<Effect, Bitboard> squares;
  std::optional<Piece> captured;
};

Bitboard of_color(const Setup& board, Bitboard squares, Color color) {
  Bitboard own{};
  for (const Square square : squares)
    if (board.at(square) && board.at(square)->color == color) own |= Bitboard(square);
  return own;
}

Shown shown_by(const Setup& board, const Step& step) {
  const auto after = reference_board::play(board, step);
  const Move move = move_of(board, step);
  Shown shown;
  const bool castles = move.type() == Move::Type::Castling;
  const Square taken = move.type() == Move::Type::EnPassant ? Square(step.to.file(), step.from.rank()) : step.to;
  if (!castles && board.at(taken)) {
    shown.captured = board.at(taken);
    shown.squares[move.type() == Move::Type::EnPassant ? Effect::CapturesEnPassant : Effect::Captures] = Bitboard(taken);
  }
  if (after.pushed_over) shown.squares[Effect::DoubleStep] = Bitboard(*after.pushed_over);
  for (const Step& reply : reference_board::legal_moves(after))
    if (move_of(after, reply).type() == Move::Type::EnPassant)
      shown.squares[Effect::AllowsEnPassant] |= Bitboard(reply.from);
  const Bitboard lost = board.castling_rooks & ~after.castling_rooks;
  if (const Bitboard own = of_color(board, lost, board.turn); !own.empty()) shown.squares[Effect::LosesCastlingRight] = own;
  if (const Bitboard theirs = of_color(board, lost, opponent(board.turn)); !theirs.empty())
    shown.squares[Effect::TakesCastlingRight] = theirs;
  if (const auto checkers = reference_board::checkers(after); !checkers.empty())
    shown.squares[Effect::GivesCheck] = set_of(checkers);
  return shown;
}

TEST(ExplainAgainstSlowBoard, EffectsAreThoseThatTheBoardShows) {
  constexpr Effect compared[] = {Effect::Captures,        Effect::CapturesEnPassant,  Effect::DoubleStep,
                                 Effect::AllowsEnPassant, Effect::LosesCastlingRight, Effect::TakesCastlingRight,
                                 Effect::GivesCheck};
  for (const auto& board : random_boards(100)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    for (const Step& step : reference_board::legal_moves(board)) {
      SCOPED_TRACE(step.from.name() + step.to.name());
      const Move move = move_of(board, step);
      const auto after = reference_board::play(board, step);
      const Shown shown = shown_by(board, step);
      std::map<Effect, Bitboard> told;
      std::optional<Piece> captured;
      for (const auto& consequence : rules::effects_of(position, move)) {
        ASSERT_TRUE(told.emplace(consequence.effect, consequence.squares).second) << "the same effect twice";
        const bool captures = consequence.effect == Effect::Captures || consequence.effect == Effect::CapturesEnPassant;
        if (captures) captured = consequence.piece;
        if (consequence.effect == Effect::Promotes) {
          EXPECT_EQ(consequence.piece, (Piece{board.turn, step.becomes.value()}));
        }
      }
      EXPECT_TRUE(told.contains(Effect::Moves));
      EXPECT_EQ(told.contains(Effect::Promotes), step.becomes.has_value());
      EXPECT_EQ(told.contains(Effect::Checkmates), reference_board::is_checkmate(after));
      EXPECT_EQ(told.contains(Effect::Stalemates), reference_board::is_stalemate(after));
      const bool castles = move.type() == Move::Type::Castling;
      EXPECT_EQ(told.contains(Effect::CastlesKingside), castles && step.to > step.from);
      EXPECT_EQ(told.contains(Effect::CastlesQueenside), castles && step.to < step.from);
      EXPECT_EQ(captured, shown.captured);
      for (const Effect effect : compared) {
        ASSERT_EQ(told.contains(effect), shown.squares.contains(effect)) << "effect " << static_cast<int>(effect);
        if (told.contains(effect)) {
          ASSERT_EQ(told.at(effect), shown.squares.at(effect)) << "effect " << static_cast<int>(effect);
        }
      }
    }
  }
}

}  // namespace
}  // namespace adoube::differential

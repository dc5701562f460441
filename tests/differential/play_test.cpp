// SPDX-License-Identifier: MIT
// The position after a move, every field of it, against the slow board (3.1.1, 3.7.3, 3.8.2, 3.8.2.1, 9.3).
#include "adoube/rules/play.hpp"

#include <gtest/gtest.h>

#include "tests/differential/random_boards.hpp"
#include "tests/differential/translation.hpp"
#include "tests/reference_board/diagram.hpp"

namespace adoube::differential {
namespace {

using rules::Bitboard;
using rules::CastlingSide;
using rules::Color;
using rules::Position;
using rules::Square;

TEST(PlayAgainstSlowBoard, EveryFieldAfterEveryLegalMove) {
  for (const auto& board : random_boards(600)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    ASSERT_EQ(position.setup(), board);
    for (const auto& step : reference_board::legal_moves(board)) {
      const auto expected = reference_board::play(board, step);
      const Position after = rules::play(position, move_of(board, step));
      ASSERT_EQ(after.setup(), expected) << step.from.name() << step.to.name() << "\n  expected "
                                         << reference_board::fen_of(expected) << "\n  played   "
                                         << reference_board::fen_of(after.setup());
      ASSERT_EQ(after, *Position::from(expected));
    }
  }
}

TEST(PlayAgainstSlowBoard, WholeGamesStayTogether) {
  for (const rules::Variant variant : {rules::Variant::Standard, rules::Variant::Chess960})
    for (std::uint64_t number = 1000; number < 1020; ++number) {
      SCOPED_TRACE(number);
      const auto game = random_game(number, variant, 300);
      Position position = *Position::from(game.front());
      for (std::size_t ply = 1; ply < game.size(); ++ply) {
        SCOPED_TRACE(reference_board::fen_of(game[ply - 1]));
        const auto steps = reference_board::legal_moves(game[ply - 1]);
        const auto played = std::ranges::find_if(
            steps, [&](const auto& step) { return reference_board::play(game[ply - 1], step) == game[ply]; });
        position = rules::play(position, move_of(game[ply - 1], *played));
        ASSERT_EQ(position.setup(), game[ply]);
      }
    }
}

/// The rook on that side of the king that may still castle, by looking.
std::optional<Square> rook_with_right(const Setup& board, Color color, CastlingSide side) {
  for (const Square rook : board.castling_rooks) {
    if (board.at(rook)->color != color) continue;
    bool king_on_smaller_file = false;
    for (auto square = rook.offset(-1, 0); square; square = square->offset(-1, 0))
      if (board.at(*square) == rules::Piece{color, rules::Kind::King}) king_on_smaller_file = true;
    if (king_on_smaller_file == (side == CastlingSide::Kingside)) return rook;
  }
  return std::nullopt;
}

std::optional<Square> capturable_en_passant(const Setup& board) {
  for (const auto& step : reference_board::legal_moves(board))
    if (move_of(board, step).type() == rules::Move::Type::EnPassant) return step.to;
  return std::nullopt;
}

TEST(PositionAgainstSlowBoard, CastlingRooksAndEnPassantSquare) {
  for (const auto& board : random_boards(1000)) {
    SCOPED_TRACE(reference_board::fen_of(board));
    const Position position = *Position::from(board);
    ASSERT_EQ(position.pushed_over_square(), board.pushed_over);
    ASSERT_EQ(position.legal_en_passant_square(), capturable_en_passant(board));
    for (const Color color : {Color::White, Color::Black})
      for (const CastlingSide side : {CastlingSide::Kingside, CastlingSide::Queenside})
        ASSERT_EQ(position.castling_rook(color, side), rook_with_right(board, color, side));
  }
}

}  // namespace
}  // namespace adoube::differential

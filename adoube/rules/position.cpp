// SPDX-License-Identifier: MIT
#include "adoube/rules/position.hpp"

#include <algorithm>

#include "adoube/rules/castling.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/setup_board.hpp"

namespace adoube::rules {
namespace {

bool is_unplayable(const SetupProblem& problem) { return problem.level == FaultLevel::Unplayable; }

}  // namespace

Position Position::initial() {
  static const Position position(board_of(Setup::initial()));
  return position;
}

Expected<Position, SetupProblems> Position::from(const Setup& setup) {
  const Board board = board_of(setup);
  SetupProblems problems = examine(board);
  if (std::ranges::any_of(problems, is_unplayable)) return refused(std::move(problems));
  return Position(board);
}

Setup Position::setup() const { return setup_of(board_); }

std::optional<Square> Position::castling_rook(Color color, CastlingSide side) const {
  for (const Square rook : board_.castling_rooks & board_.pieces(color))
    if (castling_side(king(color), rook) == side) return rook;
  return std::nullopt;
}

std::optional<Square> Position::legal_en_passant_square() const {
  if (board_.pushed_over == Board::no_square) return std::nullopt;
  for (const Move move : legal_moves(*this))
    if (move.type() == Move::Type::EnPassant) return move.to();
  return std::nullopt;
}

}  // namespace adoube::rules

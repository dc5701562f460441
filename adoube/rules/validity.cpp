// SPDX-License-Identifier: MIT
#include "adoube/rules/validity.hpp"

#include <algorithm>
#include <array>

#include "adoube/rules/attacks.hpp"
#include "adoube/rules/last_move.hpp"
#include "adoube/rules/setup_board.hpp"

namespace adoube::rules {
namespace {

constexpr std::array<Color, 2> both_colors = {Color::White, Color::Black};

[[nodiscard]] Rank back_rank(Color color) { return color == Color::White ? Rank::First : Rank::Eighth; }
[[nodiscard]] bool has_one_king(const Board& board, Color color) { return board.pieces(color, Kind::King).count() == 1; }

/// 2.2: each player has one king.
[[nodiscard]] bool kings_are_wrong(const Board& board) {
  return !has_one_king(board, Color::White) || !has_one_king(board, Color::Black);
}

/// 3.7.3.3: a pawn that reaches the last rank becomes another piece at once, and none ever goes back to its first.
[[nodiscard]] Bitboard pawns_on_back_ranks(const Board& board) {
  return board.pieces(Kind::Pawn) & (Bitboard::of(Rank::First) | Bitboard::of(Rank::Eighth));
}

/// 3.9.2: no move leaves the own king attacked. The king and its attackers.
[[nodiscard]] Bitboard check_left_standing(const Board& board) {
  const Color waiting = opponent(board.turn);
  if (!has_one_king(board, waiting)) return {};
  const Bitboard checkers = attackers(board, board.king(waiting), board.turn, board.occupied());
  return checkers.empty() ? Bitboard() : checkers | Bitboard(board.king(waiting));
}

/// The king stands where a king that has never moved can stand: e1 or e8; in Chess960 anywhere between two rooks, so not in
/// a corner (II.2.1).
[[nodiscard]] bool king_is_at_home(const Board& board, Color color) {
  if (!has_one_king(board, color)) return false;
  const Square king = board.king(color);
  if (king.rank() != back_rank(color)) return false;
  if (board.variant == Variant::Standard) return king.file() == File::E;
  return king.file() != File::A && king.file() != File::H;
}

/// 3.8.2.1: the right stands for a king and a rook that have never moved; one rook on each side of the king.
[[nodiscard]] Bitboard wrong_castling_rooks(const Board& board, Color color) {
  const Bitboard claimed = board.castling_rooks & Bitboard::of(back_rank(color));
  if (claimed.empty()) return {};
  if (!king_is_at_home(board, color)) return claimed;
  Bitboard wrong = claimed & ~board.pieces(color, Kind::Rook);
  if (board.variant == Variant::Standard) wrong |= claimed & ~(Bitboard::of(File::A) | Bitboard::of(File::H));
  const Bitboard in_place = claimed & ~wrong;
  const Bitboard queenside = in_place & Bitboard(Bitboard(board.king(color)).bits() - 1);
  for (const Bitboard side : {queenside, in_place & ~queenside})
    if (side.count() > 1) wrong |= side;
  return wrong;
}

[[nodiscard]] Bitboard wrong_castling_rooks(const Board& board) {
  const Bitboard back_ranks = Bitboard::of(Rank::First) | Bitboard::of(Rank::Eighth);
  return wrong_castling_rooks(board, Color::White) | wrong_castling_rooks(board, Color::Black) |
         (board.castling_rooks & ~back_ranks);
}

/// 3.7.3.1: the opponent's pawn stands one square further, and the square passed over and the one it came from are empty.
[[nodiscard]] bool double_step_left(const Board& board, Square passed_over) {
  const Color mover = opponent(board.turn);
  if (relative_rank(passed_over, mover == Color::White) != 2) return false;
  const int forward = mover == Color::White ? 1 : -1;
  const Square pawn = *passed_over.offset(0, forward);
  const Square origin = *passed_over.offset(0, -forward);
  return board.pieces(mover, Kind::Pawn).has(pawn) && !board.occupied().has(passed_over) && !board.occupied().has(origin);
}

[[nodiscard]] std::optional<FaultLevel> en_passant_fault(const Board& board, Square passed_over) {
  if (!double_step_left(board, passed_over)) return FaultLevel::Unplayable;
  if (has_one_king(board, board.turn) && !double_step_is_possible(board)) return FaultLevel::Doubtful;
  return std::nullopt;
}

/// How many pieces beyond those of 2.3 there are, two bishops on one square colour among them: each was a pawn (3.7.3.3).
[[nodiscard]] int promoted_pieces(const Board& board, Color color) {
  const auto surplus = [](Bitboard pieces, int at_first) { return std::max(0, pieces.count() - at_first); };
  const Bitboard bishops = board.pieces(color, Kind::Bishop);
  return surplus(board.pieces(color, Kind::Queen), 1) + surplus(board.pieces(color, Kind::Rook), 2) +
         surplus(board.pieces(color, Kind::Knight), 2) + surplus(bishops & light_squares, 1) +
         surplus(bishops & dark_squares, 1);
}

/// The pieces of the colours that have more promoted pieces than pawns that have gone, or more than sixteen pieces (2.2).
[[nodiscard]] Bitboard too_many_pieces(const Board& board) {
  Bitboard too_many;
  for (const Color color : both_colors) {
    const int pawns_gone = std::max(0, 8 - board.pieces(color, Kind::Pawn).count());
    if (promoted_pieces(board, color) > pawns_gone || board.pieces(color).count() > 16) too_many |= board.pieces(color);
  }
  return too_many;
}

[[nodiscard]] Bitboard too_many_pawns(const Board& board) {
  Bitboard too_many;
  for (const Color color : both_colors)
    if (board.pieces(color, Kind::Pawn).count() > 8) too_many |= board.pieces(color, Kind::Pawn);
  return too_many;
}

/// The checkers, when no single last move can have brought the check about (3.10.3).
[[nodiscard]] Bitboard impossible_checkers(const Board& board) {
  if (!has_one_king(board, board.turn) || check_is_possible(board)) return {};
  return attackers(board, board.king(board.turn), opponent(board.turn), board.occupied());
}

[[nodiscard]] bool is_one(Bitboard set) { return !set.empty() && (set.bits() & (set.bits() - 1)) == 0; }
/// The set without its first square, and without its first two.
[[nodiscard]] Bitboard beyond_one(Bitboard set) { return Bitboard(set.bits() & (set.bits() - 1)); }
[[nodiscard]] Bitboard beyond_two(Bitboard set) { return beyond_one(beyond_one(set)); }

/// No more of any kind than at first, so that none need be promoted.
[[nodiscard]] bool has_first_pieces_at_most(const Board& board, Color color) {
  const Bitboard bishops = board.pieces(color, Kind::Bishop);
  const Bitboard more = beyond_one(board.pieces(color, Kind::Queen)) | beyond_two(board.pieces(color, Kind::Rook)) |
                        beyond_two(board.pieces(color, Kind::Knight)) | beyond_one(bishops & light_squares) |
                        beyond_one(bishops & dark_squares);
  return more.empty() && board.pieces(color, Kind::Pawn).count() <= 8;
}

[[nodiscard]] bool is_attacked(const Board& board, Color color) {
  const Square king = board.king(color);
  const Bitboard theirs = board.pieces(opponent(color));
  const Bitboard queens = board.pieces(Kind::Queen);
  const Bitboard leapers = (knight_attacks(king) & board.pieces(Kind::Knight)) |
                           (pawn_attacks(color, king) & board.pieces(Kind::Pawn)) |
                           (king_attacks(king) & board.pieces(Kind::King));
  if (!(leapers & theirs).empty()) return true;
  const Bitboard diagonals = (board.pieces(Kind::Bishop) | queens) & Bitboard(kernel::geometry.diagonal[king.index()]);
  const Bitboard orthogonals = (board.pieces(Kind::Rook) | queens) & Bitboard(kernel::geometry.orthogonal[king.index()]);
  for (const Square slider : (diagonals | orthogonals) & theirs)
    if ((squares_between(slider, king) & board.occupied()).empty()) return true;
  return false;
}

/// A quick look that spares most positions all further ones: true only where there is nothing to say. It makes no statement
/// about a side in check, nor about one with more pieces of a kind than at first.
[[nodiscard]] bool is_plainly_sound(const Board& board) {
  for (const Color color : both_colors)
    if (!is_one(board.pieces(color, Kind::King)) || !has_first_pieces_at_most(board, color)) return false;
  if (!pawns_on_back_ranks(board).empty() || is_attacked(board, Color::White) || is_attacked(board, Color::Black))
    return false;
  if (!board.castling_rooks.empty() && !wrong_castling_rooks(board).empty()) return false;
  const std::optional<Square> passed_over = Square::from_index(board.pushed_over);
  return !passed_over || !en_passant_fault(board, *passed_over);
}

}  // namespace

SetupProblems examine(const Setup& setup) { return examine(board_of(setup)); }

SetupProblems examine(const Board& board) {
  SetupProblems problems;
  if (is_plainly_sound(board)) return problems;
  const auto report = [&problems](SetupFault fault, FaultLevel level, Bitboard squares) {
    if (!squares.empty()) problems.push_back({fault, level, squares});
  };

  if (kings_are_wrong(board)) problems.push_back({SetupFault::Kings, FaultLevel::Unplayable, board.pieces(Kind::King)});
  report(SetupFault::PawnOnBackRank, FaultLevel::Unplayable, pawns_on_back_ranks(board));
  report(SetupFault::OpponentInCheck, FaultLevel::Unplayable, check_left_standing(board));
  report(SetupFault::Castling, FaultLevel::Unplayable, wrong_castling_rooks(board));
  if (const std::optional<Square> passed_over = Square::from_index(board.pushed_over))
    if (const std::optional<FaultLevel> level = en_passant_fault(board, *passed_over))
      report(SetupFault::EnPassantSquare, *level, Bitboard(*passed_over));
  report(SetupFault::TooManyPawns, FaultLevel::Unreachable, too_many_pawns(board));
  report(SetupFault::TooManyPromoted, FaultLevel::Unreachable, too_many_pieces(board));
  report(SetupFault::ImpossibleCheck, FaultLevel::Doubtful, impossible_checkers(board));
  return problems;
}

}  // namespace adoube::rules

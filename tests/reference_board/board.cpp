// SPDX-License-Identifier: MIT
#include "tests/reference_board/board.hpp"

#include <algorithm>

namespace adoube::reference_board {
namespace {

using rules::Bitboard;
using rules::File;
using rules::FullMoves;
using rules::HalfMoves;
using rules::Rank;

struct Direction {
  int files;
  int ranks;
};
using Directions = std::vector<Direction>;

const Directions along_lines = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
const Directions along_diagonals = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const Directions all_around = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const Directions knight_jumps = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

int forward(Color color) { return color == Color::White ? 1 : -1; }
Rank first_rank(Color color) { return color == Color::White ? Rank::First : Rank::Eighth; }
Rank last_rank(Color color) { return first_rank(opponent(color)); }
Rank pawns_first_rank(Color color) { return color == Color::White ? Rank::Second : Rank::Seventh; }

bool empty(const Setup& board, Square square) { return !board.at(square); }
bool holds(const Setup& board, Square square, Color color) { return board.at(square) && board.at(square)->color == color; }
bool holds(const Setup& board, Square square, Piece piece) { return board.at(square) == piece; }

std::vector<Square> squares_of(const Setup& board, Color color) {
  std::vector<Square> found;
  for (int i = 0; i < 64; ++i)
    if (const Square square = *Square::from_index(i); holds(board, square, color)) found.push_back(square);
  return found;
}

Square king_square(const Setup& board, Color color) {
  for (const Square square : squares_of(board, color))
    if (holds(board, square, {color, Kind::King})) return square;
  return {File::A, Rank::First};  // Not reached: there is a king.
}

/// One step in each direction, as far as the board goes.
std::vector<Square> steps(Square from, const Directions& directions) {
  std::vector<Square> reached;
  for (const auto& [files, ranks] : directions)
    if (const auto to = from.offset(files, ranks)) reached.push_back(*to);
  return reached;
}

/// Any number of steps in each direction, up to and including the first piece met (3.5).
std::vector<Square> walks(const Setup& board, Square from, const Directions& directions) {
  std::vector<Square> reached;
  for (const auto& [files, ranks] : directions)
    for (auto to = from.offset(files, ranks); to; to = to->offset(files, ranks)) {
      reached.push_back(*to);
      if (!empty(board, *to)) break;
    }
  return reached;
}

bool is_attacked(const Setup& board, Square target, Color by) { return !attackers(board, target, by).empty(); }

/// 3.7.3.3: reaching the last rank, the pawn becomes one of four pieces, and each is a different move.
void add_pawn_move(std::vector<Step>& moves, Color color, Square from, Square to) {
  if (to.rank() != last_rank(color)) return moves.push_back({from, to});
  for (const Kind kind : {Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight}) moves.push_back({from, to, kind});
}

void add_pawn_moves(std::vector<Step>& moves, const Setup& board, Square from) {
  const Color color = board.turn;
  // 3.7.1: one square straight ahead, if it is empty. 3.7.2: from its first place two, if both are.
  const auto ahead = from.offset(0, forward(color));
  if (ahead && empty(board, *ahead)) {
    add_pawn_move(moves, color, from, *ahead);
    const auto two_ahead = ahead->offset(0, forward(color));
    if (from.rank() == pawns_first_rank(color) && two_ahead && empty(board, *two_ahead)) moves.push_back({from, *two_ahead});
  }
  // 3.7.3: diagonally ahead to capture. 3.7.3.1: also a pawn that has just passed over that square.
  for (const Square to : attacked_from(board, from))
    if (holds(board, to, opponent(color)) || board.pushed_over == to) add_pawn_move(moves, color, from, to);
}

/// The squares from `a` to `b` on one rank, both ends included.
std::vector<Square> squares_along_rank(Square a, Square b) {
  std::vector<Square> squares;
  for (int i = std::min(a, b).index(); i <= std::max(a, b).index(); ++i) squares.push_back(*Square::from_index(i));
  return squares;
}

struct Castling {
  Square king_goal;
  Square rook_goal;
};

/// 3.8.2, Guidelines II.3.2.6: king and rook arrive on g and f when the rook is on the h-side of its king, else on c and d.
Castling castling_goals(Square king, Square rook) {
  if (rook.file() > king.file()) return {{File::G, king.rank()}, {File::F, king.rank()}};
  return {{File::C, king.rank()}, {File::D, king.rank()}};
}

/// 3.8.2.2 and Guidelines II.3.2.7: on the ways of king and rook, ends included, nothing stands but these two, and no
/// square on the king's way is attacked. (3.8.2.1, the right to castle, is the caller's matter.)
bool castling_way_is_free(const Setup& board, Square king, Square rook) {
  const auto [king_goal, rook_goal] = castling_goals(king, rook);
  const auto is_free = [&](Square square) { return square == king || square == rook || empty(board, square); };
  const auto is_safe = [&](Square square) { return !is_attacked(board, square, opponent(board.turn)); };
  const auto kings_way = squares_along_rank(king, king_goal);
  const auto rooks_way = squares_along_rank(rook, rook_goal);
  return std::ranges::all_of(kings_way, is_free) && std::ranges::all_of(rooks_way, is_free) &&
         std::ranges::all_of(kings_way, is_safe);
}

/// Everything the pieces can do by 3.1 to 3.8, without regard to 3.9.2.
std::vector<Step> moves_by_piece_rules(const Setup& board) {
  std::vector<Step> moves;
  for (const Square from : squares_of(board, board.turn)) {
    if (board.at(from)->kind == Kind::Pawn) {
      add_pawn_moves(moves, board, from);
    } else {
      for (const Square to : attacked_from(board, from))
        if (!holds(board, to, board.turn)) moves.push_back({from, to});  // 3.1: not onto an own piece.
    }
  }
  const Square king = king_square(board, board.turn);
  for (const Square rook : board.castling_rooks)
    if (holds(board, rook, board.turn) && castling_way_is_free(board, king, rook)) moves.push_back({king, rook});
  return moves;
}

/// 3.9.2: no move may expose the own king to check or leave it in check.
bool leaves_king_safe(const Setup& board, const Step& move) {
  const Setup after = play(board, move);
  return !is_attacked(after, king_square(after, board.turn), opponent(board.turn));
}

void move_pieces(Setup& board, const Step& move) {
  const Piece piece = *board.at(move.from);
  const bool castles = holds(board, move.to, {piece.color, Kind::Rook});
  const bool diagonally = move.from.file() != move.to.file();
  // 3.7.3.1: going diagonally to an empty square, a pawn takes the one beside it.
  if (piece.kind == Kind::Pawn && diagonally && empty(board, move.to))
    board.put({move.to.file(), move.from.rank()}, std::nullopt);
  board.put(move.from, std::nullopt);
  board.put(move.to, std::nullopt);
  if (castles) {
    const auto [king_goal, rook_goal] = castling_goals(move.from, move.to);
    board.put(king_goal, piece);
    board.put(rook_goal, Piece{piece.color, Kind::Rook});
  } else {
    board.put(move.to, Piece{piece.color, move.becomes.value_or(piece.kind)});
  }
}

/// 3.8.2.1: the right goes when the king has moved, or that rook; and a rook that was taken is no longer there to castle.
Bitboard castling_rooks_after(const Setup& before, const Step& move) {
  const bool king_moves = holds(before, move.from, {before.turn, Kind::King});
  Bitboard kept{};
  for (const Square rook : before.castling_rooks)
    if (rook != move.from && rook != move.to && !(king_moves && holds(before, rook, before.turn))) kept |= Bitboard(rook);
  return kept;
}

/// 3.7.3.1: the square a pawn passes over when it goes two squares.
std::optional<Square> passed_over(const Setup& before, const Step& move) {
  const auto ahead = move.from.offset(0, forward(before.turn));
  const bool two_squares = ahead && move.to == ahead->offset(0, forward(before.turn));
  return before.at(move.from)->kind == Kind::Pawn && two_squares ? ahead : std::nullopt;
}

std::uint16_t one_more(std::uint16_t count) { return count == 65535 ? count : static_cast<std::uint16_t>(count + 1); }

}  // namespace

std::vector<Square> attacked_from(const Setup& board, Square from) {
  const Piece piece = *board.at(from);
  switch (piece.kind) {
    case Kind::Pawn:
      return steps(from, {{-1, forward(piece.color)}, {1, forward(piece.color)}});  // 3.7.3
    case Kind::Knight:
      return steps(from, knight_jumps);  // 3.6
    case Kind::Bishop:
      return walks(board, from, along_diagonals);  // 3.2
    case Kind::Rook:
      return walks(board, from, along_lines);  // 3.3
    case Kind::Queen:
      return walks(board, from, all_around);  // 3.4
    case Kind::King:
      return steps(from, all_around);  // 3.8.1
  }
  return {};
}

std::vector<Square> attackers(const Setup& board, Square target, Color by) {
  std::vector<Square> found;
  for (const Square from : squares_of(board, by))
    if (std::ranges::count(attacked_from(board, from), target) > 0) found.push_back(from);
  return found;
}

std::vector<Square> checkers(const Setup& board) {
  return attackers(board, king_square(board, board.turn), opponent(board.turn));
}

std::vector<Step> legal_moves(const Setup& board) {
  std::vector<Step> moves = moves_by_piece_rules(board);
  std::erase_if(moves, [&](const Step& move) { return !leaves_king_safe(board, move); });
  return moves;
}

std::vector<Step> moves_against_king_safety(const Setup& board) {
  std::vector<Step> moves = moves_by_piece_rules(board);
  std::erase_if(moves, [&](const Step& move) { return leaves_king_safe(board, move); });
  return moves;
}

Setup play(const Setup& before, const Step& move) {
  Setup after = before;
  move_pieces(after, move);
  after.turn = opponent(before.turn);
  after.castling_rooks = castling_rooks_after(before, move);
  after.pushed_over = passed_over(before, move);
  // 9.3, 9.6.2: the run of moves without a capture or a pawn move.
  const bool captures = holds(before, move.to, opponent(before.turn));
  const bool pawn_moves = before.at(move.from)->kind == Kind::Pawn;
  after.halfmove_clock = HalfMoves(captures || pawn_moves ? std::uint16_t{0} : one_more(before.halfmove_clock.value()));
  if (before.turn == Color::Black) after.fullmove_number = FullMoves(one_more(before.fullmove_number.value()));
  return after;
}

bool is_checkmate(const Setup& board) { return !checkers(board).empty() && legal_moves(board).empty(); }  // 5.1.1

bool is_stalemate(const Setup& board) { return checkers(board).empty() && legal_moves(board).empty(); }  // 5.2.1

// 9.2.3: same side on move, same pieces on the same squares, same possible moves; 9.2.3.2: same castling rights. With all
// the rest equal, a capture en passant is the only possible move that can differ (9.2.3.1).
bool same_position(const Setup& a, const Setup& b) {
  return a.turn == b.turn && a.board == b.board && a.castling_rooks == b.castling_rooks && legal_moves(a) == legal_moves(b);
}

std::uint64_t perft(const Setup& board, int depth) {
  if (depth == 0) return 1;
  std::uint64_t sequences = 0;
  for (const Step& move : legal_moves(board)) sequences += depth == 1 ? 1 : perft(play(board, move), depth - 1);
  return sequences;
}

}  // namespace adoube::reference_board

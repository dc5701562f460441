// SPDX-License-Identifier: MIT
#include "tests/unwinnability/few_men.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace adoube::unwinnability {
namespace {

using rules::Color;
using rules::Kind;
using rules::Piece;
using rules::Position;
using rules::Setup;
using rules::Square;

constexpr std::array not_kings = {Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen};
/// What is hard to judge has pawns and minor pieces.
constexpr std::array mostly_small = {Kind::Pawn,   Kind::Pawn,   Kind::Pawn,   Kind::Knight, Kind::Knight,
                                     Kind::Bishop, Kind::Bishop, Kind::Bishop, Kind::Rook,   Kind::Queen};
constexpr std::array corners = {Square(rules::File::A, rules::Rank::First), Square(rules::File::H, rules::Rank::First),
                                Square(rules::File::A, rules::Rank::Eighth), Square(rules::File::H, rules::Rank::Eighth)};

[[nodiscard]] Square any_square(const Choose& choose) { return Square::from_index_unchecked(choose(64)); }
[[nodiscard]] Color any_color(const Choose& choose) { return static_cast<Color>(choose(2)); }

template <class Items>
[[nodiscard]] auto pick(const Items& items, const Choose& choose) {
  return items[static_cast<std::size_t>(choose(static_cast<int>(items.size())))];
}

/// What stands already stays, and a pawn has no place on a back rank.
void put_where_it_can(Setup& board, Square square, Piece piece) {
  const bool back_rank = square.rank() == rules::Rank::First || square.rank() == rules::Rank::Eighth;
  if (!board.at(square) && !(piece.kind == Kind::Pawn && back_rank)) board.put(square, piece);
}

/// In a corner, or a square or two from one; sometimes anywhere.
[[nodiscard]] Square square_for_king(const Choose& choose) {
  if (choose(3) == 0) return any_square(choose);
  const Square corner = pick(corners, choose);
  const int inward_file = corner.file() == rules::File::A ? 1 : -1;
  const int inward_rank = corner.rank() == rules::Rank::First ? 1 : -1;
  return *corner.offset(choose(3) * inward_file, choose(3) * inward_rank);
}

/// A white and a black pawn head to head, where both squares are empty.
void put_pair(Setup& board, Square lower) {
  const Square upper = *lower.offset(0, 1);
  if (board.at(lower) || board.at(upper)) return;
  board.put(lower, Piece{Color::White, Kind::Pawn});
  board.put(upper, Piece{Color::Black, Kind::Pawn});
}

void put_blocked_pair(Setup& board, const Choose& choose) {
  const Square lower(static_cast<rules::File>(choose(8)), static_cast<rules::Rank>(1 + choose(5)));
  put_pair(board, lower);
}

/// Bishops of both players on squares of one colour.
void put_like_bishop(Setup& board, bool light, const Choose& choose) {
  const Square square = any_square(choose);
  if (square.is_light() == light) put_where_it_can(board, square, {any_color(choose), Kind::Bishop});
}

void put_man(Setup& board, const Choose& choose) {
  put_where_it_can(board, any_square(choose), {any_color(choose), pick(mostly_small, choose)});
}

[[nodiscard]] int men(const Setup& board) {
  int count = 0;
  for (const auto& piece : board.board) count += piece ? 1 : 0;
  return count;
}

void put_men(Setup& board, const Choose& choose, int most) {
  const int wanted = 3 + choose(most - 2);
  const int taste = choose(4);
  const bool light = choose(2) == 0;
  // Not every try finds a place; the number of tries is bounded, so that any choices come to an end.
  for (int tries = 0; tries < 12 && men(board) < wanted; ++tries) {
    if (taste <= 1 && men(board) + 2 <= wanted && choose(3) != 0)
      put_blocked_pair(board, choose);
    else if (taste == 2 && choose(3) != 0)
      put_like_bishop(board, light, choose);
    else
      put_man(board, choose);
  }
}

[[nodiscard]] std::optional<Position> playable(const Setup& board) {
  const auto position = Position::from(board);
  return position ? std::optional(*position) : std::nullopt;
}

[[nodiscard]] std::vector<Square> men_that(const Setup& board, bool kings_too) {
  std::vector<Square> squares;
  for (int i = 0; i < 64; ++i) {
    const Square square = Square::from_index_unchecked(i);
    if (const auto piece = board.at(square); piece && (kings_too || piece->kind != Kind::King)) squares.push_back(square);
  }
  return squares;
}

}  // namespace

std::optional<Position> few_men(const Choose& choose, int most) {
  Setup board;
  board.turn = any_color(choose);
  put_where_it_can(board, square_for_king(choose), {Color::White, Kind::King});
  put_where_it_can(board, square_for_king(choose), {Color::Black, Kind::King});
  put_men(board, choose, most);
  if (const auto position = playable(board)) return position;
  board.turn = rules::opponent(board.turn);
  return playable(board);
}

std::optional<Position> wall(const Choose& choose) {
  Setup board;
  board.turn = any_color(choose);
  const int pairs = 3 + choose(4);
  int rank = 2 + choose(3);
  int file = choose(2);
  for (int i = 0; i < pairs && file < 8; ++i) {
    put_pair(board, Square(static_cast<rules::File>(file), static_cast<rules::Rank>(rank)));
    // Mostly on every second file and the same rank, or on the next file a rank up or down.
    const bool next_file = choose(3) == 0;
    file += next_file ? 1 : 2;
    if (next_file || choose(5) == 0) rank = std::clamp(rank + (choose(2) == 0 ? 1 : -1), 1, 5);
  }
  const auto put_king = [&](Color color, int lowest_rank) {
    put_where_it_can(board, Square(static_cast<rules::File>(choose(8)), static_cast<rules::Rank>(lowest_rank + choose(2))),
                     {color, Kind::King});
  };
  const bool together = choose(6) == 0;
  put_king(Color::White, 0);
  put_king(Color::Black, together ? 0 : 6);
  for (int more = choose(3); more > 0; --more) put_man(board, choose);
  return playable(board);
}

std::optional<Position> mutant(const Position& position, const Choose& choose) {
  Setup board = position.setup();
  board.pushed_over.reset();
  board.castling_rooks = {};
  const auto others = men_that(board, false);
  switch (choose(5)) {
    case 0: {
      const Square from = pick(men_that(board, true), choose);
      const auto piece = board.at(from);
      board.put(from, std::nullopt);
      put_where_it_can(board, any_square(choose), *piece);
      break;
    }
    case 1:
      put_where_it_can(board, any_square(choose), {any_color(choose), pick(not_kings, choose)});
      break;
    case 2:
      if (!others.empty()) board.put(pick(others, choose), std::nullopt);
      break;
    case 3:
      if (!others.empty()) {
        const Square square = pick(others, choose);
        const Piece piece = *board.at(square);
        board.put(square, Piece{rules::opponent(piece.color), piece.kind});
      }
      break;
    default:
      board.turn = rules::opponent(board.turn);
  }
  return playable(board);
}

}  // namespace adoube::unwinnability

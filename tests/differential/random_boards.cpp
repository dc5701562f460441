// SPDX-License-Identifier: MIT
#include "tests/differential/random_boards.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "tests/reference_board/diagram.hpp"

namespace adoube::differential {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::File;
using rules::Kind;
using rules::Piece;
using rules::Rank;
using rules::Square;

constexpr std::array colors = {Color::White, Color::Black};

Rank home_rank(Color color) { return color == Color::White ? Rank::First : Rank::Eighth; }
/// The rank that is number `count` (0 to 7) as that colour counts.
Rank rank_from(Color color, int count) { return static_cast<Rank>(color == Color::White ? count : 7 - count); }
File any_file(Random& random) { return static_cast<File>(random.below(8)); }
Square any_square(Random& random) { return *Square::from_index(random.below(64)); }

void put_if_empty(Setup& board, Square square, Piece piece) {
  const bool pawn_on_back_rank = piece.kind == Kind::Pawn && (square.rank() == Rank::First || square.rank() == Rank::Eighth);
  if (!board.at(square) && !pawn_on_back_rank) board.put(square, piece);
}

void scatter(Setup& board, Random& random, int count, std::string_view kinds) {
  for (int i = 0; i < count; ++i) {
    const auto kind = static_cast<Kind>(std::string_view("PNBRQ").find(random.pick(kinds)));
    put_if_empty(board, any_square(random), {random.pick(colors), kind});
  }
}

/// King and rooks on the back rank, with the files that castling needs.
void put_castlers(Setup& board, Random& random, Color color) {
  const bool standard = board.variant == Variant::Standard;
  const int king = standard ? 4 : 1 + random.below(6);
  const auto on_file = [&](int file) { return Square(static_cast<File>(file), home_rank(color)); };
  put_if_empty(board, on_file(king), {color, Kind::King});
  if (!random.one_in(4)) put_if_empty(board, on_file(standard ? 0 : random.below(king)), {color, Kind::Rook});
  if (!random.one_in(4)) put_if_empty(board, on_file(standard ? 7 : king + 1 + random.below(7 - king)), {color, Kind::Rook});
}

/// Pawns beside each other where the one has just gone two squares.
void put_pawn_neighbours(Setup& board, Random& random) {
  const Color capturing = board.turn;
  const File file = any_file(random);
  const Square double_stepped(file, rank_from(capturing, 4));
  put_if_empty(board, double_stepped, {opponent(capturing), Kind::Pawn});
  for (const int beside : {-1, 1})
    if (const auto square = double_stepped.offset(beside, 0); square && !random.one_in(3))
      put_if_empty(board, *square, {capturing, Kind::Pawn});
}

void put_pawns_before_last_rank(Setup& board, Random& random) {
  for (int i = 0; i < 4; ++i) {
    const Color color = random.pick(colors);
    put_if_empty(board, {any_file(random), rank_from(color, 6)}, {color, Kind::Pawn});
    put_if_empty(board, {any_file(random), home_rank(random.pick(colors))}, {random.pick(colors), Kind::Rook});
  }
}

void put_pieces(Setup& board, Random& random, Taste taste) {
  switch (taste) {
    case Taste::Crowded:
      return scatter(board, random, 20 + random.below(60), random.one_in(4) ? "Q" : "PPPPNBRQ");
    case Taste::Sparse:
      return scatter(board, random, random.below(8), "PPNBRQ");
    case Taste::Sliders:
      return scatter(board, random, 3 + random.below(12), "QRBBP");
    case Taste::EnPassant:
      put_pawn_neighbours(board, random);
      put_pawn_neighbours(board, random);
      return scatter(board, random, random.below(6), "QRBBNP");
    case Taste::Castling:
      for (const Color color : colors) put_castlers(board, random, color);
      return scatter(board, random, random.below(8), "QRBNP");
    case Taste::Promotion:
      put_pawns_before_last_rank(board, random);
      return scatter(board, random, random.below(5), "QRBN");
  }
}

bool has_king(const Setup& board, Color color) {
  return std::ranges::count(board.board, std::optional(Piece{color, Kind::King})) == 1;
}

void put_missing_kings(Setup& board, Random& random) {
  for (const Color color : colors)
    while (!has_king(board, color)) put_if_empty(board, any_square(random), {color, Kind::King});
}

/// At most one rook on each side of a king at home keeps its right.
void allow_castling(Setup& board, Random& random, Color color) {
  const bool standard = board.variant == Variant::Standard;
  for (int file = standard ? 4 : 1; file <= (standard ? 4 : 6); ++file) {
    const Square king(static_cast<File>(file), home_rank(color));
    if (board.at(king) != Piece{color, Kind::King}) continue;
    for (const int toward : {-1, 1}) {
      std::vector<Square> rooks;
      for (auto square = king.offset(toward, 0); square; square = square->offset(toward, 0)) {
        const bool at_home = !standard || square->file() == File::A || square->file() == File::H;
        if (at_home && board.at(*square) == Piece{color, Kind::Rook}) rooks.push_back(*square);
      }
      if (!rooks.empty() && !random.one_in(4)) board.castling_rooks |= Bitboard(random.pick(rooks));
    }
  }
}

/// A pawn of the side that has just moved may have come two squares: the squares behind it are empty.
void choose_pushed_over(Setup& board, Random& random) {
  std::vector<Square> passed;
  for (int file = 0; file < 8; ++file) {
    const auto on_rank = [&](int count) { return Square(static_cast<File>(file), rank_from(board.turn, count)); };
    if (board.at(on_rank(4)) == Piece{opponent(board.turn), Kind::Pawn} && !board.at(on_rank(5)) && !board.at(on_rank(6)))
      passed.push_back(on_rank(5));
  }
  if (!passed.empty() && !random.one_in(4)) board.pushed_over = random.pick(passed);
}

bool opponent_is_in_check(Setup board) {
  board.turn = opponent(board.turn);
  return !reference_board::checkers(board).empty();
}

Setup start_of_game(Random& random, Variant variant) {
  if (variant == Variant::Standard)
    return reference_board::diagram("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  // Guidelines II.2: the king between the rooks, bishops on squares of opposite colour, Black mirrors White.
  std::array back_rank = {'r', 'n', 'b', 'q', 'k', 'b', 'n', 'r'};
  const auto place = [&](char letter) { return std::ranges::find(back_rank, letter) - back_rank.begin(); };
  const auto last_place = [&](char letter) {
    return 7 - (std::find(back_rank.rbegin(), back_rank.rend(), letter) - back_rank.rbegin());
  };
  do {
    for (std::size_t i = 7; i > 0; --i)
      std::swap(back_rank[i], back_rank[static_cast<std::size_t>(random.below(static_cast<int>(i) + 1))]);
  } while ((place('b') + last_place('b')) % 2 == 0 || place('k') < place('r') || place('k') > last_place('r'));
  const std::string black(back_rank.begin(), back_rank.end());
  std::string white = black;
  for (char& letter : white) letter = static_cast<char>(letter - 'a' + 'A');
  std::string rights = {static_cast<char>('A' + last_place('r')), static_cast<char>('A' + place('r'))};
  rights += {static_cast<char>('a' + last_place('r')), static_cast<char>('a' + place('r'))};
  return reference_board::diagram(black + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w " + rights + " - 0 1", variant);
}

std::vector<Setup> every_third(const std::vector<Setup>& game) {
  std::vector<Setup> some;
  for (std::size_t i = 0; i < game.size(); i += 3) some.push_back(game[i]);
  return some;
}

}  // namespace

std::uint64_t Random::next() {
  state_ += 0x9E3779B97F4A7C15ULL;
  std::uint64_t z = state_;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

Setup random_board(std::uint64_t number, Taste taste, Variant variant) {
  Random random(number * 64 + static_cast<std::uint64_t>(taste) * 2 + static_cast<std::uint64_t>(variant));
  while (true) {
    Setup board;
    board.variant = variant;
    board.turn = random.pick(colors);
    put_pieces(board, random, taste);
    if (std::ranges::count_if(board.board, [](const auto& piece) { return !piece; }) < 4)
      continue;  // no place left for kings
    put_missing_kings(board, random);
    if (opponent_is_in_check(board)) board.turn = opponent(board.turn);
    if (opponent_is_in_check(board)) continue;
    for (const Color color : colors) allow_castling(board, random, color);
    choose_pushed_over(board, random);
    board.halfmove_clock = rules::HalfMoves(static_cast<std::uint16_t>(random.below(200)));
    board.fullmove_number = rules::FullMoves(static_cast<std::uint16_t>(1 + random.below(300)));
    return board;
  }
}

std::vector<Setup> random_game(std::uint64_t number, Variant variant, int plies) {
  Random random(number * 2 + static_cast<std::uint64_t>(variant));
  std::vector<Setup> boards = {start_of_game(random, variant)};
  for (int ply = 0; ply < plies; ++ply) {
    const auto moves = reference_board::legal_moves(boards.back());
    if (moves.empty()) break;
    boards.push_back(reference_board::play(boards.back(), random.pick(moves)));
  }
  return boards;
}

std::vector<Setup> random_boards(int per_kind) {
#ifdef ADOUBE_SANITIZED
  per_kind = per_kind / 10 + 1;  // The slow board is slower still there, and the boards are the same ones.
#endif
  std::vector<Setup> boards;
  for (const Variant variant : {Variant::Standard, Variant::Chess960}) {
    for (const Taste taste : all_tastes)
      for (int i = 0; i < per_kind; ++i) boards.push_back(random_board(static_cast<std::uint64_t>(i), taste, variant));
    const std::size_t wanted = boards.size() + static_cast<std::size_t>(per_kind);
    for (std::uint64_t game = 0; boards.size() < wanted; ++game)
      for (const Setup& board : every_third(random_game(game, variant, 150)))
        if (boards.size() < wanted) boards.push_back(board);
  }
  return boards;
}

}  // namespace adoube::differential

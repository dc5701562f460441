// SPDX-License-Identifier: MIT
/// What someone said a position is: a FEN, a board editor. It may be nonsense; validity.hpp tells what is wrong with it
/// and Position::from() makes something that can be played out of a good one.
#pragma once

#include <array>
#include <optional>

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/counters.hpp"
#include "adoube/rules/piece.hpp"
#include "adoube/rules/variant.hpp"

namespace adoube::rules {

struct Setup {
  /// By Square::index().
  std::array<std::optional<Piece>, 64> board{};
  Color turn = Color::White;
  /// The squares of the rooks with which castling is said to be still allowed (3.8.2.1), White's on rank 1 and Black's on
  /// rank 8: h1, a1, h8, a8 in standard chess. Whether such rooks stand there is a question to validity.hpp.
  Bitboard castling_rooks{};
  /// The square that a pawn has just passed over with a double step (3.7.3.1), whether or not a capture there is possible.
  std::optional<Square> pushed_over{};
  HalfMoves halfmove_clock{0};
  FullMoves fullmove_number{1};
  Variant variant = Variant::Standard;

  [[nodiscard]] constexpr std::optional<Piece> at(Square square) const {
    return board[static_cast<std::size_t>(square.index())];
  }
  constexpr void put(Square square, std::optional<Piece> piece) { board[static_cast<std::size_t>(square.index())] = piece; }

  friend bool operator==(const Setup&, const Setup&) = default;

  /// The initial position (Laws 2.3).
  [[nodiscard]] static Setup initial();
};

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// A position that can be played: one king each, the side not on move not in check, no pawn on a back rank, castling
/// rights only with king and rook in place. It comes from a Setup that passed (from), or from a Position by a legal move
/// (play), and from nowhere else. It behaves like a number: small, trivially copyable, never changed by a question.
/// Thread-safety: as for any value; the tables behind it are constant or made once, by whoever asks first.
#pragma once

#include <cstdint>
#include <optional>

#include "adoube/rules/board.hpp"
#include "adoube/rules/castling_side.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/setup.hpp"
#include "adoube/rules/validity.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::rules {

class Position {
 public:
  /// The initial position (2.3).
  [[nodiscard]] static Position initial();
  /// The setup as a position. Errors: every problem of the setup, when at least one is FaultLevel::Unplayable; what is
  /// merely Unreachable or Doubtful is held as it is (examine() names it).
  [[nodiscard]] static Expected<Position, SetupProblems> from(const Setup& setup);
  /// The caller states that the board obeys every promise above.
  [[nodiscard]] static constexpr Position from_board_unchecked(const Board& board) { return Position(board); }

  /// Back to a setup, for writers and editors. Position::from(p.setup()) equals p.
  [[nodiscard]] Setup setup() const;

  [[nodiscard]] constexpr Color turn() const { return board_.turn; }
  [[nodiscard]] constexpr std::optional<Piece> at(Square square) const { return board_.at(square); }
  [[nodiscard]] constexpr Bitboard occupied() const { return board_.occupied(); }
  [[nodiscard]] constexpr Bitboard pieces(Color color) const { return board_.pieces(color); }
  [[nodiscard]] constexpr Bitboard pieces(Kind kind) const { return board_.pieces(kind); }
  [[nodiscard]] constexpr Bitboard pieces(Color color, Kind kind) const { return board_.pieces(color, kind); }
  [[nodiscard]] constexpr Square king(Color color) const { return board_.king(color); }

  /// The rooks of both colours with which castling is still allowed (3.8.2.1).
  [[nodiscard]] constexpr Bitboard castling_rooks() const { return board_.castling_rooks; }
  /// The rook of that right, or nothing when the right is lost (3.8.2.1).
  [[nodiscard]] std::optional<Square> castling_rook(Color color, CastlingSide side) const;

  /// The square passed over by the double step just made; set after every double step.
  [[nodiscard]] constexpr std::optional<Square> pushed_over_square() const { return Square::from_index(board_.pushed_over); }
  /// The same, only where a capture en passant there is legal (3.7.3.1, 3.9.2).
  [[nodiscard]] std::optional<Square> legal_en_passant_square() const;

  [[nodiscard]] constexpr HalfMoves halfmove_clock() const { return board_.halfmove_clock; }
  [[nodiscard]] constexpr FullMoves fullmove_number() const { return board_.fullmove_number; }
  [[nodiscard]] constexpr Variant variant() const { return board_.variant; }

  [[nodiscard]] constexpr const Board& board() const { return board_; }

  /// Equal in everything, counters included. For the question of Article 9.2.3 see same_position.hpp.
  friend constexpr bool operator==(const Position&, const Position&) = default;

 private:
  friend Position play(const Position& position, Move move);
  friend void play(const Position& position, Move move, Position& after);
  constexpr explicit Position(const Board& board) : board_(board) {}

  Board board_;
};

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// Every departure from the written standard that a lenient reader understands, each with a name of its own: a caller can
/// show what was forgiven, and nothing is forgiven in silence.
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

namespace adoube::notation {

enum class Forgiven : std::uint8_t {
  // FEN (PGN standard, 16.1)
  FenMissingFields,     ///< fields left out at the end; read as "- - 0 1"
  FenSpaces,            ///< spaces around the text, several in a row, or tabs
  FenTrailingText,      ///< more text after the sixth field; not read
  FenAdjacentDigits,    ///< two digits side by side in a rank ("44" for "8")
  FenTurnSpelling,      ///< "W", "white", "Black" ... for w and b
  FenDashSpelling,      ///< a longer dash, or an empty sign, where "-" is meant
  FenCastlingOrder,     ///< castling letters in an order other than KQkq
  FenCastlingTwice,     ///< the same castling right named twice
  FenCastlingRookFile,  ///< a rook's file (HAha) where the standard writes K, Q, k, q
  FenCastlingDropped,   ///< a right without king or rook in place; not taken over
  FenEnPassantCase,     ///< the square in capitals ("E3")
  FenEnPassantDropped,  ///< a square that no double step can have left, or that contradicts the check; not taken over
  FenHalfmoveClock,     ///< not a count, or beyond any count; read as 0 or as the greatest count
  FenFullmoveNumber,    ///< 0, not a number, or beyond any number; read as 1 or as the greatest number
  FenLeadingZeros,      ///< "007"
  FenTooManyPawns,      ///< more pawns than 2.2 gives; kept
  FenTooManyPromoted,   ///< more pieces than promotions can give; kept

  // Moves (PGN standard, 8.2.3; Laws, Appendix C)
  CheckMarkMissing,        ///< no + or # on a move that gives check or mate (C.13.4: optional in the Laws)
  CheckMarkWrong,          ///< + on a mate, or # on a check that is no mate
  CheckMarkSuperfluous,    ///< + or # on a move that gives no check
  MateAsDoublePlus,        ///< ++ for mate (C.13.5)
  CaptureMarkMissing,      ///< ed5, Nf3 for exd5, Nxf3 (C.9: optional in the Laws)
  CaptureMarkSuperfluous,  ///< x where nothing is captured
  CaptureMarkSpelling,     ///< ":" or "×" for x
  NeedlessDisambiguation,  ///< more of the departure square than is needed, or the rank where the file would do
  LongForm,                ///< Nb1-c3, e2-e4 (C.8)
  CoordinateForm,          ///< b1c3, e7e8q
  PawnLetter,              ///< Pe4
  CastlingSpelling,        ///< 0-0, o-o, OO for O-O (C.13.1)
  EnPassantMark,           ///< exd6 e.p. (C.13.6)
  PromotionSpelling,       ///< a8Q, a8(Q), a8/Q for a8=Q (C.11)
  PieceLetterCase,         ///< nf3, a8=q, E4
  Figurine,                ///< ♘f3
  AnnotationSuffix,        ///< !, ?, !!, ??, !?, ?! behind the move (PGN 8.2.3.8)
  DrawOfferMark,           ///< (=) behind the move (C.12)
  MoveNumber,              ///< "12." or "12..." in front of the move
  MoveSpaces,              ///< spaces around or inside the move
};

inline constexpr int forgiven_count = static_cast<int>(Forgiven::MoveSpaces) + 1;

/// The name of a departure in kebab-case, as programs print it: "check-mark-missing".
[[nodiscard]] std::string_view code(Forgiven forgiven);

/// A set of departures, in one machine word. Goes over its members in the order of Forgiven.
class ForgivenSet {
 public:
  constexpr ForgivenSet() = default;

  constexpr void add(Forgiven forgiven) { bits_ |= bit(forgiven); }
  [[nodiscard]] constexpr bool has(Forgiven forgiven) const { return (bits_ & bit(forgiven)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Forgiven operator*() const { return static_cast<Forgiven>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  friend constexpr bool operator==(ForgivenSet, ForgivenSet) = default;

 private:
  [[nodiscard]] static constexpr std::uint64_t bit(Forgiven forgiven) {
    return std::uint64_t{1} << static_cast<int>(forgiven);
  }

  std::uint64_t bits_ = 0;
};
static_assert(forgiven_count <= 64);

}  // namespace adoube::notation

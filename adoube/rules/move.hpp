// SPDX-License-Identifier: MIT
/// One move in two bytes, and the list that move generation fills.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "adoube/rules/piece.hpp"
#include "adoube/rules/square.hpp"

namespace adoube::rules {

/// Where a piece goes from and to, and what else happens. A Move carries no promise of legality by itself; the ones
/// that legal_moves() lists are legal in the position they were made for.
/// Castling is "king takes own rook" (II.3.2): e1h1 for O-O; king_destination() tells where the king goes.
class Move {
 public:
  enum class Type : std::uint8_t { Ordinary, Castling, EnPassant, Promotion };

  [[nodiscard]] static constexpr Move ordinary(Square from, Square to) { return Move(from, to, 0); }
  [[nodiscard]] static constexpr Move castling(Square king, Square rook) { return Move(king, rook, 1); }
  [[nodiscard]] static constexpr Move en_passant(Square from, Square to) { return Move(from, to, 2); }
  /// `kind`: knight, bishop, rook or queen.
  [[nodiscard]] static constexpr Move promotion(Square from, Square to, Kind kind) {
    return Move(from, to, 3 + index(kind));
  }

  [[nodiscard]] constexpr Square from() const { return Square::from_index_unchecked(bits_ & 63); }
  /// The square of arrival; for castling the rook's square.
  [[nodiscard]] constexpr Square to() const { return Square::from_index_unchecked((bits_ >> 6) & 63); }
  [[nodiscard]] constexpr Type type() const {
    const int tag = bits_ >> 12;
    return tag < 3 ? static_cast<Type>(tag) : Type::Promotion;
  }
  [[nodiscard]] constexpr std::optional<Kind> promotion() const {
    const int tag = bits_ >> 12;
    if (tag < 3) return std::nullopt;
    return static_cast<Kind>(tag - 3);
  }
  [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
  /// From bits() of another Move.
  [[nodiscard]] static constexpr Move from_bits_unchecked(std::uint16_t bits) { return Move(bits); }

  friend constexpr bool operator==(Move, Move) = default;

 private:
  constexpr Move(Square from, Square to, int tag)
      : bits_(static_cast<std::uint16_t>(from.index() | (to.index() << 6) | (tag << 12))) {}
  constexpr explicit Move(std::uint16_t bits) : bits_(bits) {}
  friend class MoveList;
  constexpr Move() : bits_(0) {}

  std::uint16_t bits_;
};

/// A list of moves in place, without allocation. Its capacity is above what any placement of pieces can give, reachable or
/// not: T squares can be arrived at by 8 T moves along lines and 8 T of knights at most. A queen has at most 27 moves and a
/// knight 8, so that many moves need 8 T / 27 + T own pieces beside the T squares: T is below 28 and the moves below 450.
/// Promotions counted four times and castling add fewer than 80; kernel/kernel.hpp wants room for 32 more.
class MoveList {
 public:
  static constexpr std::size_t capacity = 640;

  constexpr MoveList() {}  // NOLINT: the moves stay uninitialised on purpose

  constexpr void push_unchecked(Move move) { bits_[size_++] = move.bits(); }
  constexpr void clear() { size_ = 0; }
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr Move operator[](std::size_t i) const { return Move::from_bits_unchecked(bits_[i]); }
  [[nodiscard]] constexpr bool contains(Move move) const {
    for (std::size_t i = 0; i < size_; ++i)
      if (bits_[i] == move.bits()) return true;
    return false;
  }

  /// For generators that write in place: the next free slot, and what was written up to.
  [[nodiscard]] constexpr std::uint16_t* end_unchecked() { return bits_ + size_; }
  constexpr void set_end_unchecked(const std::uint16_t* end) { size_ = static_cast<std::size_t>(end - bits_); }

  class Iterator {
   public:
    constexpr explicit Iterator(const std::uint16_t* at) : at_(at) {}
    constexpr Move operator*() const { return Move::from_bits_unchecked(*at_); }
    constexpr Iterator& operator++() {
      ++at_;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    const std::uint16_t* at_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(bits_ + size_); }

 private:
  std::size_t size_ = 0;
  std::uint16_t bits_[capacity];
};

}  // namespace adoube::rules

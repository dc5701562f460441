// SPDX-License-Identifier: MIT
/// A set of squares in one machine word: bit 0 is a1, bit 63 is h8.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>

#include "adoube/rules/square.hpp"

namespace adoube::rules {

class Bitboard {
 public:
  constexpr Bitboard() = default;
  constexpr explicit Bitboard(std::uint64_t bits) : bits_(bits) {}
  constexpr explicit Bitboard(Square square) : bits_(std::uint64_t{1} << square.index()) {}

  [[nodiscard]] static constexpr Bitboard of(File file) { return Bitboard(0x0101010101010101ULL << rules::index(file)); }
  [[nodiscard]] static constexpr Bitboard of(Rank rank) { return Bitboard(0xFFULL << (8 * rules::index(rank))); }

  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool has(Square square) const { return ((bits_ >> square.index()) & 1) != 0; }
  /// The square with the lowest index (a1 first); nothing when empty.
  [[nodiscard]] constexpr std::optional<Square> first() const {
    if (bits_ == 0) return std::nullopt;
    return Square::from_index_unchecked(std::countr_zero(bits_));
  }

  friend constexpr Bitboard operator|(Bitboard a, Bitboard b) { return Bitboard(a.bits_ | b.bits_); }
  friend constexpr Bitboard operator&(Bitboard a, Bitboard b) { return Bitboard(a.bits_ & b.bits_); }
  friend constexpr Bitboard operator^(Bitboard a, Bitboard b) { return Bitboard(a.bits_ ^ b.bits_); }
  friend constexpr Bitboard operator~(Bitboard a) { return Bitboard(~a.bits_); }
  constexpr Bitboard& operator|=(Bitboard other) { return *this = *this | other; }
  constexpr Bitboard& operator&=(Bitboard other) { return *this = *this & other; }
  constexpr Bitboard& operator^=(Bitboard other) { return *this = *this ^ other; }
  friend constexpr bool operator==(Bitboard, Bitboard) = default;

  /// `for (const Square square : board)` goes over the members, a1 first.
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Square operator*() const { return Square::from_index_unchecked(std::countr_zero(bits_)); }
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

 private:
  std::uint64_t bits_ = 0;
};

/// 2.1: h1 is light, a1 is dark.
inline constexpr Bitboard light_squares(0x55AA55AA55AA55AAULL);
inline constexpr Bitboard dark_squares = ~light_squares;
static_assert(light_squares.has(Square(File::H, Rank::First)) && dark_squares.has(Square(File::A, Rank::First)));

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// The bare data of a position, as the fast parts of this library work on it. Users of the library see Position.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/counters.hpp"
#include "adoube/rules/piece.hpp"
#include "adoube/rules/variant.hpp"

namespace adoube::rules {

struct Board {
  static constexpr std::uint8_t no_square = 64;

  std::array<Bitboard, 6> by_kind{};
  std::array<Bitboard, 2> by_color{};
  /// Rooks that keep their castling right (3.8.2.1), both colours together.
  Bitboard castling_rooks{};
  HalfMoves halfmove_clock{0};
  FullMoves fullmove_number{1};
  Color turn = Color::White;
  /// Index of the square passed over by the double step just made, or no_square. Set after every double step.
  std::uint8_t pushed_over = no_square;
  Variant variant = Variant::Standard;

  [[nodiscard]] constexpr Bitboard occupied() const { return by_color[0] | by_color[1]; }
  [[nodiscard]] constexpr Bitboard pieces(Color color) const { return by_color[static_cast<std::size_t>(index(color))]; }
  [[nodiscard]] constexpr Bitboard pieces(Kind kind) const { return by_kind[static_cast<std::size_t>(index(kind))]; }
  [[nodiscard]] constexpr Bitboard pieces(Color color, Kind kind) const { return pieces(color) & pieces(kind); }
  /// The caller has made sure that there is exactly one.
  [[nodiscard]] constexpr Square king(Color color) const {
    return Square::from_index_unchecked(std::countr_zero(pieces(color, Kind::King).bits()));
  }
  [[nodiscard]] constexpr std::optional<Piece> at(Square square) const {
    const Bitboard here(square);
    for (const Kind kind : all_kinds)
      if (!(pieces(kind) & here).empty()) return Piece{(by_color[0] & here).empty() ? Color::Black : Color::White, kind};
    return std::nullopt;
  }

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

}  // namespace adoube::rules

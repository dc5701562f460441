// SPDX-License-Identifier: MIT
/// Setups of any contents, sense or nonsense.
#pragma once

#include <random>

#include "adoube/rules/setup.hpp"

namespace adoube::rules {

/// Any number of pieces anywhere, most often with both kings; castling rights and an en passant square now and then, right
/// or wrong. About one in thirty can be played.
inline Setup random_setup(std::mt19937& random) {
  const auto one_in = [&random](std::uint_fast32_t n) { return random() % n == 0; };
  Setup setup;
  setup.variant = one_in(2) ? Variant::Standard : Variant::Chess960;
  setup.turn = one_in(2) ? Color::White : Color::Black;
  const auto emptiness = 2 + random() % 12;
  for (const Square square : ~Bitboard())
    if (one_in(emptiness)) setup.put(square, Piece{static_cast<Color>(random() % 2), static_cast<Kind>(random() % 6)});
  if (!one_in(4)) {
    setup.put(Square::from_index_unchecked(static_cast<int>(random() % 32)), Piece{Color::White, Kind::King});
    setup.put(Square::from_index_unchecked(static_cast<int>(32 + random() % 32)), Piece{Color::Black, Kind::King});
  }
  if (one_in(3))
    setup.castling_rooks = Bitboard((std::uint64_t{random()} << 32 | random()) & (std::uint64_t{random()} << 32 | random()));
  if (one_in(3)) setup.pushed_over = Square::from_index_unchecked(static_cast<int>(random() % 64));
  return setup;
}

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// Positions as 64-bit numbers, for tables and indexes; they stay what they are, so they can be kept in files. Equal
/// positions have equal hashes; different ones nearly always different ones, so a hash speeds a comparison up and never
/// decides it (same_position.hpp does). A hash is the exclusive or of one random number for each thing that is so on the
/// board (Zobrist, 1970), and so follows a move by a few of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/rules/same_position.hpp"

namespace adoube::rules {

/// The random numbers: the outputs of the generator SplitMix64 from the seed 0x61646F756265 ("adoube" in ASCII), in the
/// order of the members and of their indices.
struct HashNumbers {
  /// By colour, kind, square: white pawn on a1 first, black king on h8 last.
  std::array<std::array<std::array<std::uint64_t, 64>, 6>, 2> piece{};
  /// By square: a rook there has its castling right.
  std::array<std::uint64_t, 64> castling_rook{};
  /// By file: a capture en passant there is legal.
  std::array<std::uint64_t, 8> en_passant{};
  std::uint64_t black_on_move{};

  constexpr HashNumbers() {
    std::uint64_t state = 0x61646F756265;
    const auto next = [&state] {
      std::uint64_t value = state += 0x9E3779B97F4A7C15;
      value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
      value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
      return value ^ (value >> 31);
    };
    for (auto& color : piece)
      for (auto& kind : color)
        for (std::uint64_t& number : kind) number = next();
    for (std::uint64_t& number : castling_rook) number = next();
    for (std::uint64_t& number : en_passant) number = next();
    black_on_move = next();
  }

  [[nodiscard]] constexpr std::uint64_t of(Color color, Kind kind, Square square) const {
    return piece[static_cast<std::size_t>(index(color))][static_cast<std::size_t>(index(kind))]
                [static_cast<std::size_t>(square.index())];
  }
};

inline constexpr HashNumbers hash_numbers;

/// Of the pieces on their squares and the side on move: equal for positions that look the same on a board.
[[nodiscard]] std::uint64_t board_hash(const Position& position);
/// The same of the position that has this key.
[[nodiscard]] std::uint64_t board_hash(const PositionKey& key);
/// board_hash() of the position after `move`, which is legal in `before`, from `hash` = board_hash(before). Much cheaper.
[[nodiscard]] std::uint64_t board_hash_after(std::uint64_t hash, const Position& before, Move move);

/// Of all that Article 9.2.3 compares: the above, the castling rights, and where a capture en passant is legal.
[[nodiscard]] std::uint64_t position_hash(const Position& position);
/// The same from `board` = board_hash(position). Cheap, but for a question of legality behind a double step.
[[nodiscard]] std::uint64_t position_hash(std::uint64_t board, const Position& position);

}  // namespace adoube::rules

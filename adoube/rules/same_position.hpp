// SPDX-License-Identifier: MIT
/// "The same position" (Laws 9.2.3 to 9.2.3.2): the same side on move, the same kinds and colours on the same squares, the
/// same castling rights (also while castling is barred for the moment, 9.2.3.2), and the same possible captures en passant
/// (only where such a capture is legal, 9.2.3.1). The counters do not matter.
#pragma once

#include <array>
#include <cstdint>

#include "adoube/rules/position.hpp"

namespace adoube::rules {

/// Everything Article 9.2.3 compares, and nothing else: two keys are equal exactly when the positions are the same.
struct PositionKey {
  std::array<std::uint64_t, 8> placement{};  ///< by kind, then by colour
  std::uint64_t castling_rooks = 0;
  std::uint8_t legal_en_passant = Board::no_square;
  Color turn = Color::White;

  friend bool operator==(const PositionKey&, const PositionKey&) = default;
};

[[nodiscard]] PositionKey position_key(const Position& position);
/// For tables. Speeds a comparison up; never decides one.
[[nodiscard]] std::uint64_t hash(const PositionKey& key);
[[nodiscard]] bool same_position(const Position& a, const Position& b);

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// The legal moves of a position in an order that is the same everywhere, each with the weight a model gives it.
///
/// The order: by the square the piece stands on, a1, b1 ... h8; then by the square of arrival, castling by that of the rook;
/// then knight, bishop, rook, queen for a promotion.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"

namespace adoube::archive {

class MoveMenu {
 public:
  /// The legal moves, each with weight 1.
  void set(const rules::Position& position);

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] rules::Move operator[](std::size_t i) const { return rules::Move::from_bits_unchecked(moves_[i]); }
  [[nodiscard]] std::uint32_t& weight(std::size_t i) { return weights_[i]; }
  [[nodiscard]] std::uint32_t weight(std::size_t i) const { return weights_[i]; }
  /// Where in the order; nothing for a move that is not legal.
  [[nodiscard]] std::optional<std::size_t> find(rules::Move move) const;

 private:
  std::size_t size_ = 0;
  std::array<std::uint16_t, rules::MoveList::capacity> moves_;
  std::array<std::uint32_t, rules::MoveList::capacity> weights_;
};

}  // namespace adoube::archive

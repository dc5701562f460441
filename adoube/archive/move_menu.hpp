// SPDX-License-Identifier: MIT
/// The legal moves of a position, each with the weight a model gives it and its part of the whole.
///
/// The parts lie in an order that does not depend on how moves are generated: by the square the piece stands on, a1, b1 ...
/// h8; then by the square of arrival, castling by that of the rook; then knight, bishop, rook, queen for a promotion.
/// Nothing is sorted for it but the moves of the one piece that is asked for.
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
  /// Of the whole, 0 to total() - 1.
  struct Part {
    rules::Move move;
    std::uint64_t below;
    std::uint64_t weight;
  };

  /// The legal moves; then each needs a score, and all of them weigh().
  void set(const rules::Position& position);
  [[nodiscard]] std::size_t size() const { return moves_.size(); }
  /// In the order in which they were generated.
  [[nodiscard]] rules::Move operator[](std::size_t i) const { return moves_[i]; }
  /// In sixty-fourths of a bit: a move that scores 64 more is twice as likely. From -16383 to 16383.
  void set_score(std::size_t i, int score) { scores_[i] = static_cast<std::int16_t>(score); }
  void weigh();

  [[nodiscard]] std::uint64_t total() const { return total_; }
  /// The part of a move; nothing for one that is not legal.
  [[nodiscard]] std::optional<Part> part_of(rules::Move move) const;
  /// The part in which `place` lies, which is below total().
  [[nodiscard]] Part part_at(std::uint64_t place) const;

 private:
  rules::MoveList moves_;
  std::uint64_t total_ = 0;
  std::uint64_t pieces_ = 0;                 ///< of the player on move
  std::array<std::uint32_t, 64> of_square_;  ///< the weight of all moves from there
  std::array<std::int16_t, rules::MoveList::capacity> scores_;
  std::array<std::uint32_t, rules::MoveList::capacity> weights_;
};

}  // namespace adoube::archive

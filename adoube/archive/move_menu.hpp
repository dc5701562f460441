// SPDX-License-Identifier: MIT
/// The legal moves of a position, each with the weight a model gives it and its part of the whole. The parts lie in the
/// order of rules::Survey.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/rules/survey.hpp"

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
  [[nodiscard]] const rules::Survey& survey() const { return survey_; }
  [[nodiscard]] std::size_t size() const { return survey_.moves.size(); }
  [[nodiscard]] rules::Move operator[](std::size_t i) const { return survey_.moves[i]; }
  /// In sixty-fourths of a bit: a move that scores 64 more is twice as likely. From -16383 to 16383.
  [[nodiscard]] std::span<std::int16_t> scores() { return {scores_.data(), size()}; }
  void weigh();

  [[nodiscard]] std::uint64_t total() const { return total_; }
  /// The part of a move; nothing for one that is not legal.
  [[nodiscard]] std::optional<Part> part_of(rules::Move move) const;
  /// The part in which `place` lies, which is below total().
  [[nodiscard]] Part part_at(std::uint64_t place) const;

 private:
  [[nodiscard]] Part part(std::size_t i) const {
    const std::int32_t below = i == 0 ? 0 : ends_[i - 1];
    return {survey_.moves[i], static_cast<std::uint64_t>(below), static_cast<std::uint64_t>(ends_[i] - below)};
  }

  rules::Survey survey_;
  std::uint64_t total_ = 0;
  // With room to work on several at once.
  std::array<std::int16_t, rules::MoveList::capacity + 8> scores_;
  std::array<std::int32_t, rules::MoveList::capacity + 8> ends_;  ///< of the parts
};

}  // namespace adoube::archive

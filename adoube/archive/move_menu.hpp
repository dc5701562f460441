// SPDX-License-Identifier: MIT
/// The legal moves of a position, each with the weight a model gives it and its part of the whole. The parts lie in the
/// order of rules::Survey.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "adoube/archive/move_weight.hpp"
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

  /// The legal moves; then all of them need weights.
  void set(const rules::Position& position) { rules::survey(position, survey_); }
  [[nodiscard]] const rules::Survey& survey() const { return survey_; }
  [[nodiscard]] std::size_t size() const { return survey_.moves.size(); }
  [[nodiscard]] rules::Move operator[](std::size_t i) const { return survey_.moves[i]; }
  /// Gives each move the weight of score(move): see move_weight.hpp.
  template <class Score>
  void weigh(const Score& score);

  [[nodiscard]] std::uint64_t total() const { return static_cast<std::uint64_t>(total_); }
  /// The part of a move; nothing for one that is not legal.
  [[nodiscard]] std::optional<Part> part_of(rules::Move move) const;
  /// The part in which `place` lies, which is below total().
  [[nodiscard]] Part part_at(std::uint64_t place) const;

 private:
  /// Moves are looked at by four, and the room behind the last is theirs.
  static constexpr std::size_t width = 4;

  [[nodiscard]] Part part(std::size_t i) const {
    const std::int32_t below = i == 0 ? 0 : ends_[i - 1];
    return {survey_.moves[i], static_cast<std::uint64_t>(below), static_cast<std::uint64_t>(ends_[i] - below)};
  }

  rules::Survey survey_;
  std::int32_t total_ = 0;
  std::array<std::int32_t, rules::MoveList::capacity + width> ends_;  ///< of the parts
};

template <class Score>
void MoveMenu::weigh(const Score& score) {
  static_assert(rules::MoveList::capacity * std::uint64_t{largest_weight} < std::uint64_t{1} << 31);
  std::int32_t end = 0;
  const std::size_t count = size();
  for (std::size_t i = 0; i < count; ++i) {
    end += weight_of(score(survey_.moves[i]));
    ends_[i] = end;
  }
  for (std::size_t i = 0; i < width; ++i) ends_[count + i] = end;
  total_ = end;
}

}  // namespace adoube::archive

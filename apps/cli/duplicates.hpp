// SPDX-License-Identifier: GPL-3.0-or-later
/// Which of many games are the same. They are compared by their moves themselves, not by a sum of them, so that no game is
/// ever taken for another; the moves wait in an ExternalSort.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/support/expected.hpp"
#include "apps/cli/external_sort.hpp"
#include "apps/cli/game_facts.hpp"
#include "apps/cli/passing_games.hpp"

namespace adoube::cli {

/// What must be equal beside the start position and the moves.
enum class SameBy : std::uint8_t {
  Players,  ///< letters and digits of both names, small and large alike
  Date,
  Event,
  Site,
  Round,
  Result,
};

[[nodiscard]] std::string same_names();
/// "moves,players,date". Errors: a sentence; "moves" is always among them.
[[nodiscard]] Expected<std::vector<SameBy>, std::string> sameness(std::string_view text);

/// Appends bytes that are equal exactly for the same game, and of a game that begins another one the beginning of its bytes.
/// A game without moves, or with an error, of which nobody knows what was lost, is the same only as one of the same text.
void append_same_key(const std::vector<SameBy>& by, const GameFacts& facts, const PassingGame& game, std::string& out);

struct DuplicateRules {
  bool keep_richest = false;     ///< otherwise the first
  bool drop_beginnings = false;  ///< a game is dropped as well where another one goes on from its last move
};

class Duplicates {
 public:
  Duplicates(DuplicateRules rules, std::string folder, std::size_t memory)
      : rules_(rules), sorting_(std::move(folder), memory) {}

  /// The next game, by append_same_key(), and how much it has to say beside its moves. False: failure() says why not.
  bool add(std::string_view key, std::uint32_t richness);
  /// To be called once, after the last game. False: failure() says why not, or a stop was requested.
  bool find();

  /// Of the `game`th, from 0 on, in the order they were added.
  [[nodiscard]] bool is_dropped(std::uint64_t game) const { return dropped_[game]; }
  [[nodiscard]] std::uint64_t games() const { return games_; }
  /// Those dropped because another one goes on from their end.
  [[nodiscard]] std::uint64_t beginnings() const { return beginnings_; }
  [[nodiscard]] const std::optional<std::string>& failure() const { return sorting_.failure(); }

 private:
  struct Game {
    std::uint64_t number;
    std::uint32_t richness;
  };
  void look_at(std::string_view key, Game game);

  DuplicateRules rules_;
  ExternalSort sorting_;
  std::uint64_t games_ = 0;
  std::uint64_t beginnings_ = 0;
  std::string last_key_{};  ///< empty before the first one
  Game kept_{};             ///< of those with the last key
  std::vector<bool> dropped_{};
};

}  // namespace adoube::cli

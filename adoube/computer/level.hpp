// SPDX-License-Identifier: MIT
/// How strong the computer plays: ten levels, from one who has just learnt the moves to all that the engine can. Below the
/// last it looks at few positions, and of its moves a stated share are chosen weaker ones (choice.hpp), so that the levels
/// are the same with every engine that is strong enough. docs/computer.md tells what each level is worth, as measured.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "adoube/uci/command.hpp"

namespace adoube::computer {

inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 10;

struct Level {
  int number;
  /// UCI_Elo, where the engine holds itself back; no level does.
  std::optional<int> elo{};
  /// Positions that it looks at for a move, at the most.
  std::optional<std::int64_t> nodes{};
  /// For a move, at the most, on however slow a machine.
  std::chrono::milliseconds time{1'000};
  /// How many moves it compares.
  int lines = 1;
  /// In how many of a hundred moves it chooses a weaker one on purpose.
  int weaker_share = 0;
  /// By how much such a move may be weaker than the best, in hundredths of a pawn.
  int weaker_span = 0;
};

/// `number` is brought into 1 to 10.
[[nodiscard]] const Level& level(int number);
/// The level as it is, but with that strength of the engine's own; below what it offers the level that comes closest.
[[nodiscard]] Level level_of_elo(int elo);
/// The least and the greatest that level_of_elo() gives to the engine.
inline constexpr int lowest_elo = 1350;
inline constexpr int highest_elo = 2850;

/// What the engine is told for it, whatever it was told before.
[[nodiscard]] std::vector<uci::Setting> settings(const Level& level);

}  // namespace adoube::computer

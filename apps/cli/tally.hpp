// SPDX-License-Identifier: GPL-3.0-or-later
/// Games counted by their results. Whole numbers only, so that tallies of parts add up to exactly the tally of the whole;
/// scores and means are computed of them when they are shown.
#pragma once

#include <cstdint>
#include <optional>

#include "adoube/notation/pgn_visitor.hpp"

namespace adoube::cli {

struct Tally {
  std::uint64_t white_wins = 0;
  std::uint64_t draws = 0;
  std::uint64_t black_wins = 0;
  std::uint64_t unfinished = 0;  ///< without a result
  std::uint64_t plies = 0;       ///< of all these games together

  void add(notation::PgnResult result, std::uint32_t game_plies);
  Tally& operator+=(const Tally& other);

  [[nodiscard]] std::uint64_t games() const { return finished() + unfinished; }
  [[nodiscard]] std::uint64_t finished() const { return white_wins + draws + black_wins; }
  /// White's share of the points, 0 to 1; nothing where no game is finished.
  [[nodiscard]] std::optional<double> white_score() const;
  /// Of the finished games, 0 to 1; likewise.
  [[nodiscard]] std::optional<double> draw_share() const;
  /// A move is one of each player; 0 where there are no games.
  [[nodiscard]] double mean_moves() const;

  friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace adoube::cli

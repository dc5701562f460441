// SPDX-License-Identifier: GPL-3.0-or-later
/// Counts the games of a part (games_job.hpp), read as main lines alone.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adoube/openings/game_opening.hpp"
#include "apps/cli/game_statistics.hpp"
#include "apps/cli/games_job.hpp"
#include "adoube/game/said_ending.hpp"
#include "apps/opening_names/opening_names.hpp"

namespace adoube::cli {

class StatisticsPart final : public GamesPart {
 public:
  [[nodiscard]] const GameStatistics& counts() const { return counts_; }

  void game_begins() override;
  void tag(std::string_view name, std::string_view value) override;
  void starts(const rules::Position& position) override;
  void move(rules::Move move, const rules::Position& after) override;
  void comment_begins(bool /*before_move*/) override { comment_ += ' '; }
  void comment_text(std::string_view piece) override;
  void game_ends(const notation::PgnGameEnd& end) override;

 private:
  void note_special(rules::Move move, rules::Color by);
  void count(const notation::PgnGameEnd& end);
  [[nodiscard]] StatsKey start_key() const;
  [[nodiscard]] StatsKey first_moves_key() const;
  [[nodiscard]] StatsKey family_key() const;

  GameStatistics counts_{};

  // Of the game that is open.
  std::optional<rules::Position> start_{};
  std::optional<rules::Position> last_{};
  std::vector<rules::Move> moves_{};
  openings::GameOpening opening_{opening_names::book()};
  std::string comment_{};  ///< behind the last move
  game::SaidEnding termination_ = game::SaidEnding::Nothing;
  std::array<int, 2> ratings_{};  ///< 0: not known
  int year_ = 0;                  ///< likewise
  std::array<Castled, 2> castled_{};
  std::array<std::uint32_t, special_moves> special_{};
};

}  // namespace adoube::cli

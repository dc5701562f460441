// SPDX-License-Identifier: GPL-3.0-or-later
/// Follows the main line of one game after another, to tell how it ended.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/game/said_ending.hpp"
#include "apps/cli/stats_ending.hpp"

namespace adoube::cli {

class EndingWatch {
 public:
  void begin_game();
  void tag(std::string_view name, std::string_view value);
  void starts(const rules::Position& position);
  void move(rules::Move move, const rules::Position& after);
  /// A comment, or a further piece of it.
  void comment(std::string_view text);
  /// Nothing where the game has faults, so that its moves are not the whole game.
  [[nodiscard]] std::optional<Ending> ending(const notation::PgnGameEnd& end) const;

 private:
  std::optional<rules::Position> start_{};
  std::optional<rules::Position> last_{};
  std::vector<rules::Move> moves_{};
  game::SaidEnding termination_ = game::SaidEnding::Nothing;
  /// What is said behind the last move.
  std::string comment_{};
};

/// "checkmate", "fivefold-repetition" …; nothing for any other text.
[[nodiscard]] std::optional<Ending> ending_named(std::string_view name);
/// All of them, with commas between.
[[nodiscard]] std::string ending_names();

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
/// What somebody looks for among games: conditions that must all hold.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_visitor.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/search/material_pattern.hpp"
#include "adoube/search/partial_date.hpp"
#include "adoube/support/expected.hpp"
#include "apps/cli/command.hpp"
#include "apps/cli/ending_watch.hpp"
#include "apps/cli/openings_sought.hpp"

namespace adoube::cli {

/// From one number to another, both included.
struct NumberSpan {
  std::uint32_t least = 0;
  std::uint32_t most = UINT32_MAX;

  /// "2700", "2600..2700", "2700..", "..1800". Nothing for another text, or where the end lies below the start.
  [[nodiscard]] static std::optional<NumberSpan> read(std::string_view text);
  [[nodiscard]] bool contains(std::uint32_t number) const { return number >= least && number <= most; }
};

/// The conditions as somebody writes them; empty means not asked for.
struct QueryText {
  std::optional<std::string> fen{};
  bool board_only = false;
  std::optional<std::string> material{};
  bool either_color = false;
  std::uint32_t stood = 1;
  std::vector<std::string> players{};
  std::optional<std::string> white{};
  std::optional<std::string> black{};
  std::optional<std::string> event{};
  std::optional<std::string> site{};
  std::vector<std::string> results{};
  std::optional<std::string> date{};
  std::optional<std::string> elo{};
  std::optional<std::string> plies{};
  std::optional<std::string> opening{};
  std::optional<std::string> ended{};
  bool in_variations = false;
};

struct GameQuery {
  /// Stood on the board, in the sense of 9.2.3; or, by `board_only`, its pieces did, with the same side on move.
  std::optional<rules::Position> position{};
  bool board_only = false;
  /// One of them stood on the board in so many positions one behind the other, at least.
  std::vector<search::MaterialPattern> material{};
  std::uint32_t stood = 1;
  /// Parts of names, folded (letters.hpp). Each of `players`, of which there are two at the most, belongs to
  /// another player of the game.
  std::vector<std::string> players{};
  std::optional<std::string> white{};
  std::optional<std::string> black{};
  std::optional<std::string> event{};
  std::optional<std::string> site{};
  /// One of them, where there are any.
  std::vector<notation::PgnResult> results{};
  std::optional<search::DateSpan> dates{};
  std::optional<NumberSpan> elo{};    ///< of both players
  std::optional<NumberSpan> plies{};  ///< of the whole game
  /// The last position of the main line that has a name is of one of them.
  std::optional<OpeningsSought> opening{};
  std::optional<Ending> ended{};
  /// Positions and material are looked for in variations as well.
  bool in_variations = false;

  [[nodiscard]] bool wants_moves() const { return position || !material.empty() || opening || ended; }
};

/// Errors: a sentence that names the option, for one line on standard error.
[[nodiscard]] Expected<GameQuery, std::string> read_query(const QueryText& text, const Common& common);

}  // namespace adoube::cli

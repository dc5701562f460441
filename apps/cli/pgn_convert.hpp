// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn convert FILE… [--from pgn|json] --to pgn|uci|lan|fen|epd|json`: the games, rewritten.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/command.hpp"

namespace adoube::cli {

enum class GameForm : std::uint8_t {
  Pgn,   ///< export form
  Lan,   ///< the same, with moves in long algebraic notation
  Uci,   ///< a game a line: its first position, a tab, the moves of its main line
  Fen,   ///< every position of the main line, one a line; an empty line behind each game
  Epd,   ///< the same as EPD, with hmvc, fmvn and sm (the move that was played)
  Json,  ///< a game a line
};

/// "pgn", "lan" ...
[[nodiscard]] std::optional<GameForm> game_form(std::string_view name);

struct PgnConversion {
  std::vector<std::string> files{};
  GameForm to = GameForm::Pgn;
  /// The files hold games in JSON, one a line; otherwise PGN.
  bool from_json = false;
};

/// FoundWrong where a game has an error; errors are told on standard error, and in JSON with the game.
Exit run_pgn_convert(const Common& common, const PgnConversion& conversion);

}  // namespace adoube::cli

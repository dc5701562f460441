// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn convert FILE… [--from pgn|json] --to pgn|uci|lan|fen|epd|json [--out FILE]`: the games, rewritten.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/command.hpp"
#include "apps/cli/game_writer.hpp"
#include "apps/cli/pgn_options.hpp"

namespace adoube::cli {

/// "pgn", "lan" ...
[[nodiscard]] std::optional<GameForm> game_form(std::string_view name);

struct PgnConversion {
  PgnOptions from{};
  /// The files hold games in JSON, one a line; otherwise PGN.
  bool from_json = false;
  GameForm to = GameForm::Pgn;
  /// A file that appears when all games have been read and written; standard output otherwise.
  std::optional<std::string> out{};
};

/// FoundWrong where a game has an error; errors are told on standard error, and in JSON with the game.
Exit run_pgn_convert(const Common& common, const PgnConversion& conversion);

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube pgn convert FILE… [--from pgn|json|archive] --to pgn|uci|lan|fen|epd|json|archive [--game N] [--out FILE]`: the
/// games, rewritten.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/command.hpp"
#include "apps/cli/game_writer.hpp"
#include "apps/cli/pgn_options.hpp"

namespace adoube::cli {

/// "pgn", "lan" ...
[[nodiscard]] std::optional<GameForm> game_form(std::string_view name);

enum class SourceForm : std::uint8_t { Pgn, Json, Archive };

/// "pgn", "json", "archive".
[[nodiscard]] std::optional<SourceForm> source_form(std::string_view name);

struct PgnConversion {
  PgnOptions from{};
  /// What the files hold; where it is not said, an archive is known by its first bytes, and the others hold PGN.
  std::optional<SourceForm> source{};
  GameForm to = GameForm::Pgn;
  /// Then `to` has no meaning.
  bool to_archive = false;
  /// Only this game of each archive, counted from 1.
  std::optional<std::uint64_t> game{};
  /// A file that appears when all games have been read and written; standard output otherwise.
  std::optional<std::string> out{};
};

/// FoundWrong where a game has an error; errors are told on standard error, and in JSON with the game.
Exit run_pgn_convert(const Common& common, const PgnConversion& conversion);

}  // namespace adoube::cli

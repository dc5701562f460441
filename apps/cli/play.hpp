// SPDX-License-Identifier: GPL-3.0-or-later
/// `adoube play`: a game in the terminal, against an engine or a person at the same keyboard.
#pragma once

#include <optional>
#include <string>

#include "apps/cli/command.hpp"

namespace adoube::cli {

struct PlayOptions {
  /// The engine's program; empty with a strength asked for: the one that is found (adoube/uci/default_engine.hpp).
  std::string engine{};
  std::optional<int> level{};
  std::optional<int> elo{};
  /// The person's: "white", "black" or "random".
  std::string colour = "white";
  /// A time control, such as 15+10; empty: no clock.
  std::string time{};
  std::string fen = "startpos";
  /// A file for the game's PGN, written when the game is left or over; empty: none.
  std::string pgn{};
};

/// Plays until the game is over or the person leaves. Exit: Unusable where the options cannot be used or the engine cannot
/// be started at the beginning; FoundWrong where the file could not be written in the end.
[[nodiscard]] Exit run_play(const Common& common, const PlayOptions& options);

}  // namespace adoube::cli

// SPDX-License-Identifier: GPL-3.0-or-later
/// What is typed in a game: a move in any notation, or a word. docs/computer.md has the list.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/game/claim.hpp"

namespace adoube::cli {

enum class PlayVerb : std::uint8_t {
  Move,  ///< `rest`: its text
  Draw,  ///< offers, or accepts an offer
  Decline,
  Claim,  ///< `claim`, where it is said which; `rest`: the announced move, if any
  Resign,
  TakeBack,
  Board,
  Flip,
  Moves,
  Fen,
  Save,  ///< `rest`: the file
  Go,    ///< the computer is asked again after a fault
  Help,
  Quit,
};

struct PlayCommand {
  PlayVerb verb;
  std::string rest{};
  std::optional<game::ClaimKind> claim{};
};

/// Any text will do: what begins with none of the words is a move, or is refused as one. `line` is not blank.
[[nodiscard]] PlayCommand read_play_command(std::string_view line);

}  // namespace adoube::cli

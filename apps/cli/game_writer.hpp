// SPDX-License-Identifier: GPL-3.0-or-later
/// Games in the forms of `pgn convert`.
#pragma once

#include <cstdint>

#include "adoube/notation/pgn_tree.hpp"
#include "apps/cli/command.hpp"
#include "apps/cli/numbered_text.hpp"

namespace adoube::cli {

enum class GameForm : std::uint8_t {
  Pgn,   ///< export form
  Lan,   ///< the same, with moves in long algebraic notation
  Uci,   ///< a game a line: its first position, a tab, the moves of its main line
  Fen,   ///< every position of the main line, one a line; an empty line behind each game
  Epd,   ///< the same as EPD, with hmvc, fmvn and sm (the move that was played)
  Json,  ///< a game a line
};

/// Appends the game, the `number`th of its part from 0 on.
void append_game(const notation::PgnGame& game, std::uint64_t number, GameForm form, const answers::Manner& manner,
                 NumberedText& out);

}  // namespace adoube::cli

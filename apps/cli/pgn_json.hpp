// SPDX-License-Identifier: GPL-3.0-or-later
/// A game as JSON (docs/answers.md, `pgn convert --to json`), and back.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "adoube/laws/language.hpp"
#include "adoube/notation/fen.hpp"
#include "adoube/notation/pgn_tree.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::cli {

/// Appends the game, the `number`th of its file, in one line with its line end.
void append_game_json(const notation::PgnGame& game, std::uint64_t number, laws::Language language,
                      notation::EnPassantField en_passant, std::string& out);

/// Why a line is no game.
struct GameJsonFault {
  std::string_view
      code;  ///< "syntax" (no JSON), "form" (not the fields of a game), "too-long", or the code of a FEN's problem
  std::size_t offset = 0;  ///< in bytes, of the line
  std::string text;        ///< what was found, in English
};

/// Reads a game in that form; `fen` and a `uci` or `san` a move are enough. A move that is not legal ends its line and is
/// among the game's problems, with `line` as its place.
[[nodiscard]] Expected<notation::PgnGame, GameJsonFault> read_game_json(std::string_view text, std::uint32_t line);

}  // namespace adoube::cli

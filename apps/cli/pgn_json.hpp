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
#include "apps/cli/numbered_text.hpp"

namespace adoube::cli {

/// Appends the game, the `number`th of its part from 0 on, in one line with its line end.
void append_game_json(const notation::PgnGame& game, std::uint64_t number, laws::Language language,
                      notation::EnPassantField en_passant, NumberedText& numbered);

/// Why a line is no game.
struct GameJsonFault {
  /// "syntax" (no JSON), "form" (not the fields of a game), "too-long", or the code of a FEN's problem.
  std::string_view code;
  std::size_t offset = 0;  ///< in bytes, of the line
  std::string text;        ///< what was found, in English
};

/// Reads a game in that form; `fen` and a `uci` or `san` a move are enough, and `variant` is that of a game that names none.
/// A move that is not legal, or is told by neither, ends its line; a value that its field can't have is dropped. Both are
/// among the game's problems, with `line` as their place.
[[nodiscard]] Expected<notation::PgnGame, GameJsonFault> read_game_json(std::string_view text, std::uint32_t line,
                                                                        rules::Variant variant = rules::Variant::Standard);

}  // namespace adoube::cli

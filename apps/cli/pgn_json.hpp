// SPDX-License-Identifier: GPL-3.0-or-later
/// A game as a line of JSON (apps/answers/pgn_json.hpp), and back.
#pragma once

#include <cstdint>
#include <string_view>

#include "adoube/notation/pgn_tree.hpp"
#include "adoube/support/expected.hpp"
#include "apps/answers/json.hpp"
#include "apps/answers/position_text.hpp"
#include "apps/cli/numbered_text.hpp"

namespace adoube::cli {

/// Appends the game, the `number`th of its part from 0 on, in one line with its line end.
void append_game_json(const notation::PgnGame& game, std::uint64_t number, const answers::Manner& manner,
                      NumberedText& numbered);

/// Reads a game as answers::read_game() does. Errors: also "syntax", where the line is no JSON; the offset is in bytes of
/// it.
[[nodiscard]] Expected<notation::PgnGame, answers::TextFault> read_game_json(
    std::string_view text, std::uint32_t line, rules::Variant variant = rules::Variant::Standard);

}  // namespace adoube::cli

// SPDX-License-Identifier: MIT
/// A game as JSON (docs/answers.md, `pgn convert --to json`), and back: the same from the command line and in the browser.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/notation/pgn_tree.hpp"
#include "adoube/support/expected.hpp"
#include "apps/answers/json.hpp"
#include "apps/answers/position_text.hpp"

namespace adoube::answers {

/// Whether each move tells the position after it, in "fen".
enum class Positions : std::uint8_t { LeftOut, Told };

/// Appends "line","variant","fen","tags","comments","moves","result","problems" behind another name of an object. Not
/// recursive, however deep the variations are.
void append_game(const notation::PgnGame& game, const Manner& manner, Positions positions, std::string& out);

/// "problems":[{"code","severity","line","column","offset","ply","token","text"}…], behind another name of an object.
void append_problems(const std::vector<notation::PgnProblem>& problems, laws::Language language, std::string& out);

/// Reads a game in that form; `fen` and a `uci` or `san` a move are enough, and `variant` is that of a game that names none.
/// A move that is not legal, or is told by neither, ends its line; a value that its field can't have is dropped. Both are
/// among the game's problems, with `line` as their place.
/// Errors, with sentences in English: "form" (not the fields of a game), or the code of a FEN's problem.
[[nodiscard]] Expected<notation::PgnGame, TextFault> read_game(const Json& json, std::uint32_t line,
                                                               rules::Variant variant = rules::Variant::Standard);

}  // namespace adoube::answers

// SPDX-License-Identifier: MIT
/// Positions and moves of a lesson, played by the rules.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adoube/game/history.hpp"
#include "apps/lesson_files/fields.hpp"

namespace adoube::lesson_files {

/// The position of a FEN or "startpos"; what is wrong is reported.
[[nodiscard]] std::optional<rules::Position> read_fen(Report& report, const std::string& path, const std::string& text);

/// Plays the moves, in UCI; the first that cannot be played is reported with its reasons, and false is the answer.
bool play_moves(Report& report, const std::string& path, game::History& history, const std::vector<std::string>& moves);

/// The game as it stood after that many of its half-moves.
[[nodiscard]] game::History until(const game::History& history, std::size_t plies);

}  // namespace adoube::lesson_files

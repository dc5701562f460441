// SPDX-License-Identifier: MIT
/// Tries the task of a step: whether it can be read, has a right answer, and is not answered before anything is done.
#pragma once

#include <optional>
#include <string>

#include "adoube/game/history.hpp"
#include "apps/lesson_files/fields.hpp"

namespace adoube::lesson_files {

/// `step`: the path of the step whose field "task" is `json`. `game`: as it stands when the reader is asked. What is wrong
/// is reported. Gives the game with the right answer and the reply to it played; nothing where more than one answer is
/// right, so that nobody knows how it goes on.
[[nodiscard]] std::optional<game::History> check_task(Report& report, const answers::Json& json, const std::string& step,
                                                      const game::History& game);

}  // namespace adoube::lesson_files

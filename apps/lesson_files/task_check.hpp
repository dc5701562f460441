// SPDX-License-Identifier: MIT
/// Tries the task of a step: whether it can be read, has a right answer, and is not answered before anything is done.
#pragma once

#include <optional>
#include <string>

#include "adoube/game/history.hpp"
#include "apps/lesson_files/fields.hpp"

namespace adoube::lesson_files {

/// How the game goes on after a task.
struct AfterTask {
  /// With the right answer and the reply to it played; nothing after a fault.
  std::optional<game::History> game{};
  /// More than one answer is right, so that nobody knows.
  bool undecided = false;
};

/// `step`: the path of the step whose field "task" is `json`. `game`: as it stands when the reader is asked. What is wrong
/// is reported.
[[nodiscard]] AfterTask check_task(Report& report, const answers::Json& json, const std::string& step,
                                   const game::History& game);

}  // namespace adoube::lesson_files

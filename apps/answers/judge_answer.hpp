// SPDX-License-Identifier: MIT
/// What the rules say to an answer of a lesson's task, as JSON.
#pragma once

#include <optional>

#include "adoube/game/history.hpp"
#include "adoube/lessons/task.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// {"right","misses":[{"code","squares","value"}],"reasons":[card…],"after","solution"}. `after`:
/// {"fen","move":{"uci","san"}} of the legal move that the answer is, right or not. `solution`: an answer that is right,
/// where `reveal` asks for it and there is one; null otherwise. `answer`: of the task's kind; nothing for one who only asks
/// for the solution.
[[nodiscard]] Json judge_answer(const game::History& history, const lessons::Task& task,
                                const std::optional<lessons::Answer>& answer, bool reveal, const Manner& manner);

}  // namespace adoube::answers

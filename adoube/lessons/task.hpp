// SPDX-License-Identifier: MIT
/// What a lesson asks of the learner, what the learner answers, and the judge, who is the rules: no task carries a list of
/// right answers, but for what no rule decides (choice_task.hpp). A file for each kind.
#pragma once

#include <optional>
#include <variant>

#include "adoube/game/history.hpp"
#include "adoube/lessons/act_task.hpp"
#include "adoube/lessons/choice_task.hpp"
#include "adoube/lessons/draw_claim_task.hpp"
#include "adoube/lessons/judgement.hpp"
#include "adoube/lessons/legal_task.hpp"
#include "adoube/lessons/move_task.hpp"
#include "adoube/lessons/notation_task.hpp"
#include "adoube/lessons/place_task.hpp"
#include "adoube/lessons/ruling_task.hpp"
#include "adoube/lessons/setup_task.hpp"
#include "adoube/lessons/squares_task.hpp"
#include "adoube/lessons/state_task.hpp"

namespace adoube::lessons {

using Task = std::variant<MoveTask, SquaresTask, StateTask, LegalTask, DrawClaimTask, RulingTask, NotationTask, SetupTask,
                          PlaceTask, ChoiceTask, ActTask>;
using Answer = std::variant<MoveAnswer, SquaresAnswer, StateAnswer, LegalAnswer, DrawClaimAnswer, OptionAnswer,
                            NotationAnswer, SetupAnswer, PlaceAnswer, ActAnswer>;

/// Judges the answer by the rules. Nothing where the answer is not of the task's kind. `history`: playable() holds.
/// Cost: mostly some microseconds; where a dead position is asked about, a bounded search.
[[nodiscard]] std::optional<Judgement> judge(const game::History& history, const Task& task, const Answer& answer);
/// A right answer; nothing where the task has none.
[[nodiscard]] std::optional<Answer> solve(const game::History& history, const Task& task);

}  // namespace adoube::lessons

// SPDX-License-Identifier: MIT
/// Tasks of lessons and answers to them in JSON (docs/lessons.md): what a lesson's file has under [step.task], and what a
/// page or a teacher sends.
#pragma once

#include "adoube/lessons/task.hpp"
#include "adoube/support/expected.hpp"
#include "apps/answers/json.hpp"
#include "apps/answers/strict_fields.hpp"

namespace adoube::answers {

/// Any JSON value will do. What a page shows of a task beside ("text", "why", "after", "reply", "after_reply", "offers") is
/// known and not read. Errors: the first field that is not as it should be; a field too many is one.
[[nodiscard]] Expected<lessons::Task, PathFault> read_task(const Json& json);

/// An answer to that task, {"move":"e2e4"}, {"squares":["e4"]}, {"state":"check"}, {"code":null}, {"kind":null,"move":null},
/// {"option":0}, {"text":"Nf3"}, {"placement":"8/8/…"}, {"square":"e4"}, {"events":[…]}.
[[nodiscard]] Expected<lessons::Answer, PathFault> read_answer(const Json& json, const lessons::Task& task);
/// What read_answer() reads back as the same answer.
[[nodiscard]] Json answer_json(const lessons::Answer& answer);

}  // namespace adoube::answers

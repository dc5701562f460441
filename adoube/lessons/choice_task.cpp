// SPDX-License-Identifier: MIT
#include "adoube/lessons/choice_task.hpp"

#include <algorithm>

namespace adoube::lessons {

Judgement judge(const game::History&, const ChoiceTask& task, const OptionAnswer& answer) {
  const bool right = answer.option < task.right.size() && task.right[answer.option];
  return right ? Judgement{} : missed(MissCode::OtherOption);
}

std::optional<OptionAnswer> solve(const game::History&, const ChoiceTask& task) {
  const auto right = std::ranges::find(task.right, true);
  if (right == task.right.end()) return std::nullopt;
  return OptionAnswer{static_cast<std::size_t>(right - task.right.begin())};
}

}  // namespace adoube::lessons

// SPDX-License-Identifier: MIT
/// A question that no rule decides, such as one of history or of good manners: which options are right is written down.
#pragma once

#include <optional>
#include <vector>

#include "adoube/game/history.hpp"
#include "adoube/lessons/judgement.hpp"
#include "adoube/lessons/ruling_task.hpp"

namespace adoube::lessons {

struct ChoiceTask {
  std::vector<bool> right{};  ///< by option
};

[[nodiscard]] Judgement judge(const game::History& history, const ChoiceTask& task, const OptionAnswer& answer);
[[nodiscard]] std::optional<OptionAnswer> solve(const game::History& history, const ChoiceTask& task);

}  // namespace adoube::lessons

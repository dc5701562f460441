// SPDX-License-Identifier: MIT
#include "adoube/lessons/ruling_task.hpp"

namespace adoube::lessons {

Judgement judge(const game::History&, const RulingTask& task, const OptionAnswer& answer) {
  const Followed followed = follow(task.incident, task.incident.events);
  if (answer.option < task.options.size() && is_met(task.options[answer.option], followed)) return {};
  if (followed.rulings.empty()) return missed(MissCode::OtherRuling);
  Judgement judgement = missed(MissCode::OtherRuling, {}, std::string(laws::name(followed.rulings.back().code)));
  judgement.reasons.push_back(followed.rulings.back());
  return judgement;
}

std::vector<std::size_t> right_options(const RulingTask& task) {
  const Followed followed = follow(task.incident, task.incident.events);
  std::vector<std::size_t> right;
  for (std::size_t i = 0; i < task.options.size(); ++i)
    if (is_met(task.options[i], followed)) right.push_back(i);
  return right;
}

std::optional<OptionAnswer> solve(const game::History&, const RulingTask& task) {
  const auto right = right_options(task);
  if (right.empty()) return std::nullopt;
  return OptionAnswer{right.front()};
}

}  // namespace adoube::lessons

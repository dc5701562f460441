// SPDX-License-Identifier: MIT
#include "adoube/lessons/act_task.hpp"

#include <algorithm>

namespace adoube::lessons {
namespace {

[[nodiscard]] bool is_met(const MovesMade& wanted, const Incident& incident, const Followed& followed) {
  const game::History& history = followed.game.history;
  const auto before = follow(incident, incident.events).game.history.size();
  if (history.size() < before + static_cast<std::size_t>(wanted.plies)) return false;
  const auto& plies = history.plies();
  return !wanted.completed || std::all_of(plies.begin() + static_cast<std::ptrdiff_t>(before), plies.end(),
                                          [](const game::Ply& ply) { return ply.completed; });
}

[[nodiscard]] bool is_reached(const ActTask& task, const Followed& followed) {
  if (const auto* const code = std::get_if<laws::Code>(&task.goal)) return is_met(WantedRuling(*code), followed);
  if (const auto* const end = std::get_if<WantedEnd>(&task.goal)) return is_met(WantedRuling(*end), followed);
  return is_met(std::get<MovesMade>(task.goal), task.incident, followed);
}

}  // namespace

Judgement judge(const game::History&, const ActTask& task, const ActAnswer& answer) {
  const Followed followed = follow(task.incident, answer.events);
  const auto acted = std::min(task.incident.events.size(), followed.rulings.size());
  for (auto ruling = followed.rulings.begin() + static_cast<std::ptrdiff_t>(acted); ruling != followed.rulings.end();
       ++ruling) {
    if (std::ranges::find(task.never, ruling->code) == task.never.end()) continue;
    Judgement judgement = missed(MissCode::Forbidden, {}, std::string(laws::name(ruling->code)));
    judgement.reasons.push_back(*ruling);
    return judgement;
  }
  if (is_reached(task, followed)) return {};
  Judgement judgement = missed(MissCode::NotYet);
  if (followed.rulings.size() > acted) judgement.reasons.push_back(followed.rulings.back());
  return judgement;
}

std::optional<ActAnswer> solve(const game::History& history, const ActTask& task) {
  if (task.solution.empty()) return std::nullopt;
  ActAnswer answer{task.incident.events};
  answer.events.insert(answer.events.end(), task.solution.begin(), task.solution.end());
  if (!judge(history, task, answer).right()) return std::nullopt;
  return answer;
}

}  // namespace adoube::lessons

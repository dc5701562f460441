// SPDX-License-Identifier: MIT
/// Practice at a board: the learner acts, the game's rulings tell whether what was asked for has come about.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "adoube/game/history.hpp"
#include "adoube/lessons/incident.hpp"
#include "adoube/lessons/judgement.hpp"

namespace adoube::lessons {

/// So many half-moves have been made since the practice began, all of them completed (6.2.1) where that is asked for.
struct MovesMade {
  int plies;
  bool completed = false;
};
using ActGoal = std::variant<laws::Code, WantedEnd, MovesMade>;

struct ActTask {
  Incident incident;  ///< its events have happened when the learner's turn comes
  rules::Color you = rules::Color::White;
  ActGoal goal;
  /// Rulings that fail the task, once the learner acts.
  std::vector<laws::Code> never{};
  /// What a learner might do, for the proof that it can be done and for those who want to see it.
  std::vector<game::Event> solution{};
};

struct ActAnswer {
  std::vector<game::Event> events;  ///< all of them, those of the incident in front
};

[[nodiscard]] Judgement judge(const game::History& history, const ActTask& task, const ActAnswer& answer);
/// Nothing where no solution is written down, or it is none.
[[nodiscard]] std::optional<ActAnswer> solve(const game::History& history, const ActTask& task);

}  // namespace adoube::lessons

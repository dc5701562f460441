// SPDX-License-Identifier: MIT
/// "Is this check, checkmate, stalemate, a dead position, or none of these?"
#pragma once

#include <optional>

#include "adoube/game/history.hpp"
#include "adoube/lessons/judgement.hpp"
#include "adoube/lessons/position_state.hpp"

namespace adoube::lessons {

struct StateTask {};

struct StateAnswer {
  PositionState state;
};

[[nodiscard]] Judgement judge(const game::History& history, const StateTask& task, const StateAnswer& answer);
[[nodiscard]] std::optional<StateAnswer> solve(const game::History& history, const StateTask& task);

}  // namespace adoube::lessons

// SPDX-License-Identifier: MIT
/// "Put a white queen on the board so that it is mate": a piece more, the side on move as it is.
#pragma once

#include <optional>
#include <vector>

#include "adoube/game/history.hpp"
#include "adoube/lessons/judgement.hpp"
#include "adoube/lessons/position_state.hpp"
#include "adoube/rules/piece.hpp"

namespace adoube::lessons {

struct PlaceTask {
  rules::Piece piece;
  PositionState state;  ///< what it is to be then
};

struct PlaceAnswer {
  rules::Square square;
};

[[nodiscard]] Judgement judge(const game::History& history, const PlaceTask& task, const PlaceAnswer& answer);
/// The first right square, a1 first.
[[nodiscard]] std::optional<PlaceAnswer> solve(const game::History& history, const PlaceTask& task);

}  // namespace adoube::lessons

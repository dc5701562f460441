// SPDX-License-Identifier: MIT
/// "May the player on move claim a draw, and how?" (9.2, 9.3)
#pragma once

#include <optional>

#include "adoube/game/event.hpp"
#include "adoube/game/history.hpp"
#include "adoube/lessons/judgement.hpp"

namespace adoube::lessons {

struct DrawClaimTask {};

struct DrawClaimAnswer {
  std::optional<game::ClaimKind> kind{};  ///< nothing: there is none to make; otherwise one of the first two
  std::optional<game::MoveWish> move{};   ///< the move announced with it
};

/// Any claim that would be correct is right. That there is none is right where neither is correct, with any move or without.
[[nodiscard]] Judgement judge(const game::History& history, const DrawClaimTask& task, const DrawClaimAnswer& answer);
[[nodiscard]] std::optional<DrawClaimAnswer> solve(const game::History& history, const DrawClaimTask& task);

}  // namespace adoube::lessons

// SPDX-License-Identifier: MIT
/// "May this move be played, and if not, why not?"
#pragma once

#include <optional>
#include <vector>

#include "adoube/game/event.hpp"
#include "adoube/game/history.hpp"
#include "adoube/laws/code.hpp"
#include "adoube/lessons/judgement.hpp"

namespace adoube::lessons {

struct LegalTask {
  game::MoveWish move;
  /// The reasons that the learner chooses from; that it may be played can always be chosen.
  std::vector<laws::Code> options{};
};

struct LegalAnswer {
  std::optional<laws::Code> reason{};  ///< nothing: it may be played
};

/// A reason is right when explain() has it among its own.
[[nodiscard]] Judgement judge(const game::History& history, const LegalTask& task, const LegalAnswer& answer);
/// Nothing where the move may not be played and no option says why.
[[nodiscard]] std::optional<LegalAnswer> solve(const game::History& history, const LegalTask& task);

}  // namespace adoube::lessons

// SPDX-License-Identifier: MIT
/// "Set up this board": pieces on squares, and nothing else of a position.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "adoube/game/history.hpp"
#include "adoube/lessons/judgement.hpp"
#include "adoube/rules/piece.hpp"

namespace adoube::lessons {

/// By Square::index().
using Placement = std::array<std::optional<rules::Piece>, 64>;

/// The first field of a FEN, whatever follows it; "startpos" is one. Nothing for any other text.
[[nodiscard]] std::optional<Placement> placement_from(std::string_view text);
[[nodiscard]] std::string text(const Placement& placement);

struct SetupTask {
  Placement target{};
  Placement from{};  ///< what stands there to begin with
};

struct SetupAnswer {
  Placement placement{};
};

[[nodiscard]] Judgement judge(const game::History& history, const SetupTask& task, const SetupAnswer& answer);
[[nodiscard]] std::optional<SetupAnswer> solve(const game::History& history, const SetupTask& task);

}  // namespace adoube::lessons

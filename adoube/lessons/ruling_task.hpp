// SPDX-License-Identifier: MIT
/// "This has happened at the board: what is the ruling?"
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "adoube/game/history.hpp"
#include "adoube/lessons/incident.hpp"
#include "adoube/lessons/judgement.hpp"

namespace adoube::lessons {

struct RulingTask {
  Incident incident;
  std::vector<WantedRuling> options{};
};

struct OptionAnswer {
  std::size_t option;  ///< from 0
};

/// The board is the one of the incident.
[[nodiscard]] Judgement judge(const game::History& history, const RulingTask& task, const OptionAnswer& answer);
/// The first right option.
[[nodiscard]] std::optional<OptionAnswer> solve(const game::History& history, const RulingTask& task);
/// Every right option.
[[nodiscard]] std::vector<std::size_t> right_options(const RulingTask& task);

}  // namespace adoube::lessons

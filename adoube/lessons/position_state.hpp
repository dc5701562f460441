// SPDX-License-Identifier: MIT
/// What a learner is asked about a position: is this check, mate, stalemate, dead, or none of these? One answer to each
/// position, the one that decides the game in front (Laws 1.4, 3.9.1, 5.1.1, 5.2.1, 5.2.2).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "adoube/rules/position.hpp"

namespace adoube::lessons {

enum class PositionState : std::uint8_t { None, Check, Checkmate, Stalemate, DeadPosition };

/// "none", "check", "checkmate", "stalemate", "dead-position"; and back, nothing for any other text.
[[nodiscard]] std::string_view name(PositionState state);
[[nodiscard]] std::optional<PositionState> position_state_from(std::string_view name);

/// Whether nobody can mate by any series of legal moves, proved (5.2.2). Cost: a bounded search, some milliseconds at most.
[[nodiscard]] bool is_proved_dead(const rules::Position& position);

/// Mate before stalemate before a dead position before a check. A position counts as dead only where that is proved.
[[nodiscard]] PositionState state_of(const rules::Position& position);

}  // namespace adoube::lessons

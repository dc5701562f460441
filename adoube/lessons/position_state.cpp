// SPDX-License-Identifier: MIT
#include "adoube/lessons/position_state.hpp"

#include <algorithm>
#include <array>

#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/unwinnability/can_win.hpp"

namespace adoube::lessons {
namespace {

/// By PositionState.
constexpr std::array<std::string_view, 5> names = {"none", "check", "checkmate", "stalemate", "dead-position"};
static_assert(static_cast<std::size_t>(PositionState::DeadPosition) + 1 == names.size());

}  // namespace

std::string_view name(PositionState state) { return names[static_cast<std::size_t>(state)]; }

std::optional<PositionState> position_state_from(std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<PositionState>(found - names.begin());
}

bool is_proved_dead(const rules::Position& position) {
  return unwinnability::is_dead(position, {.positions = 50'000}).value_or(false);
}

PositionState state_of(const rules::Position& position) {
  const bool check = rules::in_check(position);
  if (!rules::has_legal_move(position)) return check ? PositionState::Checkmate : PositionState::Stalemate;
  if (is_proved_dead(position)) return PositionState::DeadPosition;
  return check ? PositionState::Check : PositionState::None;
}

}  // namespace adoube::lessons

// SPDX-License-Identifier: MIT
/// Words and small changes of form that several tasks share.
#pragma once

#include <optional>
#include <string_view>

#include "adoube/game/event.hpp"
#include "adoube/game/ruling.hpp"
#include "adoube/lessons/move_task.hpp"
#include "adoube/rules/explain.hpp"

namespace adoube::lessons {

/// "pawn" to "king"; and back, nothing for any other text.
[[nodiscard]] std::string_view name(rules::Kind kind);
[[nodiscard]] std::optional<rules::Kind> kind_from(std::string_view name);
/// "block", "capture", "king"; and back, likewise.
[[nodiscard]] std::string_view name(AnswerToCheck answer);
[[nodiscard]] std::optional<AnswerToCheck> answer_to_check_from(std::string_view name);

/// The legal move as a player says it: castling by the king's own squares in standard chess.
[[nodiscard]] game::MoveWish wish_of(const rules::Position& position, rules::Move move);
/// A reason of explain() for that move, as a ruling is told.
[[nodiscard]] game::Ruling ruling_of(const rules::Position& position, const game::MoveWish& move,
                                     const rules::Reason& reason);

}  // namespace adoube::lessons

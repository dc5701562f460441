// SPDX-License-Identifier: MIT
/// "Find a legal move that …": whatever the learner plays, the rules tell whether it does what is asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "adoube/game/event.hpp"
#include "adoube/game/history.hpp"
#include "adoube/lessons/judgement.hpp"
#include "adoube/rules/castling_side.hpp"

namespace adoube::lessons {

/// The three answers to a check (3.9.2). A king that captures the checking piece captures it, and moves.
enum class AnswerToCheck : std::uint8_t { Block, Capture, King };

/// What the move has to do; what is not filled does not matter. All of it must hold.
struct MoveGoal {
  std::optional<rules::Square> from{};
  std::optional<rules::Square> to{};  ///< of castling: where the king arrives
  std::optional<rules::Kind> piece{};
  std::optional<bool> mates{};
  std::optional<bool> checks{};
  std::optional<bool> stalemates{};
  /// Whether it captures; or where the captured piece stands.
  std::variant<std::monostate, bool, rules::Square> captures{};
  std::variant<std::monostate, bool, rules::CastlingSide> castles{};
  std::variant<std::monostate, bool, rules::Kind> promotes{};
  std::optional<bool> en_passant{};
  std::optional<bool> double_step{};
  std::optional<AnswerToCheck> answers_check{};
  rules::Bitboard attacks{};  ///< the piece, once it has moved, attacks all of these
  std::optional<bool> dead{};
  std::optional<int> repeats{};  ///< the position has then stood so many times, or more

  /// Nothing is asked for.
  [[nodiscard]] bool empty() const { return *this == MoveGoal{}; }
  friend bool operator==(const MoveGoal&, const MoveGoal&) = default;
};

struct MoveTask {
  MoveGoal goal;
};

struct MoveAnswer {
  game::MoveWish move;
};

/// `history`: playable() holds, here and in the other tasks.
[[nodiscard]] Judgement judge(const game::History& history, const MoveTask& task, const MoveAnswer& answer);
/// Every right move.
[[nodiscard]] std::vector<rules::Move> right_moves(const game::History& history, const MoveTask& task);
[[nodiscard]] std::optional<MoveAnswer> solve(const game::History& history, const MoveTask& task);

}  // namespace adoube::lessons

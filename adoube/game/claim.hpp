// SPDX-License-Identifier: MIT
/// Claims of a draw: threefold repetition and fifty moves (Laws 6.12.2, 8.1.2, 9.1.2.3, 9.2 to 9.2.2, 9.3 to 9.3.2, 11.12,
/// A.2), with or without an announced move. A claim is correct or not at the moment it is made (9.2.2 speaks of the position
/// that has just appeared, not of an earlier one); nothing here is automatic.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "adoube/game/event.hpp"
#include "adoube/game/history.hpp"
#include "adoube/laws/code.hpp"

namespace adoube::game {

/// "threefold-repetition", "fifty-moves", "no-normal-win", "ask-increment"; and back, nothing for any other text.
[[nodiscard]] std::string_view name(ClaimKind kind);
[[nodiscard]] std::optional<ClaimKind> claim_kind(std::string_view name);

struct ClaimJudgement {
  bool correct;
  /// When correct, how the game ends: ThreefoldRepetition or FiftyMoves. Otherwise what is missing.
  laws::Code code;
  /// Threefold: how often the position has stood (or would have). Fifty moves: half-moves without capture or pawn move.
  int number;
};

/// `kind`, here and below: one of the first two. Is the claim by the player on move correct? `announced` is a legal move,
/// judged on the position after it (9.2.1, 9.3.1).
[[nodiscard]] ClaimJudgement judge_claim(const History& history, ClaimKind kind, std::optional<rules::Move> announced);

/// The announced moves with which that claim would be correct; all legal moves are tried.
[[nodiscard]] std::vector<rules::Move> moves_that_allow(const History& history, ClaimKind kind);

}  // namespace adoube::game

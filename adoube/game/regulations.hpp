// SPDX-License-Identifier: MIT
/// What an event announces before its games (Laws A.4, A.5, A.6, B.2, B.3, B.4), the time for the opponent that follows from
/// it (Laws A.3), and the points that the Laws leave to it. Each setting says its default and why.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "adoube/game/time_control.hpp"
#include "adoube/laws/code.hpp"

namespace adoube::game {

/// Whether the Competitive Rules hold in full (A.4, B.2) or the game is one of many under an arbiter's eye (A.5, B.3).
enum class Supervision : std::uint8_t { Full, Limited };

/// On a screen only legal moves are admitted and a move is completed with its confirmation, the Laws being applied by
/// analogy (0.1); at a board everything can happen.
enum class Mode : std::uint8_t { Screen, Board };

struct Regulations {
  /// None: a game without a clock.
  std::optional<TimeControl> time_control{};
  /// The profile of rules; usually pace(time_control).
  PaceOfPlay pace = PaceOfPlay::Standard;
  Supervision supervision = Supervision::Full;
  Mode mode = Mode::Screen;
  /// Article 4. On a screen a choice of the players; there it is off unless they take it.
  bool touch_move = false;
  /// 6.7.1. Zero, as the Laws have it where the event says nothing.
  Time default_time{0};
  /// What 7.5.5 and 9.5.3 give the opponent. Default: 7.5.5, A.3, B.3. For fully supervised blitz the text of 2023 says two
  /// minutes while the practice of many events is one: it has to be given (usable()).
  std::optional<Time> penalty{};
  /// 9.1.1: half-moves that must have been made before draws may be offered or agreed on.
  int no_agreement_before = 0;
  /// III.2.1: the guidelines hold only if announced beforehand.
  bool guidelines_iii = false;
  /// A habit of casual play on servers: time runs only after each player's first move. By 6.6 it runs from the start.
  bool first_moves_untimed = false;
  /// Another one: a player may ask for the own last move back, and the opponent may agree. The Laws know no such thing
  /// (4.7): not for games in which they hold to the letter. On a screen alone.
  bool takebacks = false;
  /// And a third: a game whose first move by either player is not made within that time of the player's turn is aborted,
  /// without a result. By 6.7 it would be lost.
  std::optional<Time> first_move_limit{};

  friend bool operator==(const Regulations&, const Regulations&) = default;
};

/// Whether everything that has to be given is, and no time is negative: false for fully supervised blitz with a clock and
/// without a penalty.
[[nodiscard]] bool usable(const Regulations& regulations);

/// What is added to the opponent's clock for the first illegal act and for an incorrect claim (7.5.5, 9.5.3, A.3, B.3).
[[nodiscard]] Time penalty_time(const Regulations& regulations);
/// A.5 holds (directly, or by B.3): limited supervision in rapid or blitz.
[[nodiscard]] bool limited(const Regulations& regulations);

}  // namespace adoube::game

// SPDX-License-Identifier: MIT
/// How much time the players have (Laws 6.3.1, 6.3.2, A.1, B.1): periods, each with its number of moves, its time and what
/// is given for every move. Announced before the game, and unchanged once it has started but for 6.10.2 and III.4.
///
/// In text: periods joined by ";", each MINUTES, maybe "/MOVES", then maybe "+SECONDS" (added after each completed move),
/// "dSECONDS" (a delay before the main time runs) or "bSECONDS" (Bronstein: what the move took is given back, up to
/// SECONDS). "5+0", "15+10", "25d10", "90/40+30;30+30". Only the last period is without a number of moves. Minutes may have
/// up to five decimals ("0.5+0") and are taken to the nearest millisecond; nothing else is allowed, no blanks.
///
/// Thread-safety: as for any value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/game/time.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::game {

/// How time is given for each move (6.3.2).
enum class Bonus : std::uint8_t {
  Increment,  ///< added once the move is completed (Fischer); with 0 seconds: no time is added
  Delay,      ///< the main time runs only after these seconds; what is not used is not kept
  Bronstein,  ///< what the move took is given back, at most these seconds
};

struct Period {
  Time base{0};  ///< at least a second, at most 10,000 minutes
  /// How many moves are to be completed in it, 1 to 9,999; none: all that remain.
  std::optional<int> moves{};
  Bonus bonus = Bonus::Increment;
  Time per_move{0};  ///< whole seconds, at most 3,600

  friend bool operator==(const Period&, const Period&) = default;
};

struct TimeControl {
  /// 1 to 8; every one but the last has a number of moves, the last has none.
  std::vector<Period> periods;

  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Whether it keeps the bounds above. What the readers give does; everything else here and Clock ask for it.
[[nodiscard]] bool usable(const TimeControl& control);

struct TimeControlFault {
  std::size_t offset;         ///< in bytes, where the text stops being one
  std::string_view expected;  ///< in English: "seconds, 0 to 3600", "; or the end"
};

/// With 0 seconds for a move it is Bonus::Increment that is read, whatever the sign.
[[nodiscard]] Expected<TimeControl, TimeControlFault> read_time_control(std::string_view text);
/// The shortest text that reads back as the same. "+0" is written for a single period without added time ("5+0").
[[nodiscard]] std::string write_time_control(const TimeControl& control);

/// The value of PGN's TimeControl tag: "300+0" is "300", "900+10", "40/5400+30:1800+30" (seconds, periods joined by ":").
/// Delay and Bronstein have no form in the PGN standard; they are written as we write them ("1500d10") and read back.
[[nodiscard]] std::string write_pgn_time_control(const TimeControl& control);
/// Nothing for "?", "-" and what cannot be read ("*180", an hourglass, is none of ours).
[[nodiscard]] std::optional<TimeControl> read_pgn_time_control(std::string_view value);

/// What a game is called by its time for each player: allotted time and sixty times what is given per move (A.1, B.1).
enum class PaceOfPlay : std::uint8_t {
  Standard,  ///< 60 minutes or more
  Rapid,     ///< more than 10 and less than 60 minutes
  Blitz,     ///< 10 minutes or less
};
[[nodiscard]] PaceOfPlay pace(const TimeControl& control);
/// "standard", "rapid", "blitz"; and back, nothing for any other text.
[[nodiscard]] std::string_view name(PaceOfPlay pace);
[[nodiscard]] std::optional<PaceOfPlay> pace_from_name(std::string_view name);

}  // namespace adoube::game

// SPDX-License-Identifier: MIT
/// How a game is set up, as the first line of an event script and the `game` request say it:
/// {"fen":"startpos","time_control":"90/40+30;30+30","rules":"standard","supervision":"full","touch_move":true,"clock":true,
/// "mode":"board"}, and maybe "default_time_ms", "penalty_ms", "no_agreement_before", "guidelines_iii", "chess960",
/// "first_moves_untimed", "illegal_acts".
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "adoube/game/regulations.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/support/expected.hpp"
#include "apps/answers/json.hpp"
#include "apps/answers/position_text.hpp"

namespace adoube::answers {

struct GameSetup {
  rules::Position position;
  game::Regulations regulations{};
  /// {"illegal_acts":{"white":1}}, by color: the illegal act that the player has been punished for before the game stood as
  /// it is set up, 0 or 1 (7.5.5); a second one has ended the game.
  std::array<int, 2> illegal_acts{};
};

/// What is meant where a setup says nothing: an arbiter's game has a board and touch-move, a game on a screen neither. At a
/// board a position with too many pawns or pieces is refused (3.10.3); on a screen whatever can be played may be tried.
enum class Place : std::uint8_t { AtABoard, OnAScreen };

struct SetupFault {
  /// "time_control", "fen"; empty for the whole setup. Lives as long as the program.
  std::string_view field;
  /// Of a FEN: its own problem. Of another field: code "unusable-setup", and what was expected in the text.
  TextFault fault;
};

/// `setup`: any JSON value; unknown fields are ignored, absent ones have their defaults: the initial position, no clock, the
/// profile by the time control, full supervision. "clock": false sets a time control aside. `manner`: the variant that holds
/// where the setup does not say "chess960". Errors: the first field that cannot be used; for fully supervised blitz with a
/// clock that is "penalty_ms" where it is absent (B.2).
[[nodiscard]] Expected<GameSetup, SetupFault> read_setup(const Json& setup, Place place, const Manner& manner);

/// The setup in full: at either place, and under any variant, read_setup() reads the same game from it.
[[nodiscard]] Json setup_json(const GameSetup& setup);

/// {"time_control","rules","supervision","mode","touch_move","default_time_ms","penalty_ms","no_agreement_before",
/// "guidelines_iii","first_moves_untimed"}; "time_control" null without a clock, "penalty_ms" the one that holds.
[[nodiscard]] Json regulations_json(const game::Regulations& regulations);

}  // namespace adoube::answers

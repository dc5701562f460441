// SPDX-License-Identifier: MIT
/// A whole game as JSON: its events folded, with everything a board needs to show and to offer.
#pragma once

#include <cstdint>
#include <optional>

#include "apps/answers/game_pgn.hpp"
#include "apps/answers/json.hpp"
#include "apps/answers/referee_session.hpp"

namespace adoube::answers {

/// How the game stands (docs/answers.md has the fields). The number of the event that made a half-move counts from 0 here.
[[nodiscard]] Json game_json(const RefereeSession& session);

/// Folds `events` (a JSON list, event_json.hpp) and lets time pass until `at`: game_json() and "rulings", one line of the
/// referee for each event, with "event" its place in the list, from 0, and "clock" null without one. An event without a time
/// happens at that of the last one. Cost: a line for each event and for each half-move.
[[nodiscard]] Json game_answer(const GameSetup& setup, const Json& events, std::optional<game::Time> at,
                               const Manner& manner);

enum class ClocksInPgn : std::uint8_t { Kept, LeftOut };
/// The same game as {"pgn"}, in export form, with what the clocks showed after each move or without.
[[nodiscard]] Json game_pgn_answer(const GameSetup& setup, const Json& events, std::optional<game::Time> at,
                                   ClocksInPgn clocks, const Manner& manner);

}  // namespace adoube::answers

// SPDX-License-Identifier: MIT
/// Games and events of every kind, sensible and hostile, chosen by bytes: for property tests, which shrink them, and
/// fuzzers.
#pragma once

#include "adoube/game/game.hpp"
#include "fuzz/bytes.hpp"

namespace adoube::game::testing {

/// Any regulations that are usable().
[[nodiscard]] Regulations any_regulations(fuzz::Bytes& bytes);

/// Mostly a legal move of the player on move, to get on with the game; also any other act by anybody, at any time, now and
/// then before the last one.
[[nodiscard]] Event any_event(const Game& game, fuzz::Bytes& bytes);

}  // namespace adoube::game::testing

// SPDX-License-Identifier: MIT
/// What can be wrong with an engine, as its user is told.
#pragma once

#include <cstdint>
#include <string_view>

namespace adoube::uci {

enum class EngineFault : std::uint8_t {
  CannotStart,  ///< there is no such program, or it cannot be run
  NoGreeting,   ///< it does not say that it is a UCI engine and ready, in time or at all
  Died,         ///< it ended while it was asked
  Silent,       ///< no move in time, not even when told to stop
  Flooded,      ///< more text than a question can be worth
  Garbled,      ///< its answer cannot be read
  NoMove,       ///< it says that there is no move, and there is one
  IllegalMove,  ///< its move is not legal
};

/// "cannot-start", "no-greeting", "died", "silent", "flooded", "garbled", "no-move", "illegal-move".
[[nodiscard]] std::string_view name(EngineFault fault);

}  // namespace adoube::uci

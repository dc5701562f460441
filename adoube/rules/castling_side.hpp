// SPDX-License-Identifier: MIT
/// The two castlings of a player (3.8.2, C.13.1, C.13.2, II.3.2.6).
#pragma once

#include <cstdint>

namespace adoube::rules {

/// Kingside: with the rook on the h-file's side of the king (O-O). Queenside: on the a-file's side (O-O-O).
enum class CastlingSide : std::uint8_t { Kingside, Queenside };

}  // namespace adoube::rules

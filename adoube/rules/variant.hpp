// SPDX-License-Identifier: MIT
/// Standard chess, or Chess960 (Guidelines II.1 to II.2.3): they differ in where a castling king and rook may start, and in
/// how castling is written in coordinates. Nothing else in the rules asks.
#pragma once

#include <cstdint>

namespace adoube::rules {

enum class Variant : std::uint8_t { Standard, Chess960 };

}  // namespace adoube::rules

// SPDX-License-Identifier: MIT
/// The two players and their pieces: White and Black (Laws 1.1).
#pragma once

#include <cstdint>

namespace adoube::rules {

enum class Color : std::uint8_t { White, Black };

[[nodiscard]] constexpr Color opponent(Color color) { return color == Color::White ? Color::Black : Color::White; }

/// 0 for White, 1 for Black: the place in a table by colour.
[[nodiscard]] constexpr int index(Color color) { return static_cast<int>(color); }

}  // namespace adoube::rules

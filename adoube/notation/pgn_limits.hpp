// SPDX-License-Identifier: MIT
/// How much of one game is kept, so that no text, however hostile, takes memory without bound. What goes beyond is read over
/// and reported; it costs no other game anything.
#pragma once

#include <cstdint>

namespace adoube::notation {

struct PgnLimits {
  std::uint32_t comment_bytes = 1U << 20;  ///< of one comment
  std::uint32_t text_bytes = 1U << 26;     ///< of all comments of a game together
  std::uint32_t tag_bytes = 1U << 14;      ///< of one tag's value; at most 1 << 15
  std::uint32_t tags = 1024;               ///< in a game
  std::uint32_t moves = 1U << 22;          ///< of a game, variations included
  std::uint32_t depth = 1U << 18;          ///< of variations within variations
  std::uint32_t problems = 1000;           ///< listed of a game
};

}  // namespace adoube::notation

// SPDX-License-Identifier: MIT
/// The course of a game without its moves: how many follow each other, and what was written between them. Part of the
/// format (docs/archive.md, "Scripts").
#pragma once

#include <cstdint>
#include <string>

#include "adoube/archive/bytes.hpp"

namespace adoube::archive {

/// A step of a script is a number: its kind, and eight times what it counts.
enum class Step : std::uint8_t {
  Moves = 0,          ///< so many moves, at least one
  NullMove = 1,       ///< one; counts nothing
  Sign = 2,           ///< an annotation ($ number) of the last move
  Comment = 3,        ///< of the last move
  CommentBefore = 4,  ///< of the next move
  GameComment = 5,    ///< before the first move
  Variation = 6,      ///< opens a line that replaces the last move
  End = 7,            ///< of the open line; of the main line with the result
};

inline void append_step(Step step, std::uint64_t count, std::string& out) {
  append_number(count << 3 | static_cast<std::uint64_t>(step), out);
}

}  // namespace adoube::archive

// SPDX-License-Identifier: MIT
/// A game as a question to an engine.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "adoube/computer/level.hpp"
#include "adoube/computer/thinking_time.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/uci/engine_question.hpp"

namespace adoube::computer {

/// A position, and how it came about: so that the engine knows what has stood before (9.2).
struct Line {
  rules::Position start;
  std::vector<rules::Move> moves{};

  [[nodiscard]] rules::Position position() const;
};

/// What is best in that line's position, at that level. Only legal moves are taken for an answer.
[[nodiscard]] uci::Question question(const Line& line, const Level& level, const ThinkingTime& time);
/// The same by the engine's full strength: so many lines, that effort, as for an analysis.
[[nodiscard]] uci::Question question(const Line& line, int lines, const uci::Effort& effort,
                                     std::chrono::milliseconds longest);

}  // namespace adoube::computer

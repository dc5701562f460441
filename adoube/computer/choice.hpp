// SPDX-License-Identifier: MIT
/// Which of the moves that an engine compared is played. At a level with a share of weaker moves (level.hpp) dice decide
/// when and which; two things are never left to them: a mate in one move is given, and no weaker move allows one while
/// another move that was compared does not.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "adoube/computer/level.hpp"
#include "adoube/rules/move.hpp"
#include "adoube/rules/position.hpp"
#include "adoube/uci/said.hpp"

namespace adoube::computer {

/// A number from 0 to `below` - 1.
using Dice = std::function<std::uint32_t(std::uint32_t below)>;

struct Choice {
  rules::Move move;
  /// What the engine thought of it, from the mover's side.
  std::optional<uci::Score> score{};
};

/// `best` is legal in `position`, and the engine's answer; `lines`: what it said of the moves that it compared, best first,
/// of which those that are no legal moves are passed over.
[[nodiscard]] Choice choose(const rules::Position& position, rules::Move best, std::span<const uci::Info> lines,
                            const Level& level, const Dice& dice);

/// A move that mates at once, if there is one.
[[nodiscard]] std::optional<rules::Move> mate_in_one(const rules::Position& position);

/// In hundredths of a pawn, mates beyond all else: to compare scores.
[[nodiscard]] std::int32_t worth(const uci::Score& score);

}  // namespace adoube::computer

// SPDX-License-Identifier: MIT
/// "Mark all squares that …".
#pragma once

#include <optional>
#include <variant>

#include "adoube/game/history.hpp"
#include "adoube/lessons/judgement.hpp"
#include "adoube/rules/bitboard.hpp"
#include "adoube/rules/color.hpp"

namespace adoube::lessons {

/// Where the piece can legally go.
struct Reached {
  rules::Square from;
};
/// What the piece attacks (3.1.2, 3.1.3).
struct Attacked {
  rules::Square from;
};
/// Where the piece can legally capture.
struct Captured {
  rules::Square from;
};
/// The pieces of `by` that attack the square.
struct Attackers {
  rules::Square target;
  rules::Color by;
};
/// The pieces that give check (3.9.1).
struct Checkers {};
/// The pieces of that colour that shield their king (3.9.2).
struct Pinned {
  rules::Color color;
};
/// A file, a rank, a diagonal, all squares of a colour (2.1, 2.4): squares that no position changes.
struct Geometry {
  rules::Bitboard squares;
};

using SquaresQuestion = std::variant<Reached, Attacked, Captured, Attackers, Checkers, Pinned, Geometry>;

struct SquaresTask {
  SquaresQuestion what;
};

struct SquaresAnswer {
  rules::Bitboard squares;
};

/// The diagonal between two squares of the edge, "a1" and "h8"; nothing where they are not its ends.
[[nodiscard]] std::optional<rules::Bitboard> diagonal(rules::Square end, rules::Square other_end);

[[nodiscard]] Judgement judge(const game::History& history, const SquaresTask& task, const SquaresAnswer& answer);
[[nodiscard]] std::optional<SquaresAnswer> solve(const game::History& history, const SquaresTask& task);

}  // namespace adoube::lessons

// SPDX-License-Identifier: MIT
/// The shape of what scripts/generate_laws.py makes of data/laws/. Inside this library only.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "adoube/laws/article.hpp"
#include "adoube/laws/code.hpp"

namespace adoube::laws::table {

/// What a placeholder of a sentence stands for. The names in the data are these in snake_case: {new_piece}.
enum class Slot : std::uint8_t {
  Piece,
  From,
  To,
  Attackers,
  Obstacles,
  Obstacle,
  Pieces,
  King,
  Squares,
  Captured,
  NewPiece,
  RookTo,
  Number,
  Times,
  Duration,
  Colour,
  Opponent,
  Outcome,
  Result,
  Move,
  Field,
  Expected,
};
inline constexpr int slot_count = static_cast<int>(Slot::Expected) + 1;

/// In a template a slot is one byte, the control character that this gives; no sentence has control characters.
[[nodiscard]] constexpr char sign(Slot slot) { return static_cast<char>(static_cast<int>(slot) + 1); }
[[nodiscard]] constexpr bool is_sign(char c) { return c > 0 && c <= slot_count; }
[[nodiscard]] constexpr Slot slot(char sign) { return static_cast<Slot>(sign - 1); }

/// When a case of a sentence is taken.
struct Condition {
  enum class Test : std::uint8_t {
    Always,
    Some,     ///< the value of `slot` is there
    Many,     ///< two or more
    Piece,    ///< the moving piece is of kind `operand`
    Outcome,  ///< the outcome is the code `operand`
  };
  Test test = Test::Always;
  Slot slot = Slot::Piece;
  std::uint16_t operand = 0;
};

struct Case {
  std::array<Condition, 2> conditions;
  std::string_view article;
  std::array<std::string_view, 3> templates;  ///< by index(Language)
};

struct Row {
  Code code;
  std::string_view name;
  std::span<const Case> cases;  ///< the first that holds is taken; the last one always holds
};

/// One row a code, in the order of Code.
extern const std::array<Row, code_count> rows;
/// In the order of the Laws.
extern const std::span<const Article> articles;

}  // namespace adoube::laws::table

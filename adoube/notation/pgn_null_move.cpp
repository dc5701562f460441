// SPDX-License-Identifier: MIT
#include "adoube/notation/pgn_null_move.hpp"

#include <algorithm>

#include "adoube/rules/check.hpp"

namespace adoube::notation {

std::optional<rules::Position> pass(const rules::Position& position) {
  if (rules::in_check(position)) return std::nullopt;
  rules::Setup setup = position.setup();
  if (setup.turn == rules::Color::Black) {
    const int next = std::min(setup.fullmove_number.value() + 1, 0xFFFF);
    setup.fullmove_number = rules::FullMoves(static_cast<std::uint16_t>(next));
  }
  setup.turn = rules::opponent(setup.turn);
  setup.pushed_over.reset();
  const auto passed = rules::Position::from(setup);
  if (!passed) return std::nullopt;
  return *passed;
}

}  // namespace adoube::notation

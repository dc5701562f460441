// SPDX-License-Identifier: MIT
#include "adoube/rules/check.hpp"

#include "adoube/rules/attacks.hpp"

namespace adoube::rules {

Bitboard checkers(const Position& position) {
  const Color us = position.turn();
  return attackers(position.board(), position.king(us), opponent(us), position.occupied());
}

bool in_check(const Position& position) { return !checkers(position).empty(); }

}  // namespace adoube::rules

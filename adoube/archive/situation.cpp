// SPDX-License-Identifier: MIT
#include "adoube/archive/situation.hpp"

#include "adoube/notation/pgn_null_move.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::archive {

void Situation::play(rules::Move move) {
  last_took = move.type() == rules::Move::Type::EnPassant || position.pieces(opponent(position.turn())).has(move.to());
  const rules::Position before = position;
  rules::play(before, move, position);
  own_last = last;
  last = move;
}

bool Situation::pass() {
  const auto passed = notation::pass(position);
  if (!passed) return false;
  position = *passed;
  own_last = last;
  last.reset();
  last_took = false;
  return true;
}

}  // namespace adoube::archive

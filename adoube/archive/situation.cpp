// SPDX-License-Identifier: MIT
#include "adoube/archive/situation.hpp"

#include "adoube/notation/pgn_null_move.hpp"
#include "adoube/rules/play.hpp"

namespace adoube::archive {

void Situation::play(rules::Move move) {
  const Situation before = *this;
  before.play_into(move, *this);
}

void Situation::play_into(rules::Move move, Situation& after) const {
  after.last_took = move.type() == rules::Move::Type::EnPassant || position.pieces(opponent(position.turn())).has(move.to());
  rules::play(position, move, after.position);
  after.own_last = last;
  after.last = move;
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

// SPDX-License-Identifier: MIT
#include "adoube/rules/legal_moves.hpp"

#include "adoube/rules/kernel/kernel.hpp"

namespace adoube::rules {

MoveList legal_moves(const Position& position) {
  MoveList list;
  legal_moves(position, list);
  return list;
}

void legal_moves(const Position& position, MoveList& list) {
  list.clear();
  list.set_end_unchecked(kernel::fastest().list(kernel::words_of(position.board()), list.end_unchecked()));
}

int count_legal_moves(const Position& position) {
  return static_cast<int>(kernel::fastest().count(kernel::words_of(position.board())));
}

bool has_legal_move(const Position& position) { return kernel::fastest().any(kernel::words_of(position.board())); }

bool is_legal(const Position& position, Move move) {
  return kernel::fastest().has(kernel::words_of(position.board()), move.bits());
}

}  // namespace adoube::rules

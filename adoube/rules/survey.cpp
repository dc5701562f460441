// SPDX-License-Identifier: MIT
#include "adoube/rules/survey.hpp"

#include "adoube/rules/kernel/kernel.hpp"

namespace adoube::rules {

void survey(const Position& position, Survey& survey) {
  MoveList& moves = survey.moves;
  moves.clear();
  moves.set_end_unchecked(kernel::fastest().survey(kernel::words_of(position.board()), moves.end_unchecked(), survey.seen));
}

}  // namespace adoube::rules

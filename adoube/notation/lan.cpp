// SPDX-License-Identifier: MIT
#include "adoube/notation/lan.hpp"

#include "adoube/notation/notation_style.hpp"

namespace adoube::notation {

std::string write_lan(const rules::Position& position, rules::Move move) {
  return write_move(position, move, {.length = MoveLength::Long});
}

}  // namespace adoube::notation

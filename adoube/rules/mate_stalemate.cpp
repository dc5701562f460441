// SPDX-License-Identifier: MIT
#include "adoube/rules/mate_stalemate.hpp"

#include "adoube/rules/check.hpp"
#include "adoube/rules/legal_moves.hpp"

namespace adoube::rules {

bool is_checkmate(const Position& position) { return in_check(position) && !has_legal_move(position); }

bool is_stalemate(const Position& position) { return !in_check(position) && !has_legal_move(position); }

}  // namespace adoube::rules

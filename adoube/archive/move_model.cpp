// SPDX-License-Identifier: MIT
#include "adoube/archive/move_model.hpp"

namespace adoube::archive {

void foretell(MoveModel /*model*/, const Situation& situation, MoveMenu& menu) { menu.set(situation.position); }

}  // namespace adoube::archive

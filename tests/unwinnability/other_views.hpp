// SPDX-License-Identifier: MIT
/// The same position seen in a mirror, or with the colours changed: who can win does not depend on it.
#pragma once

#include "adoube/rules/position.hpp"

namespace adoube::unwinnability {

/// Right and left exchanged. There is no castling right in `position`: castling is not the same on both sides.
[[nodiscard]] rules::Position mirrored(const rules::Position& position);
/// White's men become Black's, the board turned round with them, and the other player is on move.
[[nodiscard]] rules::Position colours_changed(const rules::Position& position);

}  // namespace adoube::unwinnability

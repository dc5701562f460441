// SPDX-License-Identifier: MIT
/// A ruling of a game as the ruling card in JSON.
#pragma once

#include <string>

#include "adoube/game/ruling.hpp"
#include "apps/answers/json.hpp"

namespace adoube::answers {

/// The sentence, and behind it those of what it rests on.
[[nodiscard]] std::string ruling_text(const game::Ruling& ruling, laws::Language language);

/// A card with that text, and "grounds", a card for each thing it rests on.
[[nodiscard]] Json ruling_json(const game::Ruling& ruling, laws::Language language);

}  // namespace adoube::answers

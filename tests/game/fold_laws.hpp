// SPDX-License-Identifier: MIT
/// What holds for any game and any event, whatever happens in it. Each answers with the first law that is broken, or with
/// nothing.
#pragma once

#include <string_view>

#include "adoube/game/game.hpp"

namespace adoube::game::testing {

/// Of the game as it stands.
[[nodiscard]] std::string_view broken_law(const Game& game);
/// Of the answer to that event.
[[nodiscard]] std::string_view broken_law(const Game& before, const Event& event, const Expected<Ruled, Ruling>& answer);
/// Of time that passes: in two steps, and back. `first` is not after `second`.
[[nodiscard]] std::string_view broken_law_of_time(const Game& game, Time first, Time second);

/// The article is one of the register and the sentence a whole one in every language; Unreadable alone has no article.
[[nodiscard]] bool is_founded(const Ruling& ruling);

}  // namespace adoube::game::testing

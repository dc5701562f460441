// SPDX-License-Identifier: MIT
/// A game as it is set up and what happens in it, for the tasks that ask what the Laws say to it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "adoube/game/event.hpp"
#include "adoube/game/game.hpp"
#include "adoube/game/regulations.hpp"
#include "adoube/game/ruling.hpp"

namespace adoube::lessons {

struct Incident {
  rules::Position position;
  game::Regulations regulations{};
  std::array<int, 2> illegal_acts{};  ///< by color, before the game stood as it is set up
  std::vector<game::Event> events{};
};

/// What came of it.
struct Followed {
  game::Game game;
  /// One for each event, those that refuse it included.
  std::vector<game::Ruling> rulings{};
};
/// The events one after another.
[[nodiscard]] Followed follow(const Incident& incident, const std::vector<game::Event>& events);

/// What is looked for: the last ruling; or the end of the game. A ruling that ends the game is found by the ground of the
/// end as well.
struct WantedEnd {
  game::Result result;
  std::optional<game::Termination> reason{};
};
using WantedRuling = std::variant<laws::Code, WantedEnd>;

[[nodiscard]] bool is_met(const WantedRuling& wanted, const Followed& followed);

}  // namespace adoube::lessons

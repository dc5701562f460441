// SPDX-License-Identifier: MIT
/// A game under the Laws: the fold of its events. `apply` answers each event with the next game and the ruling, or with the
/// ruling that refuses it; both carry an article. Pure: the same events give the same game, wherever and whenever.
/// Thread-safety: as for any value.
#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "adoube/game/event.hpp"
#include "adoube/game/history.hpp"
#include "adoube/game/ruling.hpp"
#include "adoube/game/termination.hpp"
#include "adoube/support/expected.hpp"

namespace adoube::game {

/// What the player on move is bound to after an incorrect claim with an announced move (9.5.3): that move, or, where it was
/// not legal, a move with its piece (Article 4).
struct Obligation {
  std::optional<rules::Move> move{};
  std::optional<rules::Square> piece{};

  friend bool operator==(const Obligation&, const Obligation&) = default;
};

struct Game {
  History history;
  /// Every ground on which the game has ended, the one to cite in front; empty while it goes on.
  std::vector<Outcome> ends{};
  /// Whose offer of a draw is open, by color (9.1.2.1): until accepted, declined, answered by a move, or the end.
  std::array<bool, 2> open_offers{};
  std::optional<Obligation> obligation{};

  [[nodiscard]] bool over() const { return !ends.empty(); }
  [[nodiscard]] const rules::Position& position() const { return history.current(); }
  [[nodiscard]] bool has_offer(rules::Color by) const { return open_offers[static_cast<std::size_t>(rules::index(by))]; }
  void set_offer(rules::Color by, bool open) { open_offers[static_cast<std::size_t>(rules::index(by))] = open; }
  /// The game ends on these grounds, and open offers with it; nothing happens when there are none.
  void end_by(std::vector<Outcome> grounds) {
    ends = std::move(grounds);
    if (over()) open_offers = {};
  }
};

/// A new game from that position. Where the position has already ended the game (a mate set up, 75 moves on the counter), the
/// game is over from the start.
[[nodiscard]] Game start(const rules::Position& position);

/// An event that the Laws admit, and what it led to.
struct Ruled {
  Game game;
  Ruling ruling;
};

/// The event's ruling. Errors: the ruling that refuses it; the game stays as it was. After the end every event is refused.
/// Cost: copies the game; a move adds one bounded search for a dead position.
[[nodiscard]] Expected<Ruled, Ruling> apply(const Game& game, const Event& event);

}  // namespace adoube::game

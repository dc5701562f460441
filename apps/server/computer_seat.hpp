// SPDX-License-Identifier: GPL-3.0-or-later
/// The computer's part in one game: what it wants to do next. It looks at the game and answers; the table makes an event of
/// it, as of everything else, so that of two nodes at one game the store lets only one be first.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

#include "adoube/computer/choice.hpp"
#include "adoube/game/game.hpp"
#include "apps/server/computer_room.hpp"

namespace adoube::server {

/// The moves of a game on a screen, each of which was legal, as an engine is asked about them.
[[nodiscard]] computer::Line engine_line(const game::History& history);

class ComputerSeat {
 public:
  ComputerSeat(rules::Color colour, int level) : colour_(colour), level_(level) {}

  /// What it does without thinking, be it its turn or not: the answer to a request or an offer, or a claim of a draw
  /// (docs/computer.md).
  [[nodiscard]] std::optional<game::Act> at_once(const game::Game& game) const;
  /// It has the move. `game`: brought to now.
  [[nodiscard]] bool is_to_move(const game::Game& game) const { return !game.over() && game.history.turn() == colour_; }
  /// The move that it wants of an engine, where it has the move.
  [[nodiscard]] MoveWanted wanted(const game::Game& game) const;

  /// An engine has thought about that game as it stood.
  void thought_of(std::size_t half_moves, const rules::Position& position, const computer::Choice& choice);
  /// What it came to, where the game still stands so; nothing where a move was taken back in the meantime, or another node
  /// has moved. Afterwards there is none.
  [[nodiscard]] std::optional<rules::Move> take_thought(const game::Game& game);

  /// An engine failed: how long to wait before the next is asked; longer each time, and up to a minute.
  [[nodiscard]] std::chrono::milliseconds failed();

 private:
  struct Thought {
    std::size_t half_moves;
    rules::Position position;
    computer::Choice choice;
  };

  rules::Color colour_;
  int level_;
  std::optional<Thought> thought_{};
  /// What it thinks of its game since it moved last.
  std::optional<uci::Score> score_{};
  int failures_ = 0;
};

}  // namespace adoube::server

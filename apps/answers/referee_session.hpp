// SPDX-License-Identifier: MIT
/// A game with its referee: events go in as JSON, one line of ruling comes out for each. The command line, the browser and
/// the server answer with these lines.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/game/game.hpp"
#include "apps/answers/event_json.hpp"
#include "apps/answers/json.hpp"
#include "apps/answers/ply_notes.hpp"
#include "apps/answers/setup_json.hpp"

namespace adoube::answers {

class RefereeSession {
 public:
  RefereeSession(const GameSetup& setup, const Manner& manner);

  /// The answer to the setup: event 0, with what is to be done first.
  [[nodiscard]] Json opening() const;
  /// The answer to the next event, {"event","ok","ruling","article","text","turn","clock","fen","outcome"} and "code" (the
  /// same as "ruling"), "squares", "attackers", "path", "grounds", "at", "by", "do". Events count from 1, those that are
  /// refused or cannot be read included. A refused event changes nothing but the time that has passed; one that cannot be
  /// read, or whose time lies before that of the last one, not even that. `otherwise`: when an event without a time happens;
  /// without that it cannot be read.
  Json hear(const Json& event, std::optional<game::Time> otherwise = {});
  Json hear(const game::Event& event);
  /// The same for what is no event at all, with what is wrong with it in a sentence.
  Json hear_nothing(std::string_view fault);
  /// Time passes: a clock on a screen may run out (6.8). Nothing happens when that time has been.
  void wait_until(game::Time now);

  [[nodiscard]] const game::Game& game() const { return game_; }
  [[nodiscard]] const Manner& manner() const { return manner_; }
  /// One for each half-move of the history.
  [[nodiscard]] const std::vector<PlyNote>& notes() const { return notes_.list(); }
  [[nodiscard]] std::size_t events() const { return events_; }
  /// The ruling that tells how the game ended, where one of an event does.
  [[nodiscard]] const std::optional<game::Ruling>& last_word() const { return last_word_; }

 private:
  [[nodiscard]] Json line(bool ok, const game::Ruling& ruling) const;

  game::Game game_;
  Manner manner_;
  std::size_t events_ = 0;
  PlyNotes notes_{};
  std::optional<game::Ruling> last_word_{};
};

/// The FEN of what stood on the board after that many half-moves, whether or not it can be played.
[[nodiscard]] std::string board_fen(const game::History& history, std::size_t plies, const Manner& manner);
/// {"white_ms","black_ms"}; without a clock both are null.
[[nodiscard]] Json clock_json(const std::optional<game::Clock>& clock);
/// {"result","reason","article"}, or null while the game goes on.
[[nodiscard]] Json end_json(const game::Game& game);

}  // namespace adoube::answers

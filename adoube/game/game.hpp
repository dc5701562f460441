// SPDX-License-Identifier: MIT
/// A game under the Laws: the fold of its events. `apply` answers each event with the next game and the ruling, or with the
/// ruling that refuses it; both carry an article. Pure: the same events give the same game, wherever and whenever.
/// Thread-safety: as for any value.
#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "adoube/game/clock.hpp"
#include "adoube/game/event.hpp"
#include "adoube/game/history.hpp"
#include "adoube/game/regulations.hpp"
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

/// What the player on move has done with the hands since the opponent's move (Article 4).
struct Turn {
  /// "J'adoube" was said: touches no longer count (4.2.1).
  bool adjusting = false;
  /// Touched with intent, in order; pieces of both colours (4.3).
  std::vector<rules::Square> touched{};
  /// The king was released where only an illegal castling brings it (4.7.2).
  bool king_released = false;

  [[nodiscard]] bool has_touched() const { return !touched.empty(); }
  friend bool operator==(const Turn&, const Turn&) = default;
};

/// What bound the player before the illegal move that was made last: it binds again once that move is corrected.
struct BeforeIllegalMove {
  std::size_t plies;
  Turn turn;
  std::optional<Obligation> obligation;

  friend bool operator==(const BeforeIllegalMove&, const BeforeIllegalMove&) = default;
};

/// What a player asked or claimed under Guidelines III, and the arbiter has not yet decided.
struct Request {
  ClaimKind kind;  ///< NoNormalWin or AskIncrement
  rules::Color by;
  bool postponed = false;  ///< III.5.2: the result is declared later, be it after a flag fall

  friend bool operator==(const Request&, const Request&) = default;
};

/// What the game remembers of one player.
struct Conduct {
  int illegal_acts = 0;         ///< of 7.5.1 to 7.5.4, completed
  int warnings = 0;             ///< 12.9.1
  int score_asked = 0;          ///< A.4.3
  int failed_claims = 0;        ///< to be seen under 11.5
  int offers = 0;               ///< likewise
  int take_backs_declined = 0;  ///< requests of this player's
  int take_back_asked_at = -1;  ///< how many moves this player had made at the last request
  int rematches_asked = 0;
  bool wants_rematch = false;   ///< after the end
  bool points_lowered = false;  ///< 12.9.5
  bool away = false;            ///< has left and not come back
  bool arrived = false;         ///< has arrived, as an event said
  bool calls_arbiter = false;   ///< until the arbiter does something

  friend bool operator==(const Conduct&, const Conduct&) = default;
};

struct Game {
  Regulations regulations{};
  History history;
  /// None without a time control.
  std::optional<Clock> clock{};
  /// The time of the last event, or what the game was brought to since (at()).
  Time now{0};
  /// Every ground on which the game has ended, the one to cite in front; empty while it goes on.
  std::vector<Outcome> ends{};
  /// Whose offer of a draw is open, by color (9.1.2.1): until accepted, declined, answered by a touch or a move, or the end.
  std::array<bool, 2> open_offers{};
  std::optional<Obligation> obligation{};
  Turn turn{};
  std::optional<BeforeIllegalMove> before_illegal_move{};
  std::optional<Request> request{};
  /// Who has asked for a move back: until accepted, declined, answered by a move of either player, or the end.
  std::optional<rules::Color> take_back{};
  std::array<Conduct, 2> players{};

  [[nodiscard]] bool over() const { return !ends.empty(); }
  /// history.playable() holds, as it always does on a screen.
  [[nodiscard]] const rules::Position& position() const { return history.current(); }
  [[nodiscard]] bool has_offer(rules::Color by) const { return open_offers[static_cast<std::size_t>(rules::index(by))]; }
  void set_offer(rules::Color by, bool open) { open_offers[static_cast<std::size_t>(rules::index(by))] = open; }
  [[nodiscard]] Conduct& conduct(rules::Color of) { return players[static_cast<std::size_t>(rules::index(of))]; }
  [[nodiscard]] const Conduct& conduct(rules::Color of) const { return players[static_cast<std::size_t>(rules::index(of))]; }
  [[nodiscard]] bool at_a_board() const { return regulations.mode == Mode::Board; }
  /// The half-move of that player, from 0, that is made and not completed (6.2.1).
  [[nodiscard]] std::optional<std::size_t> uncompleted(rules::Color by) const;
  friend bool operator==(const Game&, const Game&) = default;
  /// The game ends on these grounds: offers and requests end with it and the clock stands. Nothing happens when there are
  /// none.
  void end_by(std::vector<Outcome> grounds);
};

/// A new game from that position. Where the position has already ended the game (a mate set up, 75 moves on the counter),
/// the game is over from the start. `regulations`: usable().
[[nodiscard]] Game start(const rules::Position& position, const Regulations& regulations = {});

/// An event that the Laws admit, and what it led to.
struct Ruled {
  Game game;
  Ruling ruling;
};

/// The event's ruling. Errors: the ruling that refuses it; nothing has changed then but the time, which at() tells. After
/// the end every event is refused with the article of the end. An event before game.now is refused as Unreadable, and with
/// it time has not passed either. Cost: copies the game; a move adds one bounded search for a dead position.
[[nodiscard]] Expected<Ruled, Ruling> apply(const Game& game, const Event& event);
/// The same in place, for those who follow a long game: without a copy. Where the event is refused `game` is what at()
/// gives, or, where it is Unreadable, the game as it was.
[[nodiscard]] Expected<Ruling, Ruling> apply_to(Game& game, const Event& event);

/// The game as it stands when nothing happens until then: the clock has run, and on a screen a flag that ran out has fallen
/// (6.8). at(at(game, a), b) equals at(game, b); a time before game.now leaves the game as it is.
[[nodiscard]] Game at(Game game, Time now);
/// The same in place.
void pass_time(Game& game, Time now);

/// When the running clock ends the game on a screen if nothing happens; nothing at a board, without a clock or while none
/// runs.
[[nodiscard]] std::optional<Time> flag_due(const Game& game);

/// What the player on move is bound to: 9.5.3 first, then Article 4. Nothing when any legal move may be played.
[[nodiscard]] std::optional<Ruling> binding(const Game& game);
/// The moves that the player on move may play: the legal moves that obey binding(). Empty when the game is over or what
/// stands on the board cannot be played.
[[nodiscard]] std::vector<rules::Move> playable_moves(const Game& game);

/// Whether the players may agree on a draw now: both have made a move (5.2.3), and the event allows it already (9.1.1).
[[nodiscard]] bool can_agree(const Game& game);

/// How often a player whose requests are declined may ask for a move back, in one game.
inline constexpr int declined_take_backs_limit = 3;

/// How often a player may ask for a rematch of one game.
inline constexpr int rematches_limit = 5;

/// Both players want another game; it is the server's to make. Neither can go back on it.
[[nodiscard]] bool rematch_agreed(const Game& game);

/// What stands in the way of that player's asking for a move back now; nothing where it may be done.
[[nodiscard]] std::optional<Ruling> against_take_back(const Game& game, rules::Color by);

/// When the game is aborted if the player on move does not make the first move; nothing where no such limit was agreed on,
/// the move has been made, or the game is over.
[[nodiscard]] std::optional<Time> first_move_due(const Game& game);

/// What is to be done now, for one who runs the game: whose move, whose press, what to decide, the result to sign.
[[nodiscard]] Ruling next_step(const Game& game);

}  // namespace adoube::game

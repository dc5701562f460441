// SPDX-License-Identifier: GPL-3.0-or-later
/// Where games are made and found. A table is in memory while someone sits or stands at it or its clock runs, and rests
/// where nothing happens at it; the store has it otherwise. Everything here happens on the loop.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "apps/server/backstage.hpp"
#include "apps/server/live_game.hpp"
#include "apps/server/messages.hpp"
#include "apps/server/referee.hpp"

namespace adoube::server {

class Lobby {
 public:
  explicit Lobby(Backstage& backstage) : backstage_(backstage) {}

  template <class Value>
  using Done = std::function<void(Expected<Value, HttpProblem>)>;

  /// Errors: BadSetup (with what is wrong), TooMany (games under clock), Unavailable.
  /// `opponent`: the account that alone may take the other seat.
  void make_game(const NewGame& wish, const Person* maker, const std::optional<std::string>& opponent, Done<GameMade> done);
  /// The live game, from the store where it is not in memory. Errors: UnknownGame, Unavailable.
  void find_game(const std::string& game, Done<std::shared_ptr<LiveGame>> done);
  /// Something is due in that game, and no other server sees to it.
  void see_to(const std::string& game);
  /// Whether any of the games here has gone on elsewhere.
  void look_into_the_store();
  /// How often let_games_rest() is to be called, and how many calls make a round.
  static constexpr std::chrono::milliseconds some_rest_every{100};
  static constexpr std::size_t calls_of_a_round = 300;
  /// Looks at a part of the games, so that nobody waits for long: lets those rest at which nothing has happened since the
  /// last round, and forgets those that are no longer in memory. At the end of each round memory that is free goes back to
  /// the system.
  void let_games_rest();
  /// Games in memory, and some that were a moment ago.
  [[nodiscard]] std::size_t size() const { return games_.size(); }
  /// Nobody is answered any more.
  void forget_who_waits() {
    awaited_.clear();
    asked_for_.clear();
  }

 private:
  struct Opened {
    store::StoredGame game;
    Expected<Referee, std::string> referee;  ///< or what in the game cannot be understood
  };

  void opened(const std::string& game, Expected<Opened, store::StoreError> answer);
  [[nodiscard]] static Expected<Opened, store::StoreError> open(store::Store& store, const std::string& game);
  void end_round();

  Backstage& backstage_;
  std::unordered_map<std::string, std::weak_ptr<LiveGame>> games_;
  std::size_t next_bucket_ = 0;  ///< of `games_`, to be looked at in this round
  /// What was read from the store in this round stays till its end: whoever asks again and again does not have it folded
  /// again and again.
  std::vector<std::shared_ptr<LiveGame>> asked_for_;
  /// Games being read from the store, and who waits for them.
  std::unordered_map<std::string, std::vector<Done<std::shared_ptr<LiveGame>>>> awaited_;
};

}  // namespace adoube::server

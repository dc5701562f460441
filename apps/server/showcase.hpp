// SPDX-License-Identifier: GPL-3.0-or-later
/// What the lobby shows: games that wait for a second player, and games under way that anyone may watch. What is shown is in
/// the store, for every node; each node lists the games of the players who are connected to it, and says that it lives.
/// Whoever watches the lobby gets the whole list whenever it has changed. Everything here happens on the loop.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "adoube/store/listings.hpp"
#include "apps/server/backstage.hpp"

namespace adoube::server {

class Showcase {
 public:
  /// Under that name the bus tells that the list has changed; no game is called so.
  static constexpr std::string_view topic = "lobby";
  /// How much is told at most, and how much one node lists.
  static constexpr std::int64_t waiting_shown = 60;
  static constexpr std::int64_t playing_shown = 30;
  static constexpr std::size_t listed_limit = 500;
  /// Challenges of one address on this node at once; this machine itself has no such limit.
  static constexpr std::size_t waiting_per_address = 5;
  /// A node that has not been heard of for that long is taken for dead.
  static constexpr std::int64_t alive_ms = 20'000;
  static constexpr std::chrono::milliseconds says_so_every{5'000};
  static constexpr std::chrono::milliseconds told_every{500};

  Showcase(Backstage& backstage, store::Listings& listings);

  /// Shows the game so, until something else is said of it. What is beyond the limits is not shown. `player`: one of
  /// those who play.
  void show(const std::string& game, store::ListingState state, std::int64_t spectators, const Guest& player);
  /// No longer shows it.
  void hide(const std::string& game);

  /// The guest hears of the list from now on, until it leaves.
  void watch(Guest& guest);
  void leave(Guest& guest) { watchers_.erase(&guest); }
  /// How many challenges, open or to somebody, that account's browsers show on this node.
  [[nodiscard]] std::size_t waiting_of(const std::string& account) const;

 private:
  struct Shown {
    store::ListingState state;
    std::int64_t spectators;
    std::string group;    ///< of addresses; empty: has no limit
    std::string account;  ///< of the player; empty: none
  };

  [[nodiscard]] bool has_as_many_as_it_may(const std::string& group) const;

  void write_down(const std::string& game);
  void write_next();
  void changed();
  void say_alive();
  void look_soon();
  void look();
  struct Lists;
  void tell(const Lists& lists);

  Backstage& backstage_;
  store::Listings& listings_;
  std::unordered_map<std::string, Shown> shown_;
  std::unordered_set<std::string> to_write_;  ///< games of which the store does not have what was said last
  bool writing_ = false;
  std::unordered_map<Guest*, Frame> watchers_;  ///< and what each has heard last
  Frame last_;                                  ///< what was told last; none before the first time
  bool looking_ = false;                        ///< the store is being asked
  bool look_due_ = false;                       ///< something has changed since it was asked
  bool says_alive_ = false;
  std::shared_ptr<bool> here_ = std::make_shared<bool>(true);  ///< for alarms that outlive this
  std::unique_ptr<bus::Subscription> subscription_;
};

}  // namespace adoube::server

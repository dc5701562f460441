// SPDX-License-Identifier: MIT
/// Many games at once against running servers, and what came of it. Two players who know their moves beforehand sit at each
/// game; whatever breaks between them and the server they come back, as a page does. Everything that is acknowledged, told
/// and kept is compared.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "bench/load/event_loop.hpp"
#include "bench/load/link.hpp"

namespace adoube::load {

using Line = std::vector<std::string>;  ///< moves, as UCI writes them

struct Wishes {
  std::vector<Address> servers;  ///< White of a game sits at one, Black at the next
  int games = 100;
  /// What a player thinks before a move, on average; 0: none.
  std::chrono::milliseconds pace{0};
  std::chrono::seconds time{10};
  std::chrono::seconds warm_up{2};
  /// Connections that break, all together.
  double breaks_per_second = 0;
  /// How long a server may be away before that is a fault.
  std::chrono::seconds patience{15};
  std::string time_control;
  /// New games are begun at most so fast.
  double starts_per_second = 2000;
  /// Games stop after so many moves and stand there; 0: they are played to the end, and new ones follow.
  int plies = 0;
};

/// Microseconds, and how many took at most so long.
struct Waits {
  std::vector<std::uint32_t> all;

  void add(Clock::duration time) {
    all.push_back(static_cast<std::uint32_t>(std::chrono::duration_cast<std::chrono::microseconds>(time).count()));
  }
  /// In milliseconds; `share` of 1 is the longest. Sorts.
  [[nodiscard]] double percentile(double share);
};

struct Tally {
  std::int64_t acknowledged = 0;  ///< moves of the measured time
  std::int64_t moves_in_all = 0;  ///< acknowledged from the beginning to the end
  std::int64_t games_finished = 0;
  std::int64_t games_checked = 0;
  std::int64_t moves_checked = 0;
  std::int64_t breaks = 0;         ///< connections that were broken on purpose
  std::int64_t reconnections = 0;  ///< all of them
  std::int64_t not_kept = 0;       ///< acts that were refused for now (the store did not take them)
  std::int64_t games_refused = 0;  ///< new games that were refused for now
  Waits to_opponent;
  Waits to_acknowledgement;
  std::int64_t fault_count = 0;
  std::vector<std::string> faults;  ///< the first of them
};

class Match;

class Load {
 public:
  Load(Wishes wishes, std::vector<Line> lines);
  ~Load();

  /// Opens so many connections that say nothing.
  void open_silent(int connections);
  /// Ends them.
  void close_silent();
  /// Begins all games; done when every game has both its players, or when it takes too long.
  void begin_games();
  /// Goes on until every game stands at `plies`, or too long.
  void play_to_the_plies();
  /// Lets the games go on for that time; `measured`: what happens is counted.
  void play_for(std::chrono::milliseconds time, bool measured);
  /// No more moves are begun; those under way are waited for, and every game is compared with what the servers keep.
  void stop_and_check();

  [[nodiscard]] const Wishes& wishes() const { return wishes_; }
  [[nodiscard]] Tally& tally() { return tally_; }

  // What matches ask of it.
  [[nodiscard]] EventLoop& loop() { return loop_; }
  [[nodiscard]] const Line& any_line() { return lines_[random_() % lines_.size()]; }
  [[nodiscard]] std::chrono::milliseconds thinking_time();
  [[nodiscard]] std::string new_key();
  [[nodiscard]] bool measuring() const { return measuring_; }
  [[nodiscard]] bool stopping() const { return stopping_; }
  void fault(std::string what);
  void finished(Match& match);

 private:
  class Silent;

  void begin_some();
  void break_one();
  [[nodiscard]] bool all_started() const;

  Wishes wishes_;
  std::vector<Line> lines_;
  EventLoop loop_;
  Tally tally_;
  std::mt19937_64 random_{20'261'130};
  std::vector<std::shared_ptr<Match>> matches_;
  std::vector<std::unique_ptr<Silent>> silent_;
  int begun_ = 0;
  bool measuring_ = false;
  bool stopping_ = false;
};

}  // namespace adoube::load

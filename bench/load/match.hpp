// SPDX-License-Identifier: MIT
/// One game of two players who come back whenever their connection breaks, and the judgement over it.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bench/load/load.hpp"
#include "bench/load/reading.hpp"

namespace adoube::load {

class Match;

class Player final : public WebSocket {
 public:
  Player(Match& match, bool white);

  void sit_down(std::string game, std::string key);
  /// Breaks the connection off and comes back.
  void break_off();
  /// Makes the next move where it is this player's turn.
  void go_on();

  [[nodiscard]] bool seated() const { return seated_; }
  [[nodiscard]] bool waits_for_an_answer() const { return sent_seq_ >= 0; }
  [[nodiscard]] const std::vector<SeenEvent>& events() const { return events_; }
  [[nodiscard]] bool over() const { return over_; }

 private:
  void opened() override;
  void heard(std::string_view text) override;
  void lost() override;

  void hear_joined(std::string_view text);
  void hear_event(std::string_view text);
  void hear_ack(std::string_view text);
  void hear_refused(std::string_view text);
  void hear_error(std::string_view text);
  /// Events from that place on, of which some may be known.
  void take_in(std::int64_t from, const std::vector<SeenEvent>& events);
  void come_back();
  void act();
  void try_again_soon();

  Match& match_;
  bool white_;
  std::string game_;
  std::string key_;
  bool has_seat_ = false;  ///< the server has said so
  bool seated_ = false;    ///< and the connection is in the game
  bool over_ = false;
  bool thinking_ = false;
  std::vector<SeenEvent> events_;
  std::int64_t sent_seq_ = -1;  ///< of an act without an answer
  Clock::time_point away_since_{};
};

class Match : public std::enable_shared_from_this<Match> {
 public:
  explicit Match(Load& load, int number);

  void begin();
  void break_one(bool white) { players_[white ? 0 : 1]->break_off(); }
  /// Compares what was seen with what every server says; `then` follows.
  void check(std::function<void()> then);
  [[nodiscard]] bool started() const { return players_[0]->seated() && players_[1]->seated(); }
  [[nodiscard]] bool waits_for_an_answer() const {
    return players_[0]->waits_for_an_answer() || players_[1]->waits_for_an_answer();
  }
  /// Nothing is on its way, and nobody is.
  [[nodiscard]] bool at_rest() const {
    const auto rests = [](const auto& player) { return player->over() || player->seated(); };
    return game_.empty() || (!waits_for_an_answer() && rests(players_[0]) && rests(players_[1]));
  }
  [[nodiscard]] bool at_the_plies() const {
    const auto plies = static_cast<std::size_t>(load_.wishes().plies);
    return players_[0]->over() || (players_[0]->events().size() >= plies && players_[1]->events().size() >= plies);
  }
  [[nodiscard]] const std::string& game() const { return game_; }
  [[nodiscard]] int number() const { return number_; }

  // What its players ask of it.
  [[nodiscard]] Load& load() { return load_; }
  /// Unless the match is gone by then.
  void later(std::chrono::milliseconds time, std::function<void()> task);
  [[nodiscard]] const Line& line() const { return line_; }
  [[nodiscard]] const Address& server_of(bool white) const;
  void went_out(std::int64_t seq);
  void came_in(std::int64_t seq);
  void acknowledged(std::int64_t seq);
  void player_is_through();
  void fault(std::string_view what);

 private:
  void made(int status, std::string_view body);
  void ask(std::size_t server, const std::function<void()>& then);
  void compare(std::size_t server, std::string_view state);

  Load& load_;
  int number_;
  const Line& line_;
  std::string game_;
  std::array<std::unique_ptr<Player>, 2> players_;
  std::unique_ptr<Exchange> exchange_;
  int tries_ = 0;
  bool finished_ = false;
  std::int64_t acknowledged_ = 0;  ///< so many events are known to be on disk
  Clock::time_point sent_at_{};
  std::int64_t sent_seq_ = -1;
};

}  // namespace adoube::load

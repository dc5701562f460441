// SPDX-License-Identifier: GPL-3.0-or-later
/// What the server counts for its operator, written as Prometheus reads it (text format 0.0.4). Names and labels are words
/// of ours; nothing of a player or of one game is among them. Lives on the loop.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace adoube::server {

/// How long things took.
class Histogram {
 public:
  using Clock = std::chrono::steady_clock;

  void add(Clock::duration time);
  void add_since(Clock::time_point begin) { add(Clock::now() - begin); }
  void write(std::string& out, std::string_view name, std::string_view help) const;
  [[nodiscard]] std::uint64_t count() const { return count_; }

 private:
  static constexpr std::array<double, 13> bounds = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                    0.1,    0.25,  0.5,    1,     2.5,  5};
  std::array<std::uint64_t, bounds.size()> within_{};  ///< each counted once, where it first fits
  std::uint64_t count_ = 0;
  double seconds_ = 0;
};

/// Counts by a word out of few.
class Counts {
 public:
  void add(std::string_view word, std::uint64_t more = 1);
  void write(std::string& out, std::string_view name, std::string_view label, std::string_view help) const;
  [[nodiscard]] std::uint64_t of(std::string_view word) const;

 private:
  std::map<std::string, std::uint64_t, std::less<>> counts_;
};

struct Metrics {
  std::uint64_t connections_accepted = 0;
  Counts connections_refused;          ///< "full", "address"
  Counts requests;                     ///< by status
  Histogram request_time;              ///< from the whole request to the answer, without the sockets
  std::uint64_t requests_refused = 0;  ///< of addresses that ask too often
  std::uint64_t websockets_opened = 0;
  Counts messages;  ///< by type, and "unreadable"
  std::uint64_t texts_sent = 0;
  std::uint64_t bytes_sent = 0;  ///< of these texts
  std::uint64_t slow_readers_dropped = 0;
  std::uint64_t silent_dropped = 0;  ///< never joined a game
  std::uint64_t games_made = 0;
  Counts acts_stood;      ///< by what was done
  Counts acts_refused;    ///< by the ruling's code
  Histogram append_time;  ///< from the store's being asked to keep an event until the loop knows
  Counts store_faults;    ///< by the store's word for it
  Counts engine_answers;  ///< "move", or what was wrong with the engine that was asked for one
  Histogram loop_delay;   ///< how late the loop comes to what is due
};

/// How things stand at the moment.
struct Gauges {
  std::size_t connections = 0;
  std::size_t websockets = 0;
  std::size_t games_in_memory = 0;
  std::size_t games_under_clock = 0;
  std::size_t events_under_way = 0;
  std::size_t moves_wanted = 0;
  bool stopping = false;
};

[[nodiscard]] std::string prometheus_text(const Metrics& metrics, const Gauges& gauges);

}  // namespace adoube::server

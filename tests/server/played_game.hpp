// SPDX-License-Identifier: MIT
/// Games that play themselves over two connections.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "adoube/rules/legal_moves.hpp"
#include "apps/server/referee.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {

/// Two players who play legal moves, a different game for each number, until the server is gone or the game over.
class PlayedGame {
 public:
  PlayedGame(std::uint16_t port, unsigned number) : players_(port), number_(number) {}

  /// Counts in `moves`; stops early when `enough`; the seconds from each move to its acknowledgement go to `waits`.
  void play(std::atomic<int>& moves, const std::atomic<bool>* enough = nullptr, std::vector<double>* waits = nullptr) {
    Referee referee = *Referee::from({.fen = "startpos", .variant = Variant::Standard});
    while (!referee.game().over() && (enough == nullptr || !*enough)) {
      const rules::MoveList legal = rules::legal_moves(referee.game().position());
      number_ = number_ * 1664525 + 1013904223;
      std::size_t pick = (number_ >> 8) % legal.size();
      auto at = legal.begin();
      while (pick-- > 0) ++at;
      const bool white = referee.game().position().turn() == rules::Color::White;
      WebSocketClient& mover = white ? players_.white.socket : players_.black.socket;
      WebSocketClient& other = white ? players_.black.socket : players_.white.socket;
      const std::int64_t seq = static_cast<std::int64_t>(acknowledged_.size());
      sent_ = {.act = ActKind::Move, .uci = notation::write_uci(*at), .kind = {}};
      const auto start = std::chrono::steady_clock::now();
      if (!mover.send(write(ActMessage{.id = 1, .seq = seq, .event = sent_}))) return;
      const auto event = read_server_message(mover.news());
      if (!event || !std::holds_alternative<EventMessage>(*event)) return;
      const auto ack = read_server_message(mover.news());
      if (!ack || !std::holds_alternative<AckMessage>(*ack)) return;
      if (waits != nullptr)
        waits->push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
      acknowledged_.push_back(std::get<EventMessage>(*event).event);
      ++moves;
      if (other.news().empty()) return;
      if (!referee.follow(acknowledged_.back(), *event_of(acknowledged_.back()))) return;
    }
  }

  [[nodiscard]] const std::string& id() const { return players_.made.game; }
  [[nodiscard]] const std::string& key() const { return players_.made.key; }
  [[nodiscard]] const std::vector<GameEvent>& acknowledged() const { return acknowledged_; }
  /// The act that may be on disk although its answer never came.
  [[nodiscard]] const Act& last_sent() const { return sent_; }

 private:
  TwoPlayers players_;
  std::uint32_t number_;
  std::vector<GameEvent> acknowledged_;
  Act sent_;
};

}  // namespace adoube::server

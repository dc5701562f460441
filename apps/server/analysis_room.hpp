// SPDX-License-Identifier: GPL-3.0-or-later
/// Where finished games are looked at, one position after another, in the background: by engines of their own, each on a
/// thread. What is wanted is in the store, for every node; whoever takes a game has it for a while, and what is found out
/// is kept with each position, so that another goes on where this one was ended. Thread-safety: any thread may wake.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "adoube/computer/question.hpp"
#include "adoube/store/analyses.hpp"
#include "adoube/uci/engine.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/engine_options.hpp"

namespace adoube::server {

class AnalysisRoom {
 public:
  /// A game is one node's for so long, from the last position on.
  static constexpr std::int64_t lease_ms = 120'000;
  /// After an engine has failed the game is left alone for a while, and given up where that has happened so often.
  static constexpr std::int64_t retry_ms = 20'000;
  static constexpr std::int64_t most_tries = 4;
  /// Who is idle looks into the store so often by itself: another node may have asked.
  static constexpr std::chrono::milliseconds looks_every{3'000};
  /// The longest that a position waits for moves of games under way, which come first.
  static constexpr std::chrono::milliseconds longest_yield{2'000};
  static constexpr std::size_t longest_line = 8;

  /// `games_wait`: whether moves of games under way are wanted; from any thread. All outlive the room.
  AnalysisRoom(Backstage& backstage, store::Analyses& analyses, const EngineOptions& options,
               std::function<bool()> games_wait);
  AnalysisRoom(const AnalysisRoom&) = delete;
  AnalysisRoom& operator=(const AnalysisRoom&) = delete;
  /// Engines end their thinking; what was begun is left to others at once.
  ~AnalysisRoom();

  /// Something is wanted.
  void wake();

 private:
  void work(const EngineOptions& options);
  void analyse(uci::Engine& engine, const store::AnalysisJob& job);
  [[nodiscard]] Expected<Evaluation, uci::EngineFault> evaluate(uci::Engine& engine, const computer::Line& line);
  /// False: the game is no longer this node's.
  bool keep(const std::string& game, store::Analysis analysis, std::int64_t lease_ms);
  void tell(const std::string& game, std::string_view reason);
  void wait(std::chrono::milliseconds time);

  Backstage& backstage_;
  store::Analyses& analyses_;
  std::chrono::milliseconds time_;
  std::function<bool()> games_wait_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::atomic<bool> stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace adoube::server

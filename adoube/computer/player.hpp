// SPDX-License-Identifier: MIT
/// The computer as a player: an engine, a level, and the dice.
/// Thread-safety: one thread at a time, which waits; `stop` may be set from any other.
#pragma once

#include <atomic>
#include <optional>
#include <random>

#include "adoube/computer/choice.hpp"
#include "adoube/computer/level.hpp"
#include "adoube/computer/question.hpp"
#include "adoube/uci/engine.hpp"

namespace adoube::computer {

class Player {
 public:
  Player(uci::EngineProgram program, const Level& level, std::uint64_t seed, uci::Patience patience = {})
      : engine_(std::move(program), patience), level_(level), dice_(seed) {}

  /// Its move in the line's position, where the side on move has that clock; there is a legal move. Takes no longer than
  /// thinking_time() tells. Errors: the engine's; nothing is lost, and asking again begins anew.
  [[nodiscard]] Expected<Choice, uci::EngineFault> think(const Line& line, const std::optional<ClockView>& clock,
                                                         const std::atomic<bool>* stop = nullptr);
  [[nodiscard]] uci::Engine& engine() { return engine_; }
  [[nodiscard]] const uci::Engine& engine() const { return engine_; }
  [[nodiscard]] const Level& level() const { return level_; }
  /// From now on.
  void play_at(const Level& level) { level_ = level; }

 private:
  uci::Engine engine_;
  Level level_;
  std::mt19937_64 dice_;
};

}  // namespace adoube::computer

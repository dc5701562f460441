// SPDX-License-Identifier: MIT
/// An external UCI engine that is asked for moves. One that hangs, dies, floods or answers nonsense is ended, started again
/// and asked again, so often and no more; then the question is answered with what was wrong, and the next question begins
/// anew. Here is no chess: the asker says which moves are legal.
/// Thread-safety: one thread at a time, which waits; `stop` may be set from any other.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/support/expected.hpp"
#include "adoube/uci/engine_fault.hpp"
#include "adoube/uci/engine_question.hpp"
#include "adoube/uci/patience.hpp"
#include "adoube/uci/process.hpp"
#include "adoube/uci/said.hpp"

namespace adoube::uci {

struct EngineProgram {
  std::string path;
  std::vector<std::string> arguments{};
};

class Engine {
 public:
  explicit Engine(EngineProgram program, Patience patience = {}) : program_(std::move(program)), patience_(patience) {}

  /// Hears each line of thought as it comes. Not called from another thread.
  using Hear = std::function<void(const Info& info)>;

  /// Starts the engine where it does not run. `stop`: once it is set the engine ends its thinking, and what it has is the
  /// answer. Errors: what was wrong the last time that it was tried; the engine does not run then.
  [[nodiscard]] Expected<Answer, EngineFault> ask(const Question& question, const Hear& hear = {},
                                                  const std::atomic<bool>* stop = nullptr);
  /// Starts it and sees that it is ready, to learn early that it is none. Errors as above.
  [[nodiscard]] Expected<void, EngineFault> make_ready();
  /// Says goodbye to it, where it runs. The next question starts it again.
  void quit();

  /// What it calls itself; empty until it has been started.
  [[nodiscard]] const std::string& name() const { return name_; }
  /// The option of that name, in any case of letters, or nothing. Known once it has been started.
  [[nodiscard]] const Option* option(std::string_view name) const;
  /// How often it was started in all.
  [[nodiscard]] int starts() const { return starts_; }

 private:
  using Clock = Process::Clock;
  class Hearing;

  [[nodiscard]] Expected<void, EngineFault> start(Clock::time_point deadline);
  [[nodiscard]] Expected<void, EngineFault> greet(Clock::time_point deadline);
  [[nodiscard]] Expected<void, EngineFault> wait_ready(Clock::time_point deadline);
  [[nodiscard]] Expected<void, EngineFault> say(std::string_view line, Clock::time_point deadline);
  [[nodiscard]] Expected<void, EngineFault> set(const std::vector<Setting>& settings, Clock::time_point deadline);
  [[nodiscard]] Expected<Answer, EngineFault> ask_once(const Question& question, const Hear& hear,
                                                       const std::atomic<bool>* stop, Clock::time_point last);
  [[nodiscard]] Expected<Answer, EngineFault> listen(const Question& question, const Hear& hear,
                                                     const std::atomic<bool>* stop, Clock::time_point last);
  [[nodiscard]] Expected<Answer, EngineFault> judge(const Question& question, BestMove best, std::vector<Info> lines) const;

  EngineProgram program_;
  Patience patience_;
  std::optional<Process> process_{};
  std::string name_{};
  std::vector<Option> options_{};
  std::map<std::string, std::string, std::less<>> set_{};  ///< what the running engine was told
  int starts_ = 0;
};

}  // namespace adoube::uci

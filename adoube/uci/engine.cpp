// SPDX-License-Identifier: MIT
#include "adoube/uci/engine.hpp"

#include <algorithm>
#include <utility>

namespace adoube::uci {
namespace {

using namespace std::chrono_literals;

/// How soon a `stop` is noticed.
constexpr auto glance = 20ms;
/// More lines than a position can have moves are none.
constexpr std::int32_t most_lines = 256;
constexpr std::size_t most_options = 512;

[[nodiscard]] char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

[[nodiscard]] bool same_name(std::string_view a, std::string_view b) { return std::ranges::equal(a, b, {}, small, small); }

[[nodiscard]] EngineFault fault_of(ProcessFault fault) {
  switch (fault) {
    case ProcessFault::CannotStart:
      return EngineFault::CannotStart;
    case ProcessFault::NotInTime:
      return EngineFault::Silent;
    case ProcessFault::LineTooLong:
      return EngineFault::Flooded;
    case ProcessFault::Ended:
      break;
  }
  return EngineFault::Died;
}

void keep_line(std::vector<Info>& lines, const Info& info) {
  const std::int32_t rank = info.rank.value_or(1);
  if (info.variation.empty() || rank > most_lines) return;
  if (lines.size() < static_cast<std::size_t>(rank)) lines.resize(static_cast<std::size_t>(rank));
  lines[static_cast<std::size_t>(rank - 1)] = info;
}

}  // namespace

/// Reads what the engine says, and notes how much that is.
class Engine::Hearing {
 public:
  Hearing(Process& process, const Patience& patience) : process_(process), patience_(patience) {}

  /// What is said next, or nothing where it was no line that is known. Errors: as fault_of(); Flooded, Garbled.
  [[nodiscard]] Expected<std::optional<Said>, EngineFault> next(Clock::time_point deadline) {
    auto line = process_.read_line(deadline);
    if (!line) return refused(fault_of(line.error()));
    bytes_ += line->size() + 1;
    if (bytes_ > patience_.most_bytes) return refused(EngineFault::Flooded);
    auto said = read_said(*line);
    if (said) return std::optional<Said>(*std::move(said));
    const bool was_answer = line->find("bestmove") != std::string::npos && said.error().fault != SaidFault::UnknownWord;
    if (was_answer || ++unreadable_ > patience_.most_unreadable) return refused(EngineFault::Garbled);
    return std::optional<Said>();
  }

 private:
  Process& process_;
  const Patience& patience_;
  std::size_t bytes_ = 0;
  int unreadable_ = 0;
};

const Option* Engine::option(std::string_view name) const {
  const auto found = std::ranges::find_if(options_, [&](const Option& option) { return same_name(option.name, name); });
  return found == options_.end() ? nullptr : &*found;
}

Expected<void, EngineFault> Engine::say(std::string_view line, Clock::time_point deadline) {
  const auto written = process_->write_line(line, deadline);
  if (!written) return refused(fault_of(written.error()));
  return {};
}

Expected<void, EngineFault> Engine::start(Clock::time_point deadline) {
  auto process = Process::start(program_.path, program_.arguments);
  if (!process) return refused(EngineFault::CannotStart);
  process_.emplace(*std::move(process));
  name_.clear();
  options_.clear();
  set_.clear();
  ++starts_;
  auto greeted = greet(deadline);
  if (greeted) greeted = wait_ready(deadline);
  if (greeted) return {};
  process_.reset();
  return refused(EngineFault::NoGreeting);
}

Expected<void, EngineFault> Engine::greet(Clock::time_point deadline) {
  if (const auto said = say("uci", deadline); !said) return said;
  Hearing hearing(*process_, patience_);
  while (true) {
    auto said = hearing.next(deadline);
    if (!said) return refused(said.error());
    if (!*said) continue;
    if (std::holds_alternative<UciOk>(**said)) return {};
    if (auto* id = std::get_if<Id>(&**said); id && id->what == Id::What::Name) name_ = std::move(id->text);
    if (auto* option = std::get_if<Option>(&**said); option && options_.size() < most_options)
      options_.push_back(std::move(*option));
  }
}

Expected<void, EngineFault> Engine::wait_ready(Clock::time_point deadline) {
  if (const auto said = say("isready", deadline); !said) return said;
  Hearing hearing(*process_, patience_);
  while (true) {
    const auto said = hearing.next(deadline);
    if (!said) return refused(said.error());
    if (*said && std::holds_alternative<ReadyOk>(**said)) return {};
  }
}

Expected<void, EngineFault> Engine::set(const std::vector<Setting>& settings, Clock::time_point deadline) {
  for (const Setting& setting : settings) {
    const Option* known = option(setting.name);
    if (known == nullptr) continue;
    const auto told = set_.find(known->name);
    if (told != set_.end() && told->second == setting.value) continue;
    if (const auto said = say(set_option_command({known->name, setting.value}), deadline); !said) return said;
    set_[known->name] = setting.value;
  }
  return {};
}

Expected<Answer, EngineFault> Engine::judge(const Question& question, BestMove best, std::vector<Info> lines) const {
  if (!best.move) {
    if (!question.is_over) return refused(EngineFault::NoMove);
    return Answer{.move = std::nullopt, .lines = std::move(lines)};
  }
  const auto legal = [&](const std::string& move) { return !question.is_legal || question.is_legal(move); };
  if (!legal(*best.move)) return refused(EngineFault::IllegalMove);
  for (Info& line : lines)
    if (!line.variation.empty() && !legal(line.variation.front())) line.variation.clear();
  return Answer{.move = std::move(best.move), .lines = std::move(lines)};
}

Expected<Answer, EngineFault> Engine::listen(const Question& question, const Hear& hear, const std::atomic<bool>* stop,
                                             Clock::time_point last) {
  Hearing hearing(*process_, patience_);
  std::vector<Info> lines;
  bool told_to_stop = false;
  // Three moments: it is told to stop, where it has not answered by itself; then its answer must come.
  Clock::time_point due = last - std::min<Clock::duration>(patience_.answer, (last - Clock::now()) / 2);
  if (question.effort.time) due = std::min(due, Clock::now() + *question.effort.time + patience_.answer);
  while (true) {
    const auto now = Clock::now();
    const bool wanted_back = (stop != nullptr && *stop) || now >= due;
    if (!told_to_stop && wanted_back) {
      if (const auto said = say("stop", now + patience_.answer); !said) return refused(said.error());
      told_to_stop = true;
      due = now + patience_.answer;
    } else if (wanted_back && now >= due) {
      return refused(EngineFault::Silent);
    }
    auto said = hearing.next(std::min(due, now + glance));
    if (!said && said.error() == EngineFault::Silent) continue;
    if (!said) return refused(said.error());
    if (!*said) continue;
    if (const auto* info = std::get_if<Info>(&**said)) {
      keep_line(lines, *info);
      if (hear) hear(*info);
    } else if (auto* best = std::get_if<BestMove>(&**said)) {
      return judge(question, std::move(*best), std::move(lines));
    }
  }
}

Expected<Answer, EngineFault> Engine::ask_once(const Question& question, const Hear& hear, const std::atomic<bool>* stop,
                                               Clock::time_point last) {
  const auto soon = std::min(last, Clock::now() + patience_.start);
  if (!process_) {
    if (const auto started = start(soon); !started) return refused(started.error());
  }
  if (const auto done = set(question.settings, soon); !done) return refused(done.error());
  if (const auto ready = wait_ready(soon); !ready) return refused(ready.error());
  if (const auto said = say(position_command(question.fen, question.moves), soon); !said) return refused(said.error());
  if (const auto said = say(go_command(question.effort), soon); !said) return refused(said.error());
  return listen(question, hear, stop, last);
}

Expected<Answer, EngineFault> Engine::ask(const Question& question, const Hear& hear, const std::atomic<bool>* stop) {
  const auto last = Clock::now() + question.longest;
  for (int tries = 0;; ++tries) {
    auto answer = ask_once(question, hear, stop, last);
    if (answer) return answer;
    process_.reset();
    const bool wanted = stop == nullptr || !*stop;
    if (tries >= patience_.restarts || !wanted || Clock::now() >= last) return answer;
  }
}

Expected<void, EngineFault> Engine::make_ready() {
  if (process_) return {};
  return start(Clock::now() + patience_.start);
}

void Engine::quit() {
  if (!process_) return;
  const auto soon = Clock::now() + 200ms;
  if (process_->write_line("quit", soon)) process_->wait_for_end(soon);
  process_.reset();
}

}  // namespace adoube::uci

// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/analysis_room.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "adoube/notation/uci_move.hpp"
#include "adoube/rules/legal_moves.hpp"
#include "adoube/rules/play.hpp"
#include "apps/server/computer_seat.hpp"
#include "apps/server/loaded_game.hpp"

namespace adoube::server {
namespace {

using std::chrono::milliseconds;

/// More than an engine may take for one position, its starts included, is in vain.
constexpr milliseconds longest_question{30'000};

/// Nothing where what is kept cannot be played again.
std::optional<computer::Line> line_of(const LoadedGame& loaded) {
  const auto referee = replayed(loaded);
  if (!referee) return std::nullopt;
  return engine_line(referee->game().history);
}

computer::Line first_of(const computer::Line& line, std::size_t half_moves) {
  return {line.start, {line.moves.begin(), line.moves.begin() + static_cast<std::ptrdiff_t>(half_moves)}};
}

/// As far as its moves can be played.
std::vector<std::string> playable(rules::Position position, const std::vector<std::string>& moves, std::size_t most) {
  std::vector<std::string> line;
  for (const std::string& text : moves) {
    const auto move = notation::read_uci(position, text);
    if (!move || line.size() == most) break;
    line.push_back(text);
    position = rules::play(position, *move);
  }
  return line;
}

}  // namespace

AnalysisRoom::AnalysisRoom(Backstage& backstage, store::Analyses& analyses, const EngineOptions& options,
                           std::function<bool()> games_wait)
    : backstage_(backstage), analyses_(analyses), time_(options.analysis_time), games_wait_(std::move(games_wait)) {
  for (int i = 0; i < options.analysis_engines; ++i) threads_.emplace_back([this, options] { work(options); });
}

AnalysisRoom::~AnalysisRoom() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void AnalysisRoom::wake() { changed_.notify_all(); }

void AnalysisRoom::wait(milliseconds time) {
  std::unique_lock lock(mutex_);
  if (!stop_) changed_.wait_for(lock, time);
}

void AnalysisRoom::work(const EngineOptions& options) {
  uci::Engine engine({options.path, options.arguments}, options.patience);
  while (!stop_) {
    const std::int64_t now = backstage_.now_ms();
    const auto job = analyses_.take(backstage_.node, now, now + lease_ms);
    if (job && *job) {
      analyse(engine, **job);
      continue;
    }
    engine.quit();
    wait(looks_every);
  }
}

void AnalysisRoom::analyse(uci::Engine& engine, const store::AnalysisJob& job) {
  store::Analysis analysis = job.so_far;
  const auto loaded = load_game(backstage_.store, job.game);
  const auto line = loaded ? line_of(*loaded) : std::nullopt;
  if (job.tries > most_tries || (loaded && !line)) {
    tell(job.game, "given-up");
    analysis.state = store::AnalysisState::GivenUp;
    keep(job.game, std::move(analysis), 0);
    return;
  }
  if (!line) return;  // the store is away: when the lease is over somebody tries again
  AnalysisResult result = read_analysis_result(analysis.result).value_or(AnalysisResult{});
  analysis.positions = static_cast<std::int64_t>(line->moves.size()) + 1;
  while (analysis.state == store::AnalysisState::Wanted) {
    const auto evaluation = evaluate(engine, first_of(*line, std::min(result.evaluations.size(), line->moves.size())));
    if (stop_ || !evaluation) {
      if (!evaluation) tell(job.game, uci::name(evaluation.error()));
      keep(job.game, std::move(analysis), stop_ ? 0 : retry_ms);
      return;
    }
    result.evaluations.push_back(*evaluation);
    analysis.done = static_cast<std::int64_t>(result.evaluations.size());
    analysis.result = write(result);
    if (analysis.done >= analysis.positions) analysis.state = store::AnalysisState::Done;
    if (!keep(job.game, analysis, lease_ms)) return;
  }
}

Expected<Evaluation, uci::EngineFault> AnalysisRoom::evaluate(uci::Engine& engine, const computer::Line& line) {
  for (milliseconds waited{0}; games_wait_() && waited < longest_yield && !stop_; waited += milliseconds(50))
    wait(milliseconds(50));
  const rules::Position position = line.position();
  Evaluation evaluation{.line = {}, .cp = {}, .mate = {}, .depth = {}};
  if (!rules::has_legal_move(position)) return evaluation;
  const auto answer = engine.ask(computer::question(line, 1, {.time = time_}, time_ + longest_question), {}, &stop_);
  if (!answer) return refused(answer.error());
  const uci::Info info = answer->lines.empty() ? uci::Info{} : answer->lines.front();
  if (info.score) {
    const std::int64_t value = position.turn() == rules::Color::White ? info.score->value : -info.score->value;
    if (info.score->unit == uci::Score::Unit::MovesToMate)
      evaluation.mate = std::clamp<std::int64_t>(value, -1'000, 1'000);
    else
      evaluation.cp = std::clamp<std::int64_t>(value, -1'000'000, 1'000'000);
  }
  if (info.depth && *info.depth >= 0) evaluation.depth = *info.depth;
  evaluation.line = playable(position, info.variation, longest_line);
  if (evaluation.line.empty() && answer->move) evaluation.line = {*answer->move};
  return evaluation;
}

bool AnalysisRoom::keep(const std::string& game, store::Analysis analysis, std::int64_t lease) {
  analysis.leased_until_ms = backstage_.now_ms() + lease;
  const auto kept = analyses_.keep(game, backstage_.node, analysis);
  if (!kept && kept.error().fault != store::StoreFault::Conflict) tell(game, store::word(kept.error().fault));
  return kept.has_value();
}

void AnalysisRoom::tell(const std::string& game, std::string_view reason) {
  backstage_.on_loop([this, game, reason = std::string(reason)] {
    backstage_.log.problem("analysis-failed", {{"game", game}, {"reason", reason}});
  });
}

}  // namespace adoube::server

// SPDX-License-Identifier: MIT
#include "bench/load/load.hpp"

#include <algorithm>
#include <utility>

#include "bench/load/match.hpp"

namespace adoube::load {
namespace {

constexpr std::size_t faults_told = 20;

}  // namespace

double Waits::percentile(double share) {
  if (all.empty()) return 0;
  std::ranges::sort(all);
  const auto at = std::min(all.size() - 1, static_cast<std::size_t>(share * static_cast<double>(all.size())));
  return all[at] / 1000.0;
}

/// A connection that shakes hands and says nothing.
class Load::Silent final : public WebSocket {
 public:
  using WebSocket::WebSocket;
  [[nodiscard]] bool is_open() const { return open_; }

 private:
  void opened() override { open_ = true; }
  void heard(std::string_view) override {}
  void lost() override { open_ = false; }

  bool open_ = false;
};

Load::Load(Wishes wishes, std::vector<Line> lines) : wishes_(std::move(wishes)), lines_(std::move(lines)) {}
Load::~Load() = default;

std::chrono::milliseconds Load::thinking_time() {
  const auto pace = wishes_.pace.count();
  if (pace == 0) return {};
  // From half of the pace to one and a half of it, so that games do not march in step.
  return std::chrono::milliseconds(pace / 2 + static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(pace)));
}

std::string Load::new_key() {
  std::string key;
  while (key.size() < 26) key += static_cast<char>('a' + random_() % 26);
  return key;
}

void Load::fault(std::string what) {
  ++tally_.fault_count;
  if (tally_.faults.size() < faults_told) tally_.faults.push_back(std::move(what));
}

void Load::open_silent(int connections) {
  const auto until = Clock::now() + std::chrono::seconds(60);
  for (int opened = 0; opened < connections;) {
    for (int some = 0; some < 200 && opened < connections; ++some, ++opened) {
      silent_.push_back(std::make_unique<Silent>(loop_));
      silent_.back()->enter(wishes_.servers.front(), "/ws");
    }
    loop_.run_until([&] {
      return Clock::now() > until || std::ranges::all_of(silent_, [](const auto& one) { return one->is_open(); });
    });
  }
  for (const auto& one : silent_)
    if (!one->is_open()) fault("a connection was not opened");
}

void Load::close_silent() { silent_.clear(); }

bool Load::all_started() const {
  return begun_ >= wishes_.games && std::ranges::all_of(matches_, [](const auto& match) { return match->started(); });
}

/// Twenty times a second, so many that the rate is kept.
void Load::begin_some() {
  const int some = std::max(1, static_cast<int>(wishes_.starts_per_second / 20));
  for (int count = 0; count < some && begun_ < wishes_.games; ++count, ++begun_) {
    matches_.push_back(std::make_shared<Match>(*this, begun_));
    matches_.back()->begin();
  }
  if (begun_ < wishes_.games) loop_.after(std::chrono::milliseconds(50), [this] { begin_some(); });
}

void Load::begin_games() {
  const auto until = Clock::now() + std::chrono::seconds(300);
  begin_some();
  // A game may be over, and another one beginning, before the last has its players.
  Clock::time_point look_at{};
  loop_.run_until([&] {
    const auto now = Clock::now();
    if (now < look_at) return false;
    look_at = now + std::chrono::milliseconds(50);
    return now > until || all_started() || (begun_ >= wishes_.games && tally_.games_finished > wishes_.games);
  });
  if (wishes_.breaks_per_second > 0) break_one();
}

void Load::play_to_the_plies() {
  const auto until = Clock::now() + std::chrono::seconds(300);
  loop_.run_until([&] {
    return Clock::now() > until || std::ranges::all_of(matches_, [](const auto& match) { return match->at_the_plies(); });
  });
}

void Load::play_for(std::chrono::milliseconds time, bool measured) {
  measuring_ = measured;
  const auto until = Clock::now() + time;
  loop_.run_until([&] { return Clock::now() >= until; });
  measuring_ = false;
}

void Load::break_one() {
  if (stopping_) return;
  Match& match = *matches_[random_() % matches_.size()];
  ++tally_.breaks;
  match.break_one(random_() % 2 == 0);
  loop_.after(std::chrono::microseconds(static_cast<std::int64_t>(1e6 / wishes_.breaks_per_second)),
              [this] { break_one(); });
}

/// The place of a game that is over is taken by a new one, once it has been checked.
void Load::finished(Match& match) {
  if (stopping_) return;
  ++tally_.games_finished;
  match.check([this, &match] {
    if (stopping_) return;
    loop_.soon([this, &match] {
      if (stopping_) return;
      const auto place = std::ranges::find(matches_, &match, &std::shared_ptr<Match>::get);
      *place = std::make_shared<Match>(*this, match.number());
      (*place)->begin();
    });
  });
}

void Load::stop_and_check() {
  stopping_ = true;
  const auto until = Clock::now() + wishes_.patience;
  loop_.run_until([&] {
    return Clock::now() > until || std::ranges::all_of(matches_, [](const auto& match) { return match->at_rest(); });
  });
  // What was acknowledged to one is told to the other a moment later, over another connection or from another server.
  const auto quiet = Clock::now() + std::chrono::milliseconds(500);
  loop_.run_until([&] { return Clock::now() > quiet; });
  std::size_t next = 0;
  std::size_t under_way = 0;
  std::function<void()> check_next = [&] {
    if (next == matches_.size()) return;
    ++under_way;
    matches_[next++]->check([&] {
      --under_way;
      loop_.soon(check_next);
    });
  };
  for (int lanes = 0; lanes < 16; ++lanes) loop_.soon(check_next);
  loop_.run_until([&] { return next == matches_.size() && under_way == 0; });
}

}  // namespace adoube::load

// SPDX-License-Identifier: MIT
/// A table without sockets and threads: a loop and a clock that go on when the test says so, a store that can keep things
/// waiting or refuse them.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adoube/bus/in_process/in_process_bus.hpp"
#include "apps/server/secrets.hpp"
#include "apps/server/table.hpp"
#include "tests/server/store_in_memory.hpp"

namespace adoube::server {

/// Holds events back until they are let go, and the callbacks for as long as it lives.
class HoldingStore final : public StoreInMemory {
 public:
  void append_later(store::EventRecord event, Done done) override {
    held_.push_back({std::move(event), std::move(done)});
    if (!holds) let_go();
  }
  Expected<store::StoredGame, store::StoreError> game(std::string_view id) override {
    if (blind) return refused(unavailable("blind"));
    return StoreInMemory::game(id);
  }
  Expected<store::Progress, store::StoreError> progress(std::string_view game, std::int64_t from) override {
    if (blind) return refused(unavailable("blind"));
    return StoreInMemory::progress(game, from);
  }

  bool holds = true;   ///< events wait for let_go()
  bool full = false;   ///< no event is taken
  bool blind = false;  ///< nothing can be read

  void let_go() {
    while (gone_ < held_.size()) {
      const Held& next = held_[gone_++];
      next.done(full ? refused(unavailable("full")) : append_at_once(next.event));
    }
  }
  /// How many events were handed over, kept or not.
  [[nodiscard]] std::size_t asked() const { return held_.size(); }

 private:
  struct Held {
    store::EventRecord event;
    Done done;
  };
  std::deque<Held> held_;
  std::size_t gone_ = 0;
};

class Listener final : public Guest {
 public:
  void send(Frame frame) override { heard.push_back(*frame); }
  /// The last that was told, but for who is there.
  [[nodiscard]] std::string news() const {
    for (auto text = heard.rbegin(); text != heard.rend(); ++text)
      if (!text->starts_with(R"({"type":"presence")")) return *text;
    return {};
  }
  [[nodiscard]] std::string_view address() const override { return from; }
  std::vector<std::string> heard;
  std::string from;
};

class OneTable : public testing::Test {
 protected:
  /// White's seat is taken, and Black's unless it is to be left free.
  explicit OneTable(const GameSetup& setup = {.fen = "startpos", .variant = Variant::Standard}, bool free_seat = false) {
    const store::Seat white{.role = store::SeatRole::White, .key_hash = sha256_hex(white_key), .name = "", .taken_ms = now_};
    const store::Seat black{.role = store::SeatRole::Black, .key_hash = sha256_hex(black_key), .name = "", .taken_ms = now_};
    const store::GameRecord record{.id = game_id, .setup = write(setup), .draw = "", .created_ms = now_};
    std::vector<store::Seat> seats = {white};
    if (!free_seat) seats.push_back(black);
    if (setup.arbiter.value_or(false))
      seats.push_back(
          {.role = store::SeatRole::Invitation, .key_hash = sha256_hex(invitation), .name = "", .taken_ms = now_});
    EXPECT_TRUE(store_.create_game(record, seats));
  }

  [[nodiscard]] std::shared_ptr<Table> open() {
    const LoadedGame loaded{.game = *store_.game(game_id), .events = *store_.events(game_id, 0)};
    return Table::open(backstage_, loaded.game, replayed(loaded).value());
  }
  static void join(Table& table, Guest& guest, const std::optional<std::string>& key) {
    EXPECT_TRUE(table.join(guest, JoinMessage{.version = {}, .game = game_id, .key = key, .seq = 0, .lang = {}}));
  }
  static void act(Table& table, Guest& guest, std::int64_t seq, Act act) {
    table.act(guest, ActMessage{.id = seq, .seq = seq, .event = std::move(act)});
  }
  static void move(Table& table, Guest& guest, std::int64_t seq, const std::string& uci) {
    act(table, guest, seq, {.act = ActKind::Move, .uci = uci, .kind = {}, .squares = {}});
  }
  void run_loop() {
    for (; !tasks_.empty(); tasks_.pop_front()) tasks_.front()();
  }
  /// Time passes, and every alarm that is due in it rings at its time.
  void pass(std::int64_t ms) {
    const std::int64_t end = now_ + ms;
    run_loop();
    while (!alarms_.empty() && alarms_.begin()->first <= end) {
      const auto alarm = alarms_.extract(alarms_.begin());
      now_ = alarm.key();
      alarm.mapped()();
      run_loop();
    }
    now_ = end;
  }

  static constexpr const char* game_id = "abcdefghijkl";
  const std::string white_key = std::string(key_length, 'w');
  const std::string black_key = std::string(key_length, 'b');
  const std::string arbiter_key = std::string(key_length, 'a');
  const std::string invitation = std::string(key_length, 'i');
  std::int64_t now_ = 1'000'000;
  HoldingStore store_;
  bus::InProcessBus bus_;
  Log log_{[](const std::string&) {}};
  std::deque<Backstage::Task> tasks_;
  std::multimap<std::int64_t, Backstage::Task> alarms_;
  Backstage backstage_{.store = store_,
                       .bus = bus_,
                       .log = log_,
                       .on_loop = [this](Backstage::Task task) { tasks_.push_back(std::move(task)); },
                       .on_worker = [](const Backstage::Task& task) { task(); },
                       .on_errand = [](const Backstage::Task& task) { task(); },
                       .after = [this](std::chrono::milliseconds time,
                                       Backstage::Task task) { alarms_.emplace(now_ + time.count(), std::move(task)); },
                       .now_ms = [this] { return now_; }};
};

}  // namespace adoube::server

// SPDX-License-Identifier: MIT
// One table without sockets and threads: a loop that runs when the test says so, a store that can keep things waiting.
#include "apps/server/table.hpp"

#include <gtest/gtest.h>

#include <deque>

#include "adoube/bus/in_process/in_process_bus.hpp"
#include "adoube/store/memory/memory_store.hpp"
#include "apps/server/secrets.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

/// Holds events back until they are let go, and the callbacks for as long as it lives.
class HoldingStore final : public store::Store {
 public:
  store::StoreAnswer create_game(const store::GameRecord& record, const std::vector<store::Seat>& seats) override {
    return memory_.create_game(record, seats);
  }
  store::StoreAnswer take_seats(std::string_view game, const std::vector<store::Seat>& seats) override {
    return memory_.take_seats(game, seats);
  }
  void append_later(store::EventRecord event, Done done) override { held_.push_back({std::move(event), std::move(done)}); }
  Expected<store::StoredGame, store::StoreError> game(std::string_view id) override {
    if (blind) return refused(store::StoreError{store::StoreFault::Unavailable, "blind"});
    return memory_.game(id);
  }
  Expected<std::vector<store::EventRecord>, store::StoreError> events(std::string_view game, std::int64_t from) override {
    return memory_.events(game, from);
  }
  Expected<std::vector<store::GameRecord>, store::StoreError> newest_games(std::int64_t limit) override {
    return memory_.newest_games(limit);
  }

  bool blind = false;  ///< nothing can be read

  void let_go() {
    for (; gone_ < held_.size(); ++gone_) held_[gone_].done(memory_.append(held_[gone_].event));
  }

 private:
  struct Held {
    store::EventRecord event;
    Done done;
  };
  store::MemoryStore memory_;
  std::deque<Held> held_;
  std::size_t gone_ = 0;
};

class Listener final : public Guest {
 public:
  void send(Frame frame) override { heard.push_back(*frame); }
  std::vector<std::string> heard;
};

class OneTable : public testing::Test {
 protected:
  /// White's seat is taken, and Black's unless it is to be left free.
  explicit OneTable(bool free_seat = false) {
    const store::Seat white{.role = store::SeatRole::White, .key_hash = sha256_hex(white_key), .name = "", .taken_ms = now_};
    const store::Seat black{.role = store::SeatRole::Black, .key_hash = sha256_hex(black_key), .name = "", .taken_ms = now_};
    const store::GameRecord record{.id = game_id,
                                   .setup = write(GameSetup{.fen = "startpos", .variant = Variant::Standard}),
                                   .draw = "",
                                   .created_ms = now_};
    EXPECT_TRUE(store_.create_game(record, free_seat ? std::vector{white} : std::vector{white, black}));
  }

  [[nodiscard]] std::shared_ptr<Table> open() {
    return *Table::open(backstage_, {.game = *store_.game(game_id), .events = *store_.events(game_id, 0)});
  }
  static void join(Table& table, Guest& guest, const std::optional<std::string>& key) {
    EXPECT_TRUE(table.join(guest, JoinMessage{.version = {}, .game = game_id, .key = key, .seq = 0, .lang = {}}));
  }
  static void move(Table& table, Guest& guest, std::int64_t seq, const std::string& uci) {
    table.act(guest, ActMessage{.id = seq, .seq = seq, .event = {.act = ActKind::Move, .uci = uci, .kind = {}}});
  }
  void run_loop() {
    for (; !tasks_.empty(); tasks_.pop_front()) tasks_.front()();
  }

  static constexpr const char* game_id = "abcdefghijkl";
  const std::string white_key = std::string(key_length, 'w');
  const std::string black_key = std::string(key_length, 'b');
  std::int64_t now_ = 1'000'000;
  HoldingStore store_;
  bus::InProcessBus bus_;
  Log log_{[](const std::string&) {}};
  std::deque<Backstage::Task> tasks_;
  Backstage backstage_{.store = store_,
                       .bus = bus_,
                       .log = log_,
                       .on_loop = [this](Backstage::Task task) { tasks_.push_back(std::move(task)); },
                       .on_worker = [](const Backstage::Task& task) { task(); },
                       .after = [](std::chrono::milliseconds, const Backstage::Task&) {},
                       .now_ms = [this] { return now_; }};
};

class FreeSeat : public OneTable {
 protected:
  FreeSeat() : OneTable(true) {}
  static void take_seat(Table& table, Guest& guest, const std::string& key) {
    table.take_seat(guest, TakeSeatMessage{.key = key, .hand = {}, .name = "Bo"});
  }
  /// What the guest was told, but for who is there.
  static std::string last_news(const Listener& guest) {
    for (auto news = guest.heard.rbegin(); news != guest.heard.rend(); ++news)
      if (!news->starts_with(R"({"type":"presence")")) return *news;
    return {};
  }
};

TEST_F(FreeSeat, ConnectionThatBrokeWhileSittingDownDoesNotCostTheSeat) {
  const auto table = open();
  Listener gone;
  join(*table, gone, {});
  take_seat(*table, gone, black_key);
  table->leave(gone);
  Listener back;
  join(*table, back, {});
  take_seat(*table, back, black_key);  // while the first one is still under way
  run_loop();
  const SeatedMessage seated = expect<SeatedMessage>(last_news(back));
  EXPECT_EQ(seated.you, Colour::Black);
  EXPECT_EQ(seated.key, black_key);
  EXPECT_TRUE(seated.room.started);
}

TEST_F(FreeSeat, SameKeyIsAnsweredTheSameAgain) {
  const auto table = open();
  Listener black, other_page, stranger;
  join(*table, black, {});
  take_seat(*table, black, black_key);
  run_loop();
  const std::string first = last_news(black);
  take_seat(*table, black, black_key);
  EXPECT_EQ(last_news(black), first);
  join(*table, other_page, {});
  take_seat(*table, other_page, black_key);
  EXPECT_EQ(expect<SeatedMessage>(last_news(other_page)).you, Colour::Black);
  join(*table, stranger, {});
  take_seat(*table, stranger, std::string(key_length, 's'));
  EXPECT_EQ(expect<ErrorMessage>(last_news(stranger)).code, ErrorCode::SeatTaken);
  take_seat(*table, black, white_key);
  EXPECT_EQ(expect<ErrorMessage>(last_news(black)).code, ErrorCode::SeatTaken) << "one seat for each player";
}

TEST_F(FreeSeat, SeatIsToldWhereTheStoreCannotReadItBack) {
  const auto table = open();
  Listener black;
  join(*table, black, {});
  store_.blind = true;
  take_seat(*table, black, black_key);
  run_loop();
  EXPECT_EQ(expect<SeatedMessage>(last_news(black)).you, Colour::Black);
}

TEST_F(FreeSeat, KeyIsTheServersWhereThePageHasNone) {
  const auto table = open();
  Listener black, back;
  join(*table, black, {});
  table->take_seat(black, TakeSeatMessage{.key = {}, .hand = {}, .name = {}});
  run_loop();
  const std::string key = expect<SeatedMessage>(last_news(black)).key;
  join(*table, back, key);
  EXPECT_EQ(expect<JoinedMessage>(last_news(back)).you, Colour::Black);
}

TEST_F(OneTable, StoresThreadIsNeverTheLastToHoldIt) {
  auto table = open();
  Listener white;
  join(*table, white, white_key);
  move(*table, white, 0, "e2e4");
  const std::weak_ptr<Table> observed = table;
  table.reset();
  EXPECT_FALSE(observed.expired()) << "the event under way needs it";
  store_.let_go();
  EXPECT_FALSE(observed.expired()) << "the loop has yet to hear";
  run_loop();
  EXPECT_TRUE(observed.expired()) << "although the store still has the callback";
}

TEST_F(OneTable, TimeGoesOnFromTheLastEventWhereTheClockWasSetBack) {
  {
    const auto table = open();
    Listener white;
    join(*table, white, white_key);
    now_ += 5000;
    move(*table, white, 0, "e2e4");
    store_.let_go();
    run_loop();
    EXPECT_EQ(table->state().events.back().at, 5000);
    table->leave(white);
  }
  now_ -= 3'600'000;
  const auto table = open();
  Listener white, black;
  join(*table, white, white_key);
  join(*table, black, black_key);
  now_ += 700;
  move(*table, black, 1, "e7e5");
  store_.let_go();
  run_loop();
  EXPECT_EQ(table->state().events.back().at, 5700);
  now_ += 100;
  move(*table, white, 2, "d2d4");
  store_.let_go();
  run_loop();
  EXPECT_EQ(table->state().events.back().at, 5800);
}

TEST_F(OneTable, GameThatIsTooLongCanOnlyBeResigned) {
  backstage_.events_per_game = 1;
  const auto table = open();
  Listener white, black;
  join(*table, white, white_key);
  join(*table, black, black_key);
  move(*table, white, 0, "e2e4");
  store_.let_go();
  run_loop();
  move(*table, black, 1, "e7e5");
  EXPECT_EQ(expect<RefusedMessage>(black.heard.back()).ruling.code, "game-too-long");
  table->act(black, ActMessage{.id = 7, .seq = 1, .event = {.act = ActKind::Resign, .uci = {}, .kind = {}}});
  store_.let_go();
  run_loop();
  EXPECT_TRUE(table->state().outcome);
}

}  // namespace
}  // namespace adoube::server

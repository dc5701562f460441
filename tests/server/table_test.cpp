// SPDX-License-Identifier: MIT
// One table: sitting down, seats that were nearly lost, who holds what.
#include "tests/server/one_table.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

class FreeSeat : public OneTable {
 protected:
  FreeSeat() : OneTable({.fen = "startpos", .variant = Variant::Standard}, true) {}
  static void take_seat(Table& table, Guest& guest, const std::string& key) {
    table.take_seat(guest, TakeSeatMessage{.key = key, .hand = {}, .name = "Bo"});
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
  const SeatedMessage seated = expect<SeatedMessage>(back.news());
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
  const std::string first = black.news();
  take_seat(*table, black, black_key);
  EXPECT_EQ(black.news(), first);
  join(*table, other_page, {});
  take_seat(*table, other_page, black_key);
  EXPECT_EQ(expect<SeatedMessage>(other_page.news()).you, Colour::Black);
  join(*table, stranger, {});
  take_seat(*table, stranger, std::string(key_length, 's'));
  EXPECT_EQ(expect<ErrorMessage>(stranger.news()).code, ErrorCode::SeatTaken);
  take_seat(*table, black, white_key);
  EXPECT_EQ(expect<ErrorMessage>(black.news()).code, ErrorCode::SeatTaken) << "one seat for each player";
}

TEST_F(FreeSeat, SeatIsToldWhereTheStoreCannotReadItBack) {
  const auto table = open();
  Listener black;
  join(*table, black, {});
  store_.blind = true;
  take_seat(*table, black, black_key);
  run_loop();
  EXPECT_EQ(expect<SeatedMessage>(black.news()).you, Colour::Black);
}

TEST_F(FreeSeat, KeyIsTheServersWhereThePageHasNone) {
  const auto table = open();
  Listener black, back;
  join(*table, black, {});
  table->take_seat(black, TakeSeatMessage{.key = {}, .hand = {}, .name = {}});
  run_loop();
  const std::string key = expect<SeatedMessage>(black.news()).key;
  join(*table, back, key);
  EXPECT_EQ(expect<JoinedMessage>(back.news()).you, Colour::Black);
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

TEST_F(OneTable, APlayerWhoComesAndGoesAllTheTimeIsToldOfNowAndThen) {
  const auto table = open();
  Listener watcher;
  join(*table, watcher, {});
  const auto told = [&] {
    return std::ranges::count_if(watcher.heard, [](const std::string& text) { return text.starts_with(R"({"type":"presence")"); });
  };
  Listener white;
  join(*table, white, white_key);
  EXPECT_EQ(told(), 1) << "a player is seen at once";
  for (int time = 0; time < 100; ++time) {
    table->leave(white);
    join(*table, white, white_key);
  }
  pass(1000);
  EXPECT_LE(told(), 3);
  EXPECT_TRUE(expect<PresenceMessage>(watcher.heard.back()).room.players.white.present);
  table->leave(white);
  EXPECT_FALSE(expect<PresenceMessage>(watcher.heard.back()).room.players.white.present) << "and missed at once";
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

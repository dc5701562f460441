// SPDX-License-Identifier: MIT
// What breaks in a server's life, one of each: a disk that is full, a process that stands still, two pages of one player
// that send the same act, clients that send garbage, too much, or read nothing. scripts/faults does the same at random
// moments.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <thread>

#include "tests/server/played_game.hpp"
#include "tests/server/process.hpp"
#include "tests/store/temporary_folder.hpp"

namespace adoube::server {
namespace {

class Faults : public testing::Test {
 protected:
  [[nodiscard]] std::string store() const { return "sqlite:" + (folder_.path() / "adoube.db").string(); }
  [[nodiscard]] GameState state_of(const std::string& game) const {
    const auto state = read_game_state(http(server_.port(), "GET", "/api/games/" + game).body);
    EXPECT_TRUE(state);
    return state.value_or(GameState{});
  }
  /// Whether the server's files take anything, as on a disk with room or on one without.
  void let_files_be_written(bool allowed) const {
    const rlimit limit{.rlim_cur = allowed ? RLIM_INFINITY : 1, .rlim_max = RLIM_INFINITY};
    ASSERT_EQ(::prlimit(server_.id(), RLIMIT_FSIZE, &limit, nullptr), 0);
  }

  store::TemporaryFolder folder_;
  Process server_{{store()}};
};

TEST_F(Faults, FullDiskRefusesMovesUntilThereIsRoomAndLosesNone) {
  TwoPlayers players(server_.port());
  (void)players.white.move(0, "e2e4");
  (void)players.black.event();
  let_files_be_written(false);
  players.black.send_move(1, "e7e5");
  EXPECT_EQ(players.black.refusal().ruling.code, "unavailable");
  EXPECT_EQ(state_of(players.made.game).seq, 1);
  EXPECT_NE(http(server_.port(), "POST", "/api/games", R"({"colour":"white"})").status, 201);
  let_files_be_written(true);
  EXPECT_EQ(players.black.move(1, "e7e5").seq, 1);
  EXPECT_EQ(server_.end(SIGKILL), -SIGKILL);
  Process again({store()});
  const auto kept = read_game_state(http(again.port(), "GET", "/api/games/" + players.made.game).body);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->events.size(), 2U);
}

TEST_F(Faults, ProcessThatStoodStillGoesOnWhereItWas) {
  TwoPlayers players(server_.port());
  (void)players.white.move(0, "e2e4");
  (void)players.black.event();
  server_.signal(SIGSTOP);
  players.black.send_move(1, "e7e5");
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  server_.signal(SIGCONT);
  EXPECT_EQ(players.black.event().seq, 1);
  EXPECT_EQ(players.white.event().seq, 1);
  EXPECT_EQ(state_of(players.made.game).seq, 2);
}

TEST_F(Faults, OfTwoPagesOfOnePlayerThatSendTheSamePlaceOneStands) {
  TwoPlayers players(server_.port());
  PlayerClient again(server_.port(), players.made.game, players.made.key);
  for (std::int64_t seq = 0; seq < 12; seq += 2) {
    SCOPED_TRACE(seq);
    // Out and back again with the knights, a different one from each page.
    const bool out = seq % 4 == 0;
    players.white.send_move(seq, out ? "g1f3" : "f3g1");
    again.send_move(seq, out ? "g1f3" : "f3g1");
    int acknowledged = 0;
    int stale = 0;
    for (PlayerClient* page : {&players.white, &again})
      for (;;) {
        const auto message = read_server_message(page->socket.news());
        ASSERT_TRUE(message);
        if (std::holds_alternative<EventMessage>(*message)) continue;
        acknowledged += std::holds_alternative<AckMessage>(*message);
        stale += std::holds_alternative<RefusedMessage>(*message);
        break;
      }
    EXPECT_EQ(acknowledged, 1);
    EXPECT_EQ(stale, 1);
    EXPECT_EQ(state_of(players.made.game).seq, seq + 1);
    (void)players.black.event();
    (void)players.black.move(seq + 1, out ? "g8f6" : "f6g8");
    (void)players.white.event();
    (void)again.event();
  }
}

TEST_F(Faults, GarbageFloodsAndThoseWhoReadNothingHoldUpNobody) {
  TwoPlayers players(server_.port());
  std::atomic<bool> enough = false;
  std::vector<std::thread> others;
  others.emplace_back([&] {
    while (!enough) {
      Connection garbage(server_.port());
      garbage.send(std::string("\x16\x03\x01\x02\x00\x01\x00\xFF\xFE", 9) + std::string(100, '\x80') + "\r\n\r\n");
      (void)garbage.ended();
    }
  });
  others.emplace_back([&] {
    WebSocketClient flood(server_.port());
    std::string many;
    for (int count = 0; count < 500; ++count) many += frame_bytes(Opcode::Text, "{\"type\":\"join\"");
    while (!enough && flood.connection().send(many)) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  });
  others.emplace_back([&] {
    PlayerClient deaf(server_.port(), players.made.game);
    deaf.socket.connection().shrink_receive_buffer();
    while (!enough) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  });
  for (std::int64_t seq = 0; seq < 16; seq += 2) {
    (void)players.white.move(seq, seq % 4 == 0 ? "g1f3" : "f3g1");
    (void)players.black.event();
    (void)players.black.move(seq + 1, seq % 4 == 0 ? "g8f6" : "f6g8");
    (void)players.white.event();
  }
  enough = true;
  for (std::thread& other : others) other.join();
  EXPECT_EQ(http(server_.port(), "GET", "/healthz").status, 200);
}

}  // namespace
}  // namespace adoube::server

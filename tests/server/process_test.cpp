// SPDX-License-Identifier: MIT
// The server as a process: killed in the middle of games, asked to stop, started with options it cannot use.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <thread>
#include <vector>

#include "apps/server/page.hpp"
#include "tests/server/played_game.hpp"
#include "tests/server/process.hpp"
#include "tests/store/temporary_folder.hpp"

namespace adoube::server {
namespace {

class ServerProcess : public testing::Test {
 protected:
  [[nodiscard]] std::string store() const { return "sqlite:" + (folder_.path() / "adoube.db").string(); }
  store::TemporaryFolder folder_;
};

TEST_F(ServerProcess, KilledInTheMiddleOfGamesLosesNoAcknowledgedMove) {
  for (unsigned round = 1; round <= 3; ++round) {
    SCOPED_TRACE(round);
    std::vector<std::unique_ptr<PlayedGame>> games;
    {
      Process server({store()});
      ASSERT_NE(server.port(), 0) << server.first_line();
      for (unsigned number = 0; number < 4; ++number)
        games.push_back(std::make_unique<PlayedGame>(server.port(), round * 100 + number));
      std::atomic<int> moves = 0;
      std::vector<std::thread> threads;
      for (const auto& game : games) threads.emplace_back([&game, &moves] { game->play(moves); });
      for (int waited = 0; moves < 150 && waited < 5000; ++waited) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      EXPECT_EQ(server.end(SIGKILL), -SIGKILL);
      for (std::thread& thread : threads) thread.join();
      EXPECT_GE(moves, 150);
    }
    Process again({store()});
    for (const auto& game : games) {
      const auto state = read_game_state(http(again.port(), "GET", "/api/games/" + game->id()).body);
      ASSERT_TRUE(state);
      const std::vector<GameEvent>& kept = game->acknowledged();
      ASSERT_GE(state->events.size(), kept.size());
      EXPECT_TRUE(std::equal(kept.begin(), kept.end(), state->events.begin()));
      EXPECT_LE(state->events.size(), kept.size() + 1);
      if (state->events.size() > kept.size()) {
        EXPECT_EQ(state->events.back().uci, game->last_sent().uci);
      }
      const PlayerClient back(again.port(), game->id(), game->key(), static_cast<std::int64_t>(kept.size()));
      EXPECT_EQ(back.joined.you, Colour::White) << "the key still gives the seat";
      EXPECT_EQ(back.joined.events.size(), state->events.size() - kept.size());
    }
    EXPECT_EQ(again.end(SIGTERM), 0);
  }
}

TEST_F(ServerProcess, GameGoesOnAfterARestart) {
  std::string game, white_key, black_key;
  {
    Process server({store()});
    TwoPlayers players(server.port());
    (void)players.white.move(0, "e2e4");
    game = players.made.game;
    white_key = players.made.key;
    black_key = players.black_seat.key;
    EXPECT_EQ(server.end(SIGKILL), -SIGKILL);
  }
  Process server({store()});
  PlayerClient white(server.port(), game, white_key, 1);
  PlayerClient black(server.port(), game, black_key, 1);
  const EventMessage reply = black.move(1, "e7e5");
  EXPECT_EQ(white.event().event, reply.event);
}

// Time that runs on the machine's clock, in a game of less than two seconds for each.
TEST_F(ServerProcess, ClocksGoOnFromTheLastEventAfterARestartAndTheFlagFallsOnce) {
  std::string game, black_key;
  std::vector<GameEvent> before;
  {
    Process server({store()});
    NewGame wish{.colour = ColourChoice::White};
    wish.time_control = "0.03+0";
    wish.supervision = Supervision::Limited;
    wish.first_moves_untimed = true;
    TwoPlayers players(server.port(), wish);
    before.push_back(players.white.move(0, "e2e4").event);
    (void)players.black.event();
    before.push_back(players.black.move(1, "e7e5").event);
    game = players.made.game;
    black_key = players.black_seat.key;
    EXPECT_EQ(server.end(SIGKILL), -SIGKILL);
  }
  std::vector<GameEvent> after;
  {
    Process server({store()});
    const auto state = read_game_state(http(server.port(), "GET", "/api/games/" + game).body);
    ASSERT_TRUE(state);
    EXPECT_EQ(state->events, before);
    EXPECT_EQ(state->now, before.back().at);
    EXPECT_EQ(state->room.time_stands, true);
    PlayerClient black(server.port(), game, black_key, 2);
    const EventMessage flag = black.event();
    EXPECT_EQ(flag.event.act, ActKind::Flag);
    EXPECT_EQ(flag.event.by, Actor::White);
    EXPECT_EQ(flag.event.at, before.back().at + 1800) << "White has all of it, however long the server was away";
    EXPECT_EQ(flag.outcome, (Outcome{.result = "0-1", .reason = "flag-fall", .article = "6.9"}));
    after = before;
    after.push_back(flag.event);
    EXPECT_EQ(server.end(SIGKILL), -SIGKILL);
  }
  Process server({store()});
  const PlayerClient black(server.port(), game, black_key);
  EXPECT_EQ(black.joined.events, after);
  EXPECT_EQ(black.joined.room.time_stands, std::nullopt);
}

TEST_F(ServerProcess, StopsWithAGoodbyeAndStatusZero) {
  for (const int number : {SIGTERM, SIGINT}) {
    SCOPED_TRACE(number);
    Process server({store()});
    TwoPlayers players(server.port());
    (void)players.white.move(0, "e2e4");
    (void)players.black.event();
    Connection idle(server.port());
    server.signal(number);
    const ErrorMessage goodbye = players.black.error();
    EXPECT_EQ(goodbye.code, ErrorCode::GoingAway);
    EXPECT_TRUE(goodbye.closing);
    const auto close = players.black.socket.receive();
    EXPECT_EQ(close ? close->close_code() : 0, 1001);
    players.black.socket.send_frame(Opcode::Close, std::string("\x03\xE9", 2));
    EXPECT_EQ(server.end(), 0);
    EXPECT_TRUE(idle.ended());
  }
}

TEST_F(ServerProcess, ActsUnderWayAreFinishedBeforeItStops) {
  Process server({store()});
  TwoPlayers players(server.port());
  players.white.send_move(0, "e2e4");
  server.signal(SIGTERM);
  // Either the move came first, and then it is acknowledged, or it was never heard.
  bool acknowledged = false;
  for (std::string text = players.white.socket.news(); !text.empty(); text = players.white.socket.news())
    acknowledged = acknowledged || text.starts_with(R"({"type":"ack")");
  EXPECT_EQ(server.end(), 0);
  Process again({store()});
  const auto state = read_game_state(http(again.port(), "GET", "/api/games/" + players.made.game).body);
  ASSERT_TRUE(state);
  EXPECT_EQ(state->seq, acknowledged ? 1 : 0);
}

/// A move that cannot be written since another program has locked the file, and nobody left who waits for it.
class LockedServer : public ServerProcess {
 protected:
  LockedServer() : other_(soci::sqlite3, "dbname=\"" + (folder_.path() / "adoube.db").string() + "\"") {
    const TwoPlayers players(server_.port());
    other_ << "BEGIN IMMEDIATE";
    PlayerClient white(server_.port(), players.made.game, players.made.key);
    white.send_move(0, "e2e4");
    white.socket.send(write(PingMessage{.id = 5}));
    EXPECT_EQ(expect<PongMessage>(white.socket.news()).id, 5) << "the move was heard before";
  }

  Process server_{{store()}};
  soci::session other_;
};

TEST_F(LockedServer, StopsOnceTheStoreHasGivenUp) {
  server_.signal(SIGTERM);
  ASSERT_TRUE(server_.ends_within(std::chrono::seconds(30)));
  EXPECT_EQ(server_.end(), 0);
}

TEST_F(LockedServer, SecondSignalEndsItAtOnce) {
  bool ended = false;
  for (int signals = 0; signals < 100 && !ended; ++signals) {
    server_.signal(SIGTERM);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    ended = server_.ends_within(std::chrono::seconds(0));
  }
  EXPECT_EQ(server_.end(), -SIGTERM);
}

TEST_F(ServerProcess, FileOfGamesIsOneServers) {
  Process first({store()});
  ASSERT_NE(first.port(), 0);
  std::filesystem::create_symlink(folder_.path() / "adoube.db", folder_.path() / "link.db");
  for (const std::string& same : {store(), "sqlite:" + (folder_.path() / "link.db").string()}) {
    SCOPED_TRACE(same);
    Process second({same});
    EXPECT_EQ(second.first_line(), "");
    EXPECT_EQ(second.end(), 2);
  }
  EXPECT_EQ(first.end(SIGKILL), -SIGKILL);
  EXPECT_NE(Process({store()}).port(), 0) << "free again, however the first one ended";
}

TEST_F(ServerProcess, TakesTheNextFreePortWhenAsked) {
  Process first({"memory:"});
  const std::string taken = "127.0.0.1:" + std::to_string(first.port());
  EXPECT_EQ(Process({"memory:", taken}).end(), 2);
  Process second({"memory:", taken, "next"});
  EXPECT_GT(second.port(), first.port());
  EXPECT_EQ(http(second.port(), "GET", "/healthz").status, 200);
}

TEST_F(ServerProcess, UnusableOptionsAreStatusTwo) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"postgres://nowhere"},
                                                    {"sqlite:"},
                                                    {"sqlite:/proc/adoube.db"},
                                                    {"memory:", "127.0.0.1"},
                                                    {"memory:", "256.0.0.1:0"},
                                                    {"memory:", "203.0.113.7:0"}}) {
    SCOPED_TRACE(arguments.back());
    Process server(arguments);
    EXPECT_EQ(server.first_line(), "");
    EXPECT_EQ(server.end(), 2);
  }
}

TEST_F(ServerProcess, FirstPageIsThere) {
  Process server({"memory:"});
  EXPECT_EQ(server.first_line(), "adoube is at http://127.0.0.1:" + std::to_string(server.port()) + "/");
  const HttpAnswer answer = http(server.port(), "GET", "/");
  EXPECT_EQ(answer.status, 200);
  // The page has a place for its board and a script; the one that stands in for it where none was built has neither.
  const bool built = embedded_page().size() > 1;
  EXPECT_EQ(answer.body.find(R"(<div id="page">)") != std::string::npos, built);
  EXPECT_EQ(answer.body.find("built without its page") != std::string::npos, !built);
  const std::size_t script = answer.body.find(R"( src="/assets/)");
  ASSERT_EQ(script != std::string::npos, built);
  if (!built) return;
  const std::size_t from = script + std::string_view(R"( src=")").size();
  const HttpAnswer code = http(server.port(), "GET", answer.body.substr(from, answer.body.find('"', from) - from));
  EXPECT_EQ(code.status, 200);
  EXPECT_TRUE(code.headers.at("content-type").starts_with("text/javascript"));
}

}  // namespace
}  // namespace adoube::server

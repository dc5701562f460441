// SPDX-License-Identifier: MIT
// Several nodes over one PostgreSQL, in one process and as processes of their own, over each bus.
#include <gtest/gtest.h>

#include <cstdlib>

#include "adoube/bus/open_bus.hpp"
#include "tests/server/process.hpp"
#include "tests/server/running_server.hpp"
#include "tests/store/every_database.hpp"

namespace adoube::server {
namespace {

using namespace std::chrono_literals;
constexpr auto patience = 30s;

/// Whether it comes true, looked at again and again.
template <class Condition>
bool comes_true(Condition condition) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(20ms);
  }
  return true;
}

NewGame with_clock(std::string control) {
  NewGame wish{.colour = ColourChoice::White, .variant = {}, .fen = {}, .name = {}};
  wish.time_control = std::move(control);
  wish.supervision = Supervision::Limited;
  return wish;
}

GameState state_of(std::uint16_t port, const std::string& game) {
  return read_game_state(http(port, "GET", "/api/games/" + game).body).value_or(GameState{});
}

/// The moves of a game that is long enough here.
constexpr std::array<const char*, 12> moves = {"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6",
                                               "b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5"};

struct BusKind {
  const char* name;
  const char* given_by;  ///< the environment has its url
};

std::string url_of(const BusKind& kind) {
  const char* const url = std::getenv(kind.given_by);
  return url == nullptr ? std::string() : url;
}

class TwoNodes : public testing::TestWithParam<BusKind> {
 protected:
  struct Node {
    explicit Node(const std::string& store_url, std::unique_ptr<bus::Bus> bus)
        : database(*store::open_database(store_url)), server(std::make_unique<RunningServer>(*database, std::move(bus))) {}

    [[nodiscard]] std::uint16_t port() const { return server->port(); }

    std::unique_ptr<store::Database> database;
    std::unique_ptr<RunningServer> server;
  };

  [[nodiscard]] static std::unique_ptr<bus::Bus> bus() { return *bus::open_bus(url_of(GetParam()), {}); }
  [[nodiscard]] std::vector<store::EventRecord> kept(const std::string& game) const {
    return *here_.database->games().events(game, 0);
  }

  store::PostgresSchema schema_;
  Node here_{schema_.url(), bus()};
  Node there_{schema_.url(), bus()};
};

TEST_P(TwoNodes, PlayersOnTwoNodesPlayOneGame) {
  const GameMade made = make_game(here_.port(), with_clock("5+3"));
  PlayerClient white(here_.port(), made.game, made.key);
  PlayerClient black(there_.port(), made.game);
  black.sit_down();
  ASSERT_TRUE(comes_true([&] { return state_of(here_.port(), made.game).room.started; })) << "the seat is seen here";
  std::int64_t latest = 0;
  for (std::size_t seq = 0; seq < moves.size(); ++seq) {
    PlayerClient& mover = seq % 2 == 0 ? white : black;
    PlayerClient& other = seq % 2 == 0 ? black : white;
    const EventMessage moved = mover.move(static_cast<std::int64_t>(seq), moves[seq]);
    EXPECT_EQ(other.event().event, moved.event);
    EXPECT_GE(moved.event.at, latest) << "the clock never runs backwards";
    latest = moved.event.at;
  }
  EXPECT_EQ(kept(made.game).size(), moves.size());
  const GameState one = state_of(here_.port(), made.game);
  const GameState other = state_of(there_.port(), made.game);
  EXPECT_EQ(one.events, other.events);
  EXPECT_EQ(one.room.time_stands, std::nullopt);
  EXPECT_EQ(other.room.time_stands, std::nullopt);
  EXPECT_LT(std::llabs(one.now - other.now), 1500) << "both nodes go by one clock";
}

TEST_P(TwoNodes, WhoIsThereIsSeenOnBoth) {
  const GameMade made = make_game(here_.port(), with_clock("5+3"));
  PlayerClient white(here_.port(), made.game, made.key);
  auto black = std::make_unique<PlayerClient>(there_.port(), made.game);
  black->sit_down();
  const PlayerClient watcher(there_.port(), made.game);
  const auto both = [&](std::uint16_t port) {
    const Room room = state_of(port, made.game).room;
    return room.players.white.present && room.players.black.present && room.spectators == 1;
  };
  EXPECT_TRUE(comes_true([&] { return both(here_.port()); }));
  EXPECT_TRUE(comes_true([&] { return both(there_.port()); }));
  black.reset();
  EXPECT_TRUE(comes_true([&] { return !state_of(here_.port(), made.game).room.players.black.present; }));
}

TEST_P(TwoNodes, OfTwoWhoWantAPlaceOneHasIt) {
  const GameMade made = make_game(here_.port(), with_clock("5+3"));
  PlayerClient here(here_.port(), made.game, made.key);
  PlayerClient(there_.port(), made.game).sit_down();
  PlayerClient there(there_.port(), made.game, made.key);
  ASSERT_TRUE(comes_true([&] { return state_of(here_.port(), made.game).room.started; }));
  // The same player, on two nodes at once.
  here.send_move(0, "e2e4");
  there.send_move(0, "d2d4");
  ASSERT_TRUE(comes_true([&] {
    return state_of(here_.port(), made.game).events.size() == 1 && state_of(there_.port(), made.game).events.size() == 1;
  }));
  EXPECT_EQ(kept(made.game).size(), 1U);
  EXPECT_EQ(state_of(here_.port(), made.game).events, state_of(there_.port(), made.game).events);
}

TEST_P(TwoNodes, GameGoesOnElsewhereWhenItsNodeIsGone) {
  const GameMade made = make_game(here_.port(), with_clock("5+3"));
  SeatedMessage seat;
  {
    PlayerClient white(here_.port(), made.game, made.key);
    PlayerClient black(here_.port(), made.game);
    seat = black.sit_down();
    white.move(0, "e2e4");
  }
  here_.server.reset();
  PlayerClient black(there_.port(), made.game, seat.key);
  EXPECT_EQ(black.joined.events.size(), 1U);
  EXPECT_EQ(black.joined.room.time_stands, std::nullopt) << "its clock has never stood";
  PlayerClient white(there_.port(), made.game, made.key);
  black.move(1, "e7e5");
  EXPECT_EQ(white.event().event.uci, "e7e5");
}

TEST_P(TwoNodes, FlagFallsWhereNobodyHasTheGame) {
  const GameMade made = make_game(here_.port(), with_clock("0.05"));
  {
    PlayerClient white(here_.port(), made.game, made.key);
    PlayerClient(here_.port(), made.game).sit_down();
  }
  here_.server.reset();
  const auto events = [&] { return *there_.database->games().events(made.game, 0); };
  ASSERT_TRUE(comes_true([&] { return !events().empty(); }));
  const auto event = read_game_event(events().front().text);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->act, ActKind::Flag);
  EXPECT_EQ(event->at, 3000) << "at the very moment, however late it was written";
  EXPECT_EQ(there_.database->games().game(made.game)->due, std::nullopt);
  EXPECT_TRUE(state_of(there_.port(), made.game).outcome);
}

INSTANTIATE_TEST_SUITE_P(Over, TwoNodes,
                         testing::Values(BusKind{"Postgres", "ADOUBE_TEST_POSTGRES"}, BusKind{"Nats", "ADOUBE_TEST_NATS"}),
                         [](const auto& kind) { return std::string(kind.param.name); });

/// Two nodes that hear nothing of each other.
TEST(DeafNodes, LookIntoTheStore) {
  const store::PostgresSchema schema;
  const auto database = *store::open_database(schema.url());
  RunningServer here(*database);
  RunningServer there(*database);
  const GameMade made = make_game(here.port(), with_clock("5+3"));
  PlayerClient white(here.port(), made.game, made.key);
  PlayerClient black(there.port(), made.game);
  black.sit_down();
  ASSERT_TRUE(comes_true([&] { return state_of(here.port(), made.game).room.started; }));
  white.move(0, "e2e4");
  EXPECT_EQ(black.event().event.uci, "e2e4");
  EXPECT_TRUE(comes_true([&] { return state_of(there.port(), made.game).events.size() == 1; }));
}

// ------------------------------------------------------------------------------------------------ processes of their own

class NodeProcesses : public testing::TestWithParam<BusKind> {
 protected:
  [[nodiscard]] std::unique_ptr<Process> node() const {
    return std::make_unique<Process>(
        std::vector<std::string>{schema_.url(), "127.0.0.1:0", "next-free-port", url_of(GetParam())});
  }

  store::PostgresSchema schema_;
};

TEST_P(NodeProcesses, NoAcknowledgedMoveIsLostWhenOneIsKilled) {
  auto here = node();
  const auto there = node();
  ASSERT_NE(here->port(), 0);
  ASSERT_NE(there->port(), 0);
  const GameMade made = make_game(here->port(), with_clock("5+3"));
  SeatedMessage seat;
  {
    PlayerClient white(here->port(), made.game, made.key);
    PlayerClient black(there->port(), made.game);
    seat = black.sit_down();
    ASSERT_TRUE(comes_true([&] { return state_of(here->port(), made.game).room.started; }));
    for (std::size_t seq = 0; seq < 6; ++seq) {
      PlayerClient& mover = seq % 2 == 0 ? white : black;
      PlayerClient& other = seq % 2 == 0 ? black : white;
      mover.move(static_cast<std::int64_t>(seq), moves[seq]);
      EXPECT_EQ(other.event().event.uci, moves[seq]);
    }
  }
  EXPECT_EQ(here->end(SIGKILL), -SIGKILL);
  PlayerClient white(there->port(), made.game, made.key);
  EXPECT_EQ(white.joined.events.size(), 6U);
  EXPECT_EQ(white.joined.room.time_stands, std::nullopt);
  EXPECT_EQ(white.move(6, moves[6]).event.uci, moves[6]);
  here = node();
  EXPECT_EQ(state_of(here->port(), made.game).events.size(), 7U);
}

INSTANTIATE_TEST_SUITE_P(Over, NodeProcesses,
                         testing::Values(BusKind{"Postgres", "ADOUBE_TEST_POSTGRES"}, BusKind{"Nats", "ADOUBE_TEST_NATS"}),
                         [](const auto& kind) { return std::string(kind.param.name); });

}  // namespace
}  // namespace adoube::server

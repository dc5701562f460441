// SPDX-License-Identifier: MIT
// Games against the computer: over real sockets with an engine of the tests, which knows one move and how to fail.
#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>

#include "apps/server/fair_queue.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

[[nodiscard]] ServeOptions with_engine(std::string path, std::vector<std::string> arguments = {}) {
  ServeOptions options = quick_options();
  options.engine.path = std::move(path);
  options.engine.arguments = std::move(arguments);
  options.engine.patience = {.start = std::chrono::seconds(20), .answer = std::chrono::milliseconds(200), .restarts = 1};
  return options;
}

[[nodiscard]] NewGame against_computer(ColourChoice colour, std::int64_t level = 10) {
  return {.colour = colour, .variant = {}, .fen = {}, .name = "Ada", .computer = level};
}

class AgainstComputer : public testing::Test {
 protected:
  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
};

TEST_F(AgainstComputer, ItMovesFirstWhereItHasWhite) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE));
  const GameMade made = make_game(server.port(), against_computer(ColourChoice::Black));
  PlayerClient black(server.port(), made.game, made.key);
  EXPECT_EQ(black.joined.you, Colour::Black);
  EXPECT_TRUE(black.joined.room.started);
  EXPECT_TRUE(black.joined.room.players.white.present);
  EXPECT_EQ(black.joined.setup.computer, (ComputerPlayer{.colour = Colour::White, .level = 10}));
  const EventMessage event = black.event();
  EXPECT_EQ(event.event.uci, "e2e4");
  EXPECT_EQ(event.event.by, Actor::White);
}

TEST_F(AgainstComputer, ItsSeatIsNobodyElses) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE));
  const GameMade made = make_game(server.port(), against_computer(ColourChoice::White));
  PlayerClient watcher(server.port(), made.game);
  watcher.socket.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = ""}));
  EXPECT_EQ(watcher.error().code, ErrorCode::SeatTaken);
}

TEST_F(AgainstComputer, DrawnColoursAreEitherAndNobodyPicksAHand) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE));
  const GameMade made = make_game(server.port(), against_computer(ColourChoice::Hands));
  PlayerClient player(server.port(), made.game, made.key);
  ASSERT_TRUE(player.joined.you);
  EXPECT_NE(player.joined.you, player.joined.setup.computer->colour);
  EXPECT_EQ(player.joined.room.hands, std::nullopt);
}

TEST_F(AgainstComputer, ItDeclinesADrawEarly) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE));
  const GameMade made = make_game(server.port(), against_computer(ColourChoice::Black));
  PlayerClient black(server.port(), made.game, made.key);
  (void)black.event();
  black.send_act(1, 1, {.act = ActKind::OfferDraw, .uci = {}, .kind = {}});
  EXPECT_EQ(black.event().event.act, ActKind::OfferDraw);
  EXPECT_EQ(expect<AckMessage>(black.socket.news()).seq, 1);
  const EventMessage answer = black.event();
  EXPECT_EQ(answer.event.act, ActKind::DeclineDraw);
  EXPECT_EQ(answer.event.by, Actor::White);
}

/// A path where no file is, and none is left.
class NoFileYet {
 public:
  explicit NoFileYet(const std::string& name)
      : path_(std::filesystem::temp_directory_path() / ("adoube-" + name + "-" + std::to_string(::getpid()))) {
    std::filesystem::remove(path_);
  }
  NoFileYet(const NoFileYet&) = delete;
  NoFileYet& operator=(const NoFileYet&) = delete;
  ~NoFileYet() { std::filesystem::remove(path_); }
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

TEST_F(AgainstComputer, AnEngineThatMisbehavesIsStartedAgainAndTheGameGoesOn) {
  for (const char* manner : {"hangs", "dies-thinking", "illegal-move", "garbled-move", "no-greeting"}) {
    SCOPED_TRACE(manner);
    const NoFileYet started("engine-was-started");
    ServeOptions options = with_engine(ADOUBE_BAD_ENGINE, {manner, started.path()});
    options.engine.patience.start = std::chrono::milliseconds(500);
    const RunningServer server(*database_, options);
    const GameMade made = make_game(server.port(), against_computer(ColourChoice::Black));
    PlayerClient black(server.port(), made.game, made.key);
    EXPECT_EQ(black.event().event.by, Actor::White) << "it has the first move";
  }
}

TEST_F(AgainstComputer, ItAgreesToTakeAMoveBack) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE, {"shuffles"}));
  NewGame wish = against_computer(ColourChoice::White, 1);
  wish.takebacks = true;
  const GameMade made = make_game(server.port(), wish);
  PlayerClient white(server.port(), made.game, made.key);
  (void)white.move(0, "d2d4");
  EXPECT_EQ(white.event().event.uci, "g8f6");
  white.send_act(7, 2, {.act = ActKind::AskTakeBack, .uci = {}, .kind = {}});
  EXPECT_EQ(white.event().event.act, ActKind::AskTakeBack);
  EXPECT_EQ(expect<AckMessage>(white.socket.news()).seq, 2);
  const EventMessage answer = white.event();
  EXPECT_EQ(answer.event.act, ActKind::AcceptTakeBack);
  EXPECT_EQ(answer.event.by, Actor::Black);
  (void)white.move(4, "e2e4");
  EXPECT_EQ(white.event().event.uci, "g8f6");
}

TEST_F(AgainstComputer, ItAgreesToADrawInAnEvenGameOfTwentyMoves) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE, {"shuffles"}));
  const GameMade made = make_game(server.port(), against_computer(ColourChoice::White, 1));
  PlayerClient white(server.port(), made.game, made.key);
  std::int64_t seq = 0;
  for (const char rank : {'2', '3', '4'})
    for (const char file : std::string(rank == '4' ? "abcd" : "abcdefgh")) {
      (void)white.move(seq++, {file, rank, file, static_cast<char>(rank + 1)});
      EXPECT_EQ(white.event().seq, seq++);
    }
  white.send_act(7, seq, {.act = ActKind::OfferDraw, .uci = {}, .kind = {}});
  EXPECT_EQ(white.event().event.act, ActKind::OfferDraw);
  (void)white.socket.news();
  const EventMessage answer = white.event();
  EXPECT_EQ(answer.event.act, ActKind::AcceptDraw);
  ASSERT_TRUE(answer.outcome);
  EXPECT_EQ(answer.outcome->reason, "agreement");
}

TEST_F(AgainstComputer, ItPlaysARematchWithTheOtherColour) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE));
  const GameMade made = make_game(server.port(), against_computer(ColourChoice::White));
  PlayerClient white(server.port(), made.game, made.key);
  white.send_act(1, 0, {.act = ActKind::Resign, .uci = {}, .kind = {}});
  (void)white.event();
  (void)white.socket.news();
  white.send_act(2, 1, {.act = ActKind::AskRematch, .uci = {}, .kind = {}});
  (void)white.event();
  (void)white.socket.news();
  const EventMessage answer = white.event();
  EXPECT_EQ(answer.event.act, ActKind::AskRematch);
  EXPECT_EQ(answer.event.by, Actor::Black);
  std::optional<std::string> next;
  while (!next) next = white.presence().room.rematch;
  PlayerClient black(server.port(), *next, made.key);
  EXPECT_EQ(black.joined.you, Colour::Black);
  EXPECT_EQ(black.joined.setup.computer, (ComputerPlayer{.colour = Colour::White, .level = 10}));
  if (black.joined.seq == 0) {
    EXPECT_EQ(black.event().event.uci, "e2e4");
  }
}

TEST_F(AgainstComputer, IsCalledSoInTheGamesText) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE));
  const GameMade made = make_game(server.port(), against_computer(ColourChoice::White, 3));
  const std::string pgn = http(server.port(), "GET", "/api/games/" + made.game + ".pgn").body;
  EXPECT_NE(pgn.find("[White \"Ada\"]\n[Black \"Computer, level 3\"]"), std::string::npos) << pgn;
}

TEST_F(AgainstComputer, NobodyElseIsWaitedFor) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE));
  NewGame wish = against_computer(ColourChoice::White);
  wish.listed = true;
  EXPECT_EQ(http(server.port(), "POST", "/api/games", write(wish)).status, 400);
}

TEST_F(AgainstComputer, AnEngineThatFailsLosesNothing) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE, {"illegal-move"}));
  const GameMade made = make_game(server.port(), against_computer(ColourChoice::White));
  PlayerClient white(server.port(), made.game, made.key);
  (void)white.move(0, "d2d4");
  // The game stands, and the player may still act in it.
  white.send_act(7, 1, {.act = ActKind::Resign, .uci = {}, .kind = {}});
  const EventMessage end = white.event();
  EXPECT_EQ(end.event.act, ActKind::Resign);
  EXPECT_TRUE(end.outcome);
}

TEST_F(AgainstComputer, AnotherServerTakesTheGameUp) {
  GameMade made;
  {
    const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE, {"hangs"}));
    made = make_game(server.port(), against_computer(ColourChoice::Black));
    PlayerClient black(server.port(), made.game, made.key);
    EXPECT_EQ(black.joined.seq, 0);
  }
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE));
  PlayerClient black(server.port(), made.game, made.key);
  EXPECT_EQ(black.event().event.uci, "e2e4");
}

/// Two servers without a common bus, so that neither hears of the other: the place in the store decides.
TEST_F(AgainstComputer, TwoServersAnswerOnce) {
  const RunningServer one(*database_, with_engine(ADOUBE_BAD_ENGINE));
  const RunningServer two(*database_, with_engine(ADOUBE_BAD_ENGINE));
  for (int round = 0; round < 10; ++round) {
    const GameMade made = make_game(one.port(), against_computer(ColourChoice::Black));
    PlayerClient here(one.port(), made.game, made.key);
    PlayerClient there(two.port(), made.game, made.key);
    EXPECT_EQ(here.event().seq, 0);
    if (there.joined.seq == 0) {
      EXPECT_EQ(there.event().seq, 0);
    }
    EXPECT_EQ(database_->games().events(made.game, 0)->size(), 1U);
  }
}

TEST_F(AgainstComputer, WithoutAnEngineThereIsNone) {
  const RunningServer server(*database_);
  EXPECT_EQ(read_computer_state(http(server.port(), "GET", "/api/computer").body), ComputerState{.available = false});
  const HttpAnswer answer = http(server.port(), "POST", "/api/games", write(against_computer(ColourChoice::White)));
  EXPECT_EQ(answer.status, 503);
}

TEST_F(AgainstComputer, ALevelThatIsNoneIsRefused) {
  const RunningServer server(*database_, with_engine(ADOUBE_BAD_ENGINE));
  EXPECT_EQ(read_computer_state(http(server.port(), "GET", "/api/computer").body), ComputerState{.available = true});
  for (const char* level : {"0", "11", "\"strong\"", "1.5"})
    EXPECT_EQ(
        http(server.port(), "POST", "/api/games", std::string(R"({"colour":"white","computer":)") + level + "}").status, 400)
        << level;
}

constexpr auto stockfish = "/usr/games/stockfish";

TEST_F(AgainstComputer, StockfishPlaysChess960) {
  if (!std::filesystem::exists(stockfish)) GTEST_SKIP() << "stockfish is not installed";
  const RunningServer server(*database_, with_engine(stockfish));
  NewGame wish = against_computer(ColourChoice::Black, 2);
  wish.variant = Variant::Chess960;
  const GameMade made = make_game(server.port(), wish);
  PlayerClient black(server.port(), made.game, made.key);
  EXPECT_EQ(black.event().event.act, ActKind::Move);
}

TEST_F(AgainstComputer, StockfishPlaysOnAClock) {
  constexpr auto path = stockfish;
  if (!std::filesystem::exists(path)) GTEST_SKIP() << "stockfish is not installed";
  const RunningServer server(*database_, with_engine(path));
  NewGame wish = against_computer(ColourChoice::White, 10);
  wish.time_control = "3+0";
  wish.penalty_ms = 60'000;
  const GameMade made = make_game(server.port(), wish);
  PlayerClient white(server.port(), made.game, made.key);
  (void)white.move(0, "e2e3");
  const EventMessage reply = white.event();
  EXPECT_EQ(reply.event.act, ActKind::Move);
  EXPECT_EQ(reply.event.by, Actor::Black);
  EXPECT_FALSE(reply.outcome);
}

// ---- The queue for engines

TEST(FairQueue, AskersTakeTurns) {
  FairQueue<int> queue(10, 5);
  for (const int item : {1, 2, 3}) EXPECT_TRUE(queue.push("many", int(item)));
  EXPECT_TRUE(queue.push("one", 10));
  EXPECT_TRUE(queue.push("two", 20));
  std::vector<int> order;
  while (const auto item = queue.pop()) order.push_back(*item);
  EXPECT_EQ(order, (std::vector{1, 10, 20, 2, 3}));
  EXPECT_TRUE(queue.empty());
}

TEST(FairQueue, HasItsLimits) {
  FairQueue<int> queue(3, 2);
  EXPECT_TRUE(queue.push("many", 1));
  EXPECT_TRUE(queue.push("many", 2));
  EXPECT_FALSE(queue.push("many", 3)) << "of one";
  EXPECT_TRUE(queue.push("one", 10));
  EXPECT_FALSE(queue.push("two", 20)) << "of all";
  EXPECT_EQ(queue.size(), 3U);
}

}  // namespace
}  // namespace adoube::server

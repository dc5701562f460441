// SPDX-License-Identifier: MIT
// The lobby: who waits is told to all who watch it, until somebody sits down or the page is gone; then the game may be
// watched. What can be wished for, and what does not go together.
#include <functional>

#include "apps/server/secrets.hpp"
#include "apps/server/showcase.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

NewGame listed(ColourChoice colour = ColourChoice::White) {
  NewGame wish{.colour = colour, .variant = {}, .fen = {}, .name = "Ada"};
  wish.listed = true;
  return wish;
}

class InLobby : public testing::Test {
 protected:
  /// Waits for a list of which that holds.
  static LobbyMessage until(WebSocketClient& watcher, const std::function<bool(const LobbyMessage&)>& holds) {
    for (int tries = 0; tries < 40; ++tries) {
      const LobbyMessage list = expect<LobbyMessage>(watcher.text());
      if (holds(list)) return list;
    }
    ADD_FAILURE() << "the list never became so";
    return {};
  }
  [[nodiscard]] WebSocketClient watching() const {
    WebSocketClient watcher(server_.port());
    watcher.send(R"({"type":"watch-lobby"})");
    return watcher;
  }

  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
  RunningServer server_{*database_};
};

TEST(ChallengesOfOneAddress, AreNotMoreThanAFew) {
  const auto database = *store::open_database("memory:");
  ServeOptions options = quick_options();
  options.behind_proxy = true;
  const RunningServer server(*database, options);
  const auto waits = [&](const std::string& address) {
    const GameMade made = make_game(server.port(), listed());
    auto player = std::make_unique<WebSocketClient>(server.port(), "X-Forwarded-For: " + address + "\r\n");
    player->send(write(JoinMessage{.version = 1, .game = made.game, .key = made.key, .seq = 0, .lang = {}}));
    (void)expect<JoinedMessage>(player->news());
    return player;
  };
  std::vector<std::unique_ptr<WebSocketClient>> players;
  for (std::size_t one = 0; one < Showcase::waiting_per_address + 2; ++one) players.push_back(waits("192.0.2.7"));
  players.push_back(waits("192.0.2.8"));
  WebSocketClient watcher(server.port());
  watcher.send(R"({"type":"watch-lobby"})");
  LobbyMessage list;
  for (int tries = 0; tries < 40 && list.waiting.size() <= Showcase::waiting_per_address; ++tries)
    list = expect<LobbyMessage>(watcher.text());
  EXPECT_EQ(list.waiting.size(), Showcase::waiting_per_address + 1) << "those of another address are there";
}

TEST_F(InLobby, IsEmptyAtFirst) {
  WebSocketClient watcher = watching();
  const LobbyMessage list = expect<LobbyMessage>(watcher.text());
  EXPECT_TRUE(list.waiting.empty());
  EXPECT_TRUE(list.playing.empty());
}

TEST_F(InLobby, ShowsWhoWaitsThenTheGame) {
  WebSocketClient watcher = watching();
  NewGame wish = listed();
  wish.time_control = "15+10";
  const GameMade made = make_game(server_.port(), wish);
  PlayerClient white(server_.port(), made.game, made.key);
  const LobbyMessage waits = until(watcher, [](const LobbyMessage& list) { return !list.waiting.empty(); });
  ASSERT_EQ(waits.waiting.size(), 1U);
  EXPECT_EQ(waits.waiting[0].game, made.game);
  EXPECT_EQ(waits.waiting[0].name, "Ada");
  EXPECT_EQ(waits.waiting[0].colour, ColourChoice::White);
  EXPECT_EQ(waits.waiting[0].setup.time_control, "15+10");

  PlayerClient black(server_.port(), made.game);
  (void)black.sit_down({}, "Bo");
  const LobbyMessage plays = until(watcher, [](const LobbyMessage& list) { return !list.playing.empty(); });
  EXPECT_TRUE(plays.waiting.empty());
  EXPECT_EQ(plays.playing[0].white, "Ada");
  EXPECT_EQ(plays.playing[0].black, "Bo");

  PlayerClient spectator(server_.port(), made.game);
  until(watcher, [](const LobbyMessage& list) { return !list.playing.empty() && list.playing[0].spectators == 1; });

  white.send_act(1, 0, {.act = ActKind::Resign, .uci = {}, .kind = {}});
  until(watcher, [](const LobbyMessage& list) { return list.playing.empty(); });
}

TEST_F(InLobby, ChallengeIsWithdrawnSomeSecondsAfterItsPageIsGone) {
  WebSocketClient watcher = watching();
  const GameMade made = make_game(server_.port(), listed(ColourChoice::Hands));
  {
    const PlayerClient creator(server_.port(), made.game, made.key);
    const LobbyMessage list = until(watcher, [](const LobbyMessage& one) { return !one.waiting.empty(); });
    EXPECT_EQ(list.waiting[0].colour, ColourChoice::Hands);
  }
  until(watcher, [](const LobbyMessage& list) { return list.waiting.empty(); });
  const PlayerClient back(server_.port(), made.game, made.key);
  until(watcher, [](const LobbyMessage& list) { return !list.waiting.empty(); });
}

TEST_F(InLobby, OfSeveralWhoTakeAChallengeOneGetsIt) {
  const GameMade made = make_game(server_.port(), listed());
  const PlayerClient white(server_.port(), made.game, made.key);
  std::vector<std::unique_ptr<PlayerClient>> takers;
  for (int one = 0; one < 8; ++one) takers.push_back(std::make_unique<PlayerClient>(server_.port(), made.game));
  for (const auto& taker : takers) taker->socket.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = {}}));
  int seated = 0;
  for (const auto& taker : takers) {
    const auto answer = read_server_message(taker->socket.news());
    ASSERT_TRUE(answer);
    if (std::holds_alternative<SeatedMessage>(*answer)) {
      ++seated;
    } else {
      EXPECT_EQ(std::get<ErrorMessage>(*answer).code, ErrorCode::SeatTaken);
    }
  }
  EXPECT_EQ(seated, 1);
}

TEST_F(InLobby, GamesByLinkAreNotShown) {
  WebSocketClient watcher = watching();
  const TwoPlayers by_link(server_.port());
  const GameMade made = make_game(server_.port(), listed());
  const PlayerClient creator(server_.port(), made.game, made.key);
  const LobbyMessage list = until(watcher, [](const LobbyMessage& one) { return !one.waiting.empty(); });
  EXPECT_EQ(list.waiting.size(), 1U);
  EXPECT_TRUE(list.playing.empty());
}

TEST_F(InLobby, AConnectionIsAboutOneThing) {
  struct Row {
    const char* name;
    std::vector<std::string> before;
    std::string text;
  };
  const TwoPlayers game(server_.port());
  const std::string join = write(JoinMessage{.version = {}, .game = game.made.game, .key = {}, .seq = 0, .lang = {}});
  const std::string watch = R"({"type":"watch-lobby","version":1})";
  const std::vector<Row> rows = {
      {"watches twice", {watch}, watch}, {"joins a game", {watch}, join}, {"has joined", {join}, watch}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    WebSocketClient socket(server_.port());
    for (const std::string& text : row.before) socket.send(text);
    socket.send(row.text);
    for (;;) {
      const auto message = read_server_message(socket.news());
      ASSERT_TRUE(message);
      const auto* const error = std::get_if<ErrorMessage>(&*message);
      if (error == nullptr) continue;
      EXPECT_EQ(error->code, ErrorCode::AlreadyJoined);
      EXPECT_FALSE(error->closing);
      break;
    }
  }
}

TEST_F(InLobby, WishesThatDoNotGoTogetherAreRefused) {
  struct Row {
    const char* name;
    std::string body;
    std::string begins;
  };
  const std::vector<Row> rows = {
      {"taken back in a competition", R"({"colour":"white","takebacks":true,"competition":true})", "takebacks"},
      {"taken back with touch-move", R"({"colour":"white","takebacks":true,"touch_move":true})", "takebacks"},
      {"a limit in a competition", R"({"colour":"white","first_move_ms":30000,"competition":true})", "first_move_ms"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const HttpAnswer answer = http(server_.port(), "POST", "/api/games", row.body);
    EXPECT_EQ(answer.status, 400);
    const auto problem = read_http_problem(answer.body);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->code, ErrorCode::BadSetup);
    EXPECT_TRUE(problem->text.starts_with(row.begins)) << problem->text;
  }
}

TEST_F(InLobby, Chess960IsDrawnByTheServerAndItsNumberTold) {
  NewGame wish{.colour = ColourChoice::White, .variant = Variant::Chess960, .fen = {}, .name = {}};
  const GameMade made = make_game(server_.port(), wish);
  const PlayerClient white(server_.port(), made.game, made.key);
  ASSERT_TRUE(white.joined.setup.start_number);
  EXPECT_EQ(white.joined.setup.variant, Variant::Chess960);
  wish.fen = white.joined.setup.fen;
  const GameMade given = make_game(server_.port(), wish);
  const PlayerClient other(server_.port(), given.game, given.key);
  EXPECT_FALSE(other.joined.setup.start_number) << "nothing was drawn";
}

TEST_F(InLobby, RematchIsPlayedWithTheSameKeys) {
  TwoPlayers game(server_.port());
  (void)game.white.move(0, "e2e4");
  (void)game.black.event();
  game.black.send_act(1, 1, {.act = ActKind::Resign, .uci = {}, .kind = {}});
  game.white.send_act(2, 2, {.act = ActKind::AskRematch, .uci = {}, .kind = {}});
  std::int64_t seq = 0;
  while (seq < 3) seq = read_game_state(http(server_.port(), "GET", "/api/games/" + game.made.game).body)->seq;
  game.black.send_act(3, 3, {.act = ActKind::AskRematch, .uci = {}, .kind = {}});
  std::optional<std::string> next;
  for (int tries = 0; tries < 200 && !next; ++tries)
    next = read_game_state(http(server_.port(), "GET", "/api/games/" + game.made.game).body)->room.rematch;
  ASSERT_TRUE(next);
  const PlayerClient white(server_.port(), *next, game.black_seat.key);
  EXPECT_EQ(white.joined.you, Colour::White);
  EXPECT_EQ(white.joined.setup.rematch_of, game.made.game);
  const PlayerClient black(server_.port(), *next, game.made.key);
  EXPECT_EQ(black.joined.you, Colour::Black);
}

}  // namespace
}  // namespace adoube::server

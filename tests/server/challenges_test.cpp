// SPDX-License-Identifier: MIT
// Challenges by name: who may make them, who sees them, who may take them, and what becomes of them.
#include <functional>

#include "apps/server/opponents.hpp"
#include "tests/server/browser.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

ServeOptions open_doors() {
  ServeOptions options = quick_options();
  options.door.passwords.cost = {.passes = 1, .kibibytes = 8};
  options.door.sign_ups = {.burst = 10'000, .per_minute = 10'000};
  return options;
}

NewGame challenge_to(const std::string& name) {
  NewGame wish{.colour = ColourChoice::White, .variant = {}, .fen = {}, .name = "Somebody"};
  wish.opponent = name;
  return wish;
}

class Challenged : public testing::Test {
 protected:
  Browser signed_up(const std::string& name) const {
    Browser one(server_.port());
    EXPECT_EQ(one.sign_up(name, "four plain words here").status, 201);
    return one;
  }
  static HttpAnswer challenge(Browser& challenger, const std::string& name) {
    return challenger.ask("POST", "/api/games", write(challenge_to(name)));
  }
  [[nodiscard]] WebSocketClient socket_of(const Browser& browser) const {
    return WebSocketClient(server_.port(),
                           browser.cookies.empty() ? std::string() : "Cookie: " + browser.cookie_header() + "\r\n");
  }
  static JoinedMessage join(WebSocketClient& socket, const std::string& game, const std::optional<std::string>& key = {}) {
    socket.send(write(JoinMessage{.version = 1, .game = game, .key = key, .seq = 0, .lang = {}}));
    return expect<JoinedMessage>(socket.news());
  }
  [[nodiscard]] WebSocketClient lobby_of(const Browser& browser) const {
    WebSocketClient socket = socket_of(browser);
    socket.send(R"({"type":"watch-lobby"})");
    return socket;
  }
  static LobbyMessage until(WebSocketClient& watcher, const std::function<bool(const LobbyMessage&)>& holds) {
    for (int tries = 0; tries < 40; ++tries) {
      const LobbyMessage list = expect<LobbyMessage>(watcher.text());
      if (holds(list)) return list;
    }
    ADD_FAILURE() << "the list never became so";
    return {};
  }
  static bool is_for_me(const LobbyMessage& list) { return list.for_you && !list.for_you->empty(); }

  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
  RunningServer server_{*database_, open_doors()};
  Browser ada_ = signed_up("Ada");
  Browser bo_ = signed_up("Bo");
  Browser cy_ = signed_up("Cy");
  Browser nobody_{server_.port()};
};

TEST_F(Challenged, OnlyWhereItMayBe) {
  Browser dee = signed_up("Dee");
  EXPECT_EQ(dee.ask("PUT", "/api/account/preferences", R"({"language":"en","settings":"","challenges":false})").status, 200);
  struct Row {
    const char* name;
    Browser* by;
    const char* to;
    int status;
    const char* code;
  };
  for (const Row& row : {
           Row{"by nobody", &nobody_, "Bo", 401, "signed-out"},
           Row{"to nobody", &ada_, "Nobody", 404, "unknown-player"},
           Row{"to no name", &ada_, "<b>", 404, "unknown-player"},
           Row{"to oneself", &ada_, "ada", 400, "bad-setup"},
           Row{"to one who takes none", &ada_, "Dee", 403, "no-challenges"},
       }) {
    const HttpAnswer answer = challenge(*row.by, row.to);
    EXPECT_EQ(answer.status, row.status) << row.name;
    const auto problem = read_http_problem(answer.body);
    ASSERT_TRUE(problem) << row.name << ": " << answer.body;
    EXPECT_EQ(word(problem->code), row.code) << row.name;
  }
  EXPECT_EQ(challenge(ada_, "BO").status, 201) << "a name is read as people read it";
  EXPECT_EQ(dee.ask("PUT", "/api/account/preferences", R"({"language":"en","settings":""})").status, 200);
  EXPECT_EQ(challenge(ada_, "Dee").status, 403) << "what is not said stays as it was";
}

TEST_F(Challenged, IsSeenByTheOneItIsForAlone) {
  WebSocketClient bo = lobby_of(bo_);
  WebSocketClient cy = lobby_of(cy_);
  WebSocketClient nobody = lobby_of(nobody_);
  const auto made = read_game_made(challenge(ada_, "Bo").body);
  ASSERT_TRUE(made);
  WebSocketClient ada = socket_of(ada_);
  (void)join(ada, made->game, made->key);
  const LobbyMessage seen = until(bo, is_for_me);
  ASSERT_EQ(seen.for_you->size(), 1U);
  EXPECT_EQ(seen.for_you->front().game, made->game);
  EXPECT_EQ(seen.for_you->front().name, "Ada") << "the account's name, whatever was said";
  EXPECT_TRUE(seen.waiting.empty());
  // Something that everyone sees comes after it.
  NewGame open{.colour = ColourChoice::White, .variant = {}, .fen = {}, .name = "Cy"};
  open.listed = true;
  const GameMade other = make_game(server_.port(), open);
  PlayerClient cys(server_.port(), other.game, other.key);
  for (WebSocketClient* watcher : {&cy, &nobody}) {
    const LobbyMessage list = until(*watcher, [](const LobbyMessage& one) { return !one.waiting.empty(); });
    EXPECT_EQ(list.waiting.size(), 1U);
    EXPECT_FALSE(list.for_you);
  }
}

TEST_F(Challenged, OthersDoNotTakeTheSeat) {
  const auto made = read_game_made(challenge(ada_, "Bo").body);
  ASSERT_TRUE(made);
  for (const Browser* other : {&cy_, &nobody_}) {
    WebSocketClient socket = socket_of(*other);
    (void)join(socket, made->game);
    socket.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = "Bo"}));
    EXPECT_EQ(expect<ErrorMessage>(socket.news()).code, ErrorCode::NotForYou);
    socket.send(R"({"type":"decline-challenge"})");
    EXPECT_EQ(expect<ErrorMessage>(socket.news()).code, ErrorCode::NotForYou);
  }
  WebSocketClient bo = socket_of(bo_);
  (void)join(bo, made->game);
  bo.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = {}}));
  EXPECT_EQ(expect<SeatedMessage>(bo.news()).room.players.black.name, "Bo");
}

TEST_F(Challenged, MayDeclineAndThenItIsOver) {
  const auto made = read_game_made(challenge(ada_, "Bo").body);
  ASSERT_TRUE(made);
  WebSocketClient ada = socket_of(ada_);
  (void)join(ada, made->game, made->key);
  WebSocketClient lobby = lobby_of(bo_);
  until(lobby, is_for_me);
  WebSocketClient bo = socket_of(bo_);
  (void)join(bo, made->game);
  bo.send(R"({"type":"decline-challenge"})");
  until(lobby, [](const LobbyMessage& list) { return !is_for_me(list); });
  bo.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = {}}));
  EXPECT_EQ(expect<ErrorMessage>(bo.news()).code, ErrorCode::SeatTaken);
  const auto state = read_game_state(http(server_.port(), "GET", "/api/games/" + made->game).body);
  ASSERT_TRUE(state);
  EXPECT_EQ(state->room.declined, true);
  EXPECT_FALSE(state->room.started);
}

TEST_F(Challenged, LapsesWhenItsMakerIsGone) {
  const auto made = read_game_made(challenge(ada_, "Bo").body);
  ASSERT_TRUE(made);
  WebSocketClient lobby = lobby_of(bo_);
  {
    WebSocketClient ada = socket_of(ada_);
    (void)join(ada, made->game, made->key);
    until(lobby, is_for_me);
  }
  until(lobby, [](const LobbyMessage& list) { return !is_for_me(list); });
}

TEST_F(Challenged, OneMakesAFewAtATime) {
  std::vector<WebSocketClient> shown;
  for (std::size_t one = 0; one < Opponents::waiting_per_account; ++one) {
    const auto made = read_game_made(challenge(ada_, one % 2 == 0 ? "Bo" : "Cy").body);
    ASSERT_TRUE(made);
    shown.push_back(socket_of(ada_));
    (void)join(shown.back(), made->game, made->key);
  }
  EXPECT_EQ(challenge(ada_, "Bo").status, 429);
  EXPECT_EQ(challenge(cy_, "Bo").status, 201) << "another's are not counted";
}

}  // namespace
}  // namespace adoube::server

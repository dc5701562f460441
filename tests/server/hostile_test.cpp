// SPDX-License-Identifier: MIT
// Connections that misbehave: the server answers or drops them, and goes on serving everyone else.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

class Hostile : public testing::Test {
 protected:
  ~Hostile() override { EXPECT_EQ(http(server_.port(), "GET", "/healthz").status, 200) << "the server goes on"; }

  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
  RunningServer server_{*database_};
};

TEST_F(Hostile, MessagesOutOfPlaceAreAnsweredAndTheConnectionStays) {
  struct Row {
    const char* name;
    std::string text;
    ErrorCode code;
  };
  const std::vector<Row> rows = {
      {"no JSON", "hello", ErrorCode::Unreadable},
      {"not UTF-8 inside", R"({"type":"take-seat","name":"\ud800"})", ErrorCode::Unreadable},
      {"act before join", R"({"type":"act","id":1,"seq":0,"event":{"do":"resign"}})", ErrorCode::NotJoined},
      {"seat before join", R"({"type":"take-seat"})", ErrorCode::NotJoined},
      {"unknown game", R"({"type":"join","game":"abcdefghijkl","seq":0})", ErrorCode::UnknownGame},
      {"act that only time brings", R"({"type":"act","id":1,"seq":0,"event":{"do":"abort"}})", ErrorCode::NotJoined},
      {"rematch before join", R"({"type":"act","id":1,"seq":0,"event":{"do":"ask-rematch"}})", ErrorCode::NotJoined},
      {"lobby of another version", R"({"type":"watch-lobby","version":2})", ErrorCode::Unreadable},
      {"lobby with a list of its own", R"({"type":"lobby","waiting":[],"playing":[]})", ErrorCode::Unreadable},
      {"nested", std::string(2000, '[') + std::string(2000, ']'), ErrorCode::Unreadable},
  };
  WebSocketClient socket(server_.port());
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    socket.send(row.text);
    const ErrorMessage error = expect<ErrorMessage>(socket.text());
    EXPECT_EQ(error.code, row.code);
    EXPECT_FALSE(error.closing);
  }
  socket.send(R"({"type":"ping","id":5})");
  EXPECT_EQ(expect<PongMessage>(socket.text()).id, 5);
}

TEST_F(Hostile, SecondJoinIsRefused) {
  TwoPlayers game(server_.port());
  game.white.socket.send(write(JoinMessage{.version = {}, .game = game.made.game, .key = {}, .seq = 0, .lang = {}}));
  EXPECT_EQ(game.white.error().code, ErrorCode::AlreadyJoined);
}

TEST_F(Hostile, BrokenFramesEndTheConnectionWithTheirCode) {
  struct Row {
    const char* name;
    std::string bytes;
    int code;  ///< 0: the connection just ends
  };
  std::string unmasked = frame_bytes(Opcode::Text, "{}");
  unmasked[1] = static_cast<char>(unmasked[1] & 0x7F);
  std::string reserved_bit = frame_bytes(Opcode::Text, "{}");
  reserved_bit[0] = static_cast<char>(reserved_bit[0] | 0x40);
  const std::vector<Row> rows = {
      {"too long", frame_bytes(Opcode::Text, std::string(max_client_message_bytes + 1, ' ')), 1009},
      {"claims to be endless", std::string("\x81\xFF\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10) + std::string(4, '\0'), 1009},
      {"too long in pieces",
       frame_bytes(Opcode::Text, std::string(3000, ' '), false) + frame_bytes(Opcode::Continuation, std::string(3000, ' ')),
       1009},
      {"not UTF-8", frame_bytes(Opcode::Text, "\xFF\xFE"), 1007},
      {"no mask", unmasked, 1002},
      {"reserved bit", reserved_bit, 1002},
      {"continuation of nothing", frame_bytes(Opcode::Continuation, "x"), 1002},
      {"unknown kind of frame", frame_bytes(static_cast<Opcode>(3), ""), 1002},
      {"ping too long", frame_bytes(Opcode::Ping, std::string(126, 'x')), 1002},
      {"close with one byte", frame_bytes(Opcode::Close, "x"), 1002},
      {"close with a forbidden code", frame_bytes(Opcode::Close, std::string("\x03\xED", 2)), 1002},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    WebSocketClient socket(server_.port());
    socket.connection().send(row.bytes);
    const auto frame = socket.receive();
    EXPECT_EQ(frame ? frame->close_code() : 0, row.code);
    EXPECT_TRUE(socket.connection().ended());
  }
}

TEST_F(Hostile, BinaryIsNoMessage) {
  WebSocketClient socket(server_.port());
  socket.send_frame(Opcode::Binary, R"({"type":"ping","id":5})");
  EXPECT_EQ(expect<ErrorMessage>(socket.text()).code, ErrorCode::Unreadable);
}

TEST_F(Hostile, MessageInPiecesIsOneMessage) {
  WebSocketClient socket(server_.port());
  socket.send_frame(Opcode::Text, R"({"type":"pi)", false);
  socket.send_frame(Opcode::Ping, "between");
  socket.send_frame(Opcode::Continuation, R"(ng","id":5})");
  EXPECT_EQ(socket.receive()->opcode, Opcode::Pong);
  EXPECT_EQ(expect<PongMessage>(socket.text()).id, 5);
}

TEST_F(Hostile, CloseIsAnswered) {
  WebSocketClient socket(server_.port());
  socket.send_frame(Opcode::Close, std::string("\x03\xE8", 2));
  EXPECT_EQ(socket.receive()->close_code(), 1000);
  EXPECT_TRUE(socket.connection().ended());
}

TEST_F(Hostile, VanishingConnectionsAreForgotten) {
  TwoPlayers game(server_.port());
  for (int round = 0; round < 50; ++round) {
    PlayerClient gone(server_.port(), game.made.game);
    gone.socket.send(R"({"type":"ping","id":5})");
    gone.socket.connection().send("\x81");
  }
  (void)game.white.move(0, "e2e4");
  std::int64_t spectators = 50;
  for (int tries = 0; tries < 200 && spectators > 0; ++tries)
    spectators = read_game_state(http(server_.port(), "GET", "/api/games/" + game.made.game).body)->room.spectators;
  EXPECT_EQ(spectators, 0);
}

TEST_F(Hostile, ActsInAHurryAreEachAnsweredOnce) {
  TwoPlayers game(server_.port());
  constexpr int acts = 200;
  for (int id = 0; id < acts; ++id) game.white.send_act(id, 0, {.act = ActKind::OfferDraw, .uci = {}, .kind = {}});
  int answers = 0;
  int stood = 0;
  while (answers < acts) {
    const auto message = read_server_message(game.white.socket.news());
    ASSERT_TRUE(message);
    if (std::holds_alternative<AckMessage>(*message)) ++stood;
    if (!std::holds_alternative<EventMessage>(*message)) ++answers;
  }
  EXPECT_EQ(stood, 1);
}

TEST(SlowReader, IsDroppedAndHoldsUpNobody) {
  const auto database = *store::open_database("memory:");
  ServeOptions options = quick_options();
  options.limits.messages_per_second = 1e9;
  options.limits.outbox_bytes = 64 << 10;
  RunningServer server(*database, options);
  WebSocketClient slow(server.port());
  slow.connection().shrink_receive_buffer();
  std::string many;
  for (int count = 0; count < 1000; ++count) many += frame_bytes(Opcode::Text, "not a message at all");
  bool dropped = false;
  for (int round = 0; round < 2000 && !dropped; ++round) dropped = !slow.connection().send(many);
  EXPECT_TRUE(dropped);
  TwoPlayers game(server.port());
  (void)game.white.move(0, "e2e4");
}

TEST(SlowReader, IsDroppedEvenIfItSaysSomethingNowAndThen) {
  const auto database = *store::open_database("memory:");
  ServeOptions options = quick_options();
  options.limits.messages_per_second = 1e9;
  options.limits.outbox_bytes = std::size_t{1} << 30;
  options.limits.send_time = std::chrono::milliseconds(200);
  RunningServer server(*database, options);
  WebSocketClient deaf(server.port());
  deaf.connection().shrink_receive_buffer();
  std::string many;
  // More answers than the buffers of the system hold.
  for (int count = 0; count < 200'000; ++count) many += frame_bytes(Opcode::Text, "not a message at all");
  deaf.connection().send(many);
  bool dropped = false;
  for (int round = 0; round < 300 && !dropped; ++round) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    dropped = !deaf.connection().send(frame_bytes(Opcode::Pong, "still here"));
  }
  EXPECT_TRUE(dropped);
}

TEST(FastSender, IsReadMoreSlowlyAndLosesNothing) {
  const auto database = *store::open_database("memory:");
  ServeOptions options = quick_options();
  options.limits.messages_per_second = 200;
  RunningServer server(*database, options);
  WebSocketClient fast(server.port());
  std::string many;
  for (int id = 0; id < 450; ++id) many += frame_bytes(Opcode::Text, write(PingMessage{.id = id}));
  fast.connection().send(many);
  for (int id = 0; id < 450; ++id) EXPECT_EQ(expect<PongMessage>(fast.text()).id, id);
}

}  // namespace
}  // namespace adoube::server

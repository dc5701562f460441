// SPDX-License-Identifier: MIT
/// A server on a free port of 127.0.0.1, in a thread of the test.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <thread>

#include "adoube/bus/in_process/in_process_bus.hpp"
#include "adoube/store/database.hpp"
#include "apps/server/messages.hpp"
#include "apps/server/network.hpp"
#include "tests/server/client.hpp"

namespace adoube::server {

inline constexpr std::array<PageFile, 5> test_page = {{
    {"/index.html", "text/html; charset=utf-8", "<!doctype html><title>adoube</title>"},
    {"/assets/board-1a2b.js", "text/javascript; charset=utf-8", "export {};"},
    {"/assets/board-1a2b.js.br", "application/octet-stream", "br:"},
    {"/assets/board-1a2b.js.gz", "application/octet-stream", "gzip:"},
    {"/assets/rules-3c4d.wasm", "application/wasm", std::string_view("\0asm", 4)},
}};

[[nodiscard]] inline ServeOptions quick_options() {
  ServeOptions options{.listen = "127.0.0.1:0", .next_free_port = false, .store = {}, .bus = {}, .limits = {}};
  options.limits.messages_per_second = 100'000;
  options.limits.games_per_second = 100'000;
  return options;
}

class RunningServer {
 public:
  explicit RunningServer(store::Database& database, const ServeOptions& options = quick_options())
      : RunningServer(database, database.games(), options) {}
  /// One of several nodes, which wake each other over that bus.
  RunningServer(store::Database& database, std::unique_ptr<bus::Bus> bus)
      : bus_(std::move(bus)),
        network_(
            *Network::open(quick_options(),
                           {.database = database, .games = database.games(), .bus = *bus_, .log = log_, .page = test_page})),
        thread_([this] { network_->run(false); }) {}
  /// Games are kept elsewhere than everything else.
  RunningServer(store::Database& database, store::Store& games, const ServeOptions& options = quick_options())
      : network_(
            *Network::open(options, {.database = database, .games = games, .bus = *bus_, .log = log_, .page = test_page})),
        thread_([this] { network_->run(false); }) {}
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;
  ~RunningServer() { stop(); }

  [[nodiscard]] std::uint16_t port() const { return network_->port(); }
  [[nodiscard]] const Network& network() const { return *network_; }
  void begin_to_stop() { network_->stop(); }
  void stop() {
    if (!thread_.joinable()) return;
    network_->stop();
    thread_.join();
  }

 private:
  std::unique_ptr<bus::Bus> bus_ = std::make_unique<bus::InProcessBus>();
  Log log_{[](const std::string&) {}};
  std::unique_ptr<Network> network_;
  std::thread thread_;
};

/// Answers of the server, read by the description of the protocol; a test fails where one is not what it describes.
template <class Message>
[[nodiscard]] Message expect(const std::string& text) {
  const auto message = read_server_message(text);
  EXPECT_TRUE(message) << text;
  if (!message) return {};
  EXPECT_TRUE(std::holds_alternative<Message>(*message)) << text;
  return std::holds_alternative<Message>(*message) ? std::get<Message>(*message) : Message{};
}

[[nodiscard]] inline GameMade make_game(std::uint16_t port, const NewGame& wish) {
  const HttpAnswer answer = http(port, "POST", "/api/games", write(wish));
  EXPECT_EQ(answer.status, 201) << answer.body;
  const auto made = read_game_made(answer.body);
  EXPECT_TRUE(made);
  return made.value_or(GameMade{});
}

/// One connection in a game.
class PlayerClient {
 public:
  PlayerClient(std::uint16_t port, const std::string& game, std::optional<std::string> key = {}, std::int64_t seq = 0,
               Language language = Language::En)
      : socket(port) {
    socket.send(write(JoinMessage{.version = 1, .game = game, .key = std::move(key), .seq = seq, .lang = language}));
    joined = expect<JoinedMessage>(socket.news());
  }

  SeatedMessage sit_down(std::optional<Hand> hand = {}, std::string name = "") {
    socket.send(write(TakeSeatMessage{.key = {}, .hand = hand, .name = std::move(name)}));
    return expect<SeatedMessage>(socket.news());
  }
  void send_act(std::int64_t id, std::int64_t seq, Act act) {
    socket.send(write(ActMessage{.id = id, .seq = seq, .event = std::move(act)}));
  }
  void send_move(std::int64_t seq, const std::string& uci) {
    send_act(seq + 1000, seq, {.act = ActKind::Move, .uci = uci, .kind = {}});
  }
  /// A move that is expected to stand.
  EventMessage move(std::int64_t seq, const std::string& uci) {
    send_move(seq, uci);
    EventMessage event = expect<EventMessage>(socket.news());
    EXPECT_EQ(expect<AckMessage>(socket.news()), (AckMessage{.id = seq + 1000, .seq = seq}));
    return event;
  }
  EventMessage event() { return expect<EventMessage>(socket.news()); }
  RefusedMessage refusal() { return expect<RefusedMessage>(socket.news()); }
  ErrorMessage error() { return expect<ErrorMessage>(socket.news()); }
  PresenceMessage presence() { return expect<PresenceMessage>(socket.text()); }

  WebSocketClient socket;
  JoinedMessage joined;
};

/// A game with both seats taken, White by its maker.
struct TwoPlayers {
  explicit TwoPlayers(std::uint16_t port,
                      NewGame wish = {.colour = ColourChoice::White, .variant = {}, .fen = {}, .name = "Ada"})
      : made(make_game(port, wish)),
        white(port, made.game, made.key),
        black(port, made.game),
        black_seat(black.sit_down()) {}

  GameMade made;
  PlayerClient white;
  PlayerClient black;
  SeatedMessage black_seat;
};

}  // namespace adoube::server

// SPDX-License-Identifier: MIT
// What an operator relies on: health that asks the store, counters, limits for each address, the operators' port, the log.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>
#include <thread>

#include "apps/server/address_limits.hpp"
#include "apps/server/metrics.hpp"
#include "tests/server/running_server.hpp"
#include "tests/server/store_in_memory.hpp"

namespace adoube::server {
namespace {

/// Answers reads only while it is asked nicely.
class MoodyStore final : public StoreInMemory {
 public:
  void append_later(store::EventRecord event, Done done) override {
    if (full) return done(refused(unavailable("full")));
    StoreInMemory::append_later(std::move(event), std::move(done));
  }
  Expected<std::vector<store::GameRecord>, store::StoreError> newest_games(std::int64_t limit) override {
    ++asked;
    if (blind) return refused(unavailable("blind"));
    return StoreInMemory::newest_games(limit);
  }

  std::atomic<bool> blind = false;
  std::atomic<bool> full = false;
  std::atomic<int> asked = 0;
};

double value_of(const std::string& metrics, const std::string& line) {
  const std::size_t at = metrics.find('\n' + line + ' ');
  return at == std::string::npos ? -1 : std::atof(metrics.c_str() + at + line.size() + 2);
}

TEST(Health, IsWhatTheStoreSays) {
  const auto database = *store::open_database("memory:");
  MoodyStore store;
  store.blind = true;
  RunningServer server(*database, store);
  EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 503);
  store.blind = false;
  EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
  for (int count = 0; count < 50; ++count) EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
  EXPECT_LT(store.asked, 20) << "the store is asked once a second at the most";
}

TEST(Metrics, CountWhatHappens) {
  const auto database = *store::open_database("memory:");
  MoodyStore store;
  RunningServer server(*database, store);
  TwoPlayers game(server.port());
  (void)game.white.move(0, "e2e4");
  game.white.send_move(1, "e4e6");
  (void)game.white.refusal();
  store.full = true;
  game.black.send_move(1, "e7e5");
  (void)game.black.event();
  (void)game.black.refusal();
  const HttpAnswer answer = http(server.port(), "GET", "/metrics");
  ASSERT_EQ(answer.status, 200);
  struct Row {
    const char* line;
    double value;
  };
  for (const Row& row :
       {Row{"adoube_websockets", 2}, Row{"adoube_games_made_total", 1}, Row{"adoube_games_in_memory", 1},
        Row{"adoube_acts_stood_total{do=\"move\"}", 1}, Row{"adoube_acts_refused_total{code=\"unavailable\"}", 1},
        Row{"adoube_store_faults_total{fault=\"unavailable\"}", 1}, Row{"adoube_store_append_seconds_count", 2},
        Row{"adoube_messages_total{type=\"act\"}", 3}, Row{"adoube_http_requests_total{status=\"201\"}", 1},
        Row{"adoube_events_under_way", 0}, Row{"adoube_stopping", 0}})
    EXPECT_EQ(value_of(answer.body, row.line), row.value) << row.line;
  EXPECT_GT(value_of(answer.body, "process_resident_memory_bytes"), 1e6);
}

TEST(Metrics, AreTextThatPrometheusReads) {
  const auto database = *store::open_database("memory:");
  MoodyStore store;
  RunningServer server(*database, store);
  std::string body = http(server.port(), "GET", "/metrics").body;
  const std::regex line(R"(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"\\]+"\})? [0-9.e+-]+)");
  std::istringstream lines(body);
  int seen = 0;
  for (std::string text; std::getline(lines, text); ++seen) EXPECT_TRUE(std::regex_match(text, line)) << text;
  EXPECT_GT(seen, 50);
}

TEST(Metrics, HistogramCountsUpToEachBound) {
  Histogram histogram;
  for (const int ms : {0, 1, 3, 30, 9000}) histogram.add(std::chrono::milliseconds(ms));
  std::string text;
  histogram.write(text, "x", "Help.");
  for (const char* expected :
       {"x_bucket{le=\"0.0005\"} 1\n", "x_bucket{le=\"0.001\"} 2\n", "x_bucket{le=\"0.005\"} 3\n",
        "x_bucket{le=\"0.05\"} 4\n", "x_bucket{le=\"5\"} 4\n", "x_bucket{le=\"+Inf\"} 5\n", "x_count 5\n"})
    EXPECT_NE(text.find(expected), std::string::npos) << expected << text;
}

class BehindProxy : public testing::Test {
 protected:
  static ServeOptions options() {
    ServeOptions made = quick_options();
    made.behind_proxy = true;
    made.metrics = "127.0.0.1:0";
    made.limits.requests_per_second_per_address = 5;
    made.limits.games_per_second_per_address = 1;
    made.limits.connections_per_address = 2;
    return made;
  }
  [[nodiscard]] HttpAnswer get(const std::string& target, const std::string& from) const {
    return http(server_.port(), "GET", target, {}, "X-Forwarded-For: " + from + "\r\n");
  }
  /// Asks for a WebSocket with those headers besides; the status of the answer.
  static int shake_hands(Connection& connection, const std::string& headers) {
    connection.send(request_head("GET", "/ws",
                                 "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                                     headers));
    return read_answer(connection, true).status;
  }
  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
  RunningServer server_{*database_, options()};
};

TEST_F(BehindProxy, MetricsAreToldToThisMachineAlone) {
  EXPECT_EQ(get("/metrics", "203.0.113.7").status, 404);
  EXPECT_EQ(get("/metrics", "127.0.0.1, 203.0.113.7").status, 404) << "what the asker wrote itself does not count";
  EXPECT_EQ(http(server_.port(), "GET", "/metrics").status, 200);
}

TEST_F(BehindProxy, OperatorsPortTellsMetricsAndHealthAndNothingElse) {
  const std::uint16_t port = server_.network().operators_port();
  ASSERT_NE(port, 0);
  EXPECT_EQ(http(port, "GET", "/metrics", {}, "X-Forwarded-For: 203.0.113.7\r\n").status, 200);
  EXPECT_EQ(http(port, "GET", "/healthz").status, 200);
  EXPECT_EQ(http(port, "GET", "/").status, 404);
  EXPECT_EQ(http(port, "POST", "/api/games", R"({"colour":"white"})").status, 404);
}

TEST_F(BehindProxy, OneAddressThatAsksTooOftenIsRefusedAndNoOther) {
  int refusals = 0;
  for (int count = 0; count < 40; ++count) refusals += get("/api/games/abcdefghijkl", "203.0.113.7").status == 429;
  EXPECT_GT(refusals, 0);
  EXPECT_EQ(get("/api/games/abcdefghijkl", "203.0.113.8").status, 404);
}

TEST_F(BehindProxy, OneAddressCannotUseUpTheNewGamesOfAll) {
  const auto make = [&](const char* from) {
    return http(server_.port(), "POST", "/api/games", R"({"colour":"white"})",
                "X-Forwarded-For: " + std::string(from) + "\r\n")
        .status;
  };
  EXPECT_EQ(make("2001:db8::1"), 201);
  EXPECT_EQ(make("2001:db8::2"), 201);
  EXPECT_EQ(make("2001:db8::3"), 429) << "the same network of a household";
  EXPECT_EQ(make("2001:db8:0:1::1"), 201);
}

TEST_F(BehindProxy, OneAddressHasSoManyWebSockets) {
  const auto open = [&](const char* from) {
    auto connection = std::make_unique<Connection>(server_.port());
    const int status = shake_hands(*connection, "X-Forwarded-For: " + std::string(from) + "\r\n");
    return std::pair(status, std::move(connection));
  };
  auto first = open("203.0.113.7");
  auto second = open("203.0.113.7");
  EXPECT_EQ(first.first, 101);
  EXPECT_EQ(second.first, 101);
  EXPECT_EQ(open("203.0.113.7").first, 429);
  EXPECT_EQ(open("203.0.113.9").first, 101);
  second.second.reset();
  int status = 0;
  for (int tries = 0; tries < 200 && status != 101; ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    status = open("203.0.113.7").first;
  }
  EXPECT_EQ(status, 101) << "a place that was left is free again";
}

TEST_F(BehindProxy, HandshakesCountAsRequests) {
  int refusals = 0;
  for (int count = 0; count < 40; ++count) {
    Connection connection(server_.port());
    refusals += shake_hands(connection, "Origin: http://elsewhere.example\r\nX-Forwarded-For: 203.0.113.7\r\n") == 429;
  }
  EXPECT_GT(refusals, 0);
}

TEST(ForwardedFor, IsNotBelievedWithoutAProxy) {
  const auto database = *store::open_database("memory:");
  RunningServer server(*database);
  EXPECT_EQ(http(server.port(), "GET", "/metrics", {}, "X-Forwarded-For: 203.0.113.7\r\n").status, 200);
}

TEST(SilentWebSocket, IsDroppedOnceItHadTheTimeToJoin) {
  const auto database = *store::open_database("memory:");
  ServeOptions options = quick_options();
  options.limits.join_time = std::chrono::seconds(1);
  RunningServer server(*database, options);
  TwoPlayers game(server.port());
  WebSocketClient silent(server.port());
  EXPECT_TRUE(silent.connection().ended());
  (void)game.white.move(0, "e2e4");
}

TEST(AddressGroup, IsAnAddressOfIPv4AndANetworkOfIPv6) {
  struct Row {
    const char* address;
    const char* group;
  };
  for (const Row& row :
       {Row{"203.0.113.7", "203.0.113.7"}, Row{"2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"}, Row{"2001:db8::1", "2001:db8::"},
        Row{"::ffff:203.0.113.7", "203.0.113.7"}, Row{"", ""}, Row{"nonsense", "nonsense"}})
    EXPECT_EQ(address_group(row.address), row.group) << row.address;
}

TEST(RateByAddress, ForgetsWhoHasBeenQuiet) {
  RateByAddress rate(1);
  const auto start = TokenBucket::Clock::now();
  for (int number = 0; number < 5000; ++number) {
    const std::string address = "203.0." + std::to_string(number / 250) + '.' + std::to_string(number % 250);
    EXPECT_TRUE(rate.take(address, start + std::chrono::seconds(number)));
  }
  EXPECT_LT(rate.remembered(), 2100U);
}

TEST(Log, IsOneJsonObjectALineWhereThatIsWished) {
  std::string written;
  const Log log([&](const std::string& line) { written += line; }, LogFormat::Json);
  log.problem("event-not-kept", {{"reason", "disk \"full\"\n\\ 滿"}});
  EXPECT_EQ(written.find('\n'), written.size() - 1);
  const auto line = nlohmann::json::parse(written, nullptr, false);
  ASSERT_TRUE(line.is_object()) << written;
  EXPECT_EQ(line["what"], "event-not-kept");
  EXPECT_EQ(line["level"], "problem");
  EXPECT_TRUE(line["reason"].get<std::string>().starts_with("disk \"full\"?\\ "));
}

}  // namespace
}  // namespace adoube::server

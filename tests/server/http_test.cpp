// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <vector>

#include "apps/server/http_message.hpp"
#include "apps/server/http_path.hpp"
#include "apps/server/http_router.hpp"
#include "tests/server/running_server.hpp"
#include "tests/server/store_in_memory.hpp"

namespace adoube::server {
namespace {

std::string long_path(std::size_t size) {
  std::string path(size, 'a');
  path.front() = '/';
  return path;
}

class Http : public testing::Test {
 protected:
  [[nodiscard]] HttpAnswer get(std::string_view target, std::string_view headers = {}) const {
    return http(server_.port(), "GET", target, {}, headers);
  }
  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
  RunningServer server_{*database_};
};

TEST_F(Http, AnswersEachAddressWithItsStatus) {
  struct Row {
    const char* name;
    const char* method;
    std::string target;
    int status;
  };
  const std::vector<Row> rows = {
      {"first page", "GET", "/", 200},
      {"a view of the page", "GET", "/play", 200},
      {"a game's link", "GET", "/game/abcdefghijkl", 200},
      {"an article's link", "GET", "/laws/3.8.2", 200},
      {"an article of an appendix", "GET", "/laws/A.5.1.2", 200},
      {"a view with a query", "GET", "/learn?x=1", 200},
      {"a file", "GET", "/assets/board-1a2b.js", 200},
      {"head of a file", "HEAD", "/assets/board-1a2b.js", 200},
      {"a file that is not there", "GET", "/assets/nothing.js", 404},
      {"health", "GET", "/healthz", 200},
      {"delete the page", "DELETE", "/", 405},
      {"post to a view", "POST", "/play", 405},
      {"list of games is not told", "GET", "/api/games", 405},
      {"unknown game", "GET", "/api/games/abcdefghijkl", 404},
      {"no name of a game", "GET", "/api/games/UPPER", 404},
      {"nothing after games", "GET", "/api/games/", 404},
      {"unknown game as PGN", "GET", "/api/games/abcdefghijkl.pgn", 404},
      {"elsewhere in the interface", "GET", "/api/users", 404},
      {"the interface itself", "GET", "/api", 404},
      {"climbing", "GET", "/../etc/passwd", 400},
      {"climbing by escapes", "GET", "/%2e%2e/etc/passwd", 400},
      {"climbing by escaped slash", "GET", "/assets%2f..%2f..%2fetc", 400},
      {"climbing by backslash", "GET", "/..%5cetc", 400},
      {"zero byte", "GET", "/index.html%00.js", 400},
      {"broken escape", "GET", "/%zz", 400},
      {"escape cut off", "GET", "/%2", 400},
      {"plain GET of the socket", "GET", "/ws", 200},
      {"double slash", "GET", "//", 200},
      {"no slash in front", "GET", "index.html", 400},
      {"long address", "GET", long_path(4000), 200},
      {"header too long", "GET", long_path(20'000), 431},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(http(server_.port(), row.method, row.target).status, row.status);
  }
}

TEST_F(Http, ViewsOfThePageAreItsIndex) {
  EXPECT_EQ(get("/game/abcdefghijkl").body, test_page[0].content);
  EXPECT_EQ(get("/").headers["content-type"], "text/html; charset=utf-8");
}

TEST_F(Http, FilesHaveTheirTypeAndAreKeptAsLongAsTheirNamesHold) {
  HttpAnswer wasm = get("/assets/rules-3c4d.wasm");
  EXPECT_EQ(wasm.headers["content-type"], "application/wasm");
  EXPECT_EQ(wasm.body, std::string("\0asm", 4));
  EXPECT_EQ(wasm.headers["cache-control"], "public, max-age=31536000, immutable");
  EXPECT_EQ(get("/").headers["cache-control"], "no-cache");
}

TEST_F(Http, UnchangedPageIsNotSentAgain) {
  const std::string etag = get("/").headers["etag"];
  ASSERT_FALSE(etag.empty());
  const HttpAnswer again = get("/", "If-None-Match: " + etag + "\r\n");
  EXPECT_EQ(again.status, 304);
  EXPECT_TRUE(again.body.empty());
  EXPECT_EQ(get("/", "If-None-Match: \"another\"\r\n").status, 200);
}

TEST_F(Http, FilesComeInTheSmallestFormThatTheAskerReads) {
  struct Row {
    const char* name;
    const char* accept_encoding;
    const char* encoding;
    const char* body;
  };
  const std::vector<Row> rows = {
      {"a browser", "gzip, deflate, br, zstd", "br", "br:"},
      {"an older one", "gzip, deflate", "gzip", "gzip:"},
      {"brotli refused", "br;q=0, gzip;q=0.5", "gzip", "gzip:"},
      {"brotli wished for last", "gzip, br;q=0.001", "br", "br:"},
      {"any case", "GZIP", "gzip", "gzip:"},
      {"another one whose name begins alike", "brown", "", "export {};"},
      {"nothing read", "identity", "", "export {};"},
      {"no list", ";;=,\"", "", "export {};"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const std::string header = std::string("Accept-Encoding: ") + row.accept_encoding + "\r\n";
    HttpAnswer answer = get("/assets/board-1a2b.js", header);
    EXPECT_EQ(answer.body, row.body);
    EXPECT_EQ(answer.headers["content-encoding"], row.encoding);
    EXPECT_EQ(answer.headers["content-type"], "text/javascript; charset=utf-8");
    EXPECT_EQ(answer.headers["vary"], "Accept-Encoding");
    EXPECT_EQ(get("/assets/board-1a2b.js", header + "If-None-Match: " + answer.headers["etag"] + "\r\n").status, 304);
  }
  HttpAnswer plain = get("/assets/board-1a2b.js");
  EXPECT_EQ(plain.body, "export {};") << "who says nothing gets the file as it is";
  EXPECT_NE(plain.headers["etag"], get("/assets/board-1a2b.js", "Accept-Encoding: br\r\n").headers["etag"]);
  EXPECT_EQ(get("/assets/board-1a2b.js.br").status, 404) << "a form has no address of its own";
  EXPECT_EQ(get("/", "Accept-Encoding: br\r\n").headers["vary"], "") << "there is one form only";
}

TEST_F(Http, EveryAnswerForbidsWhatThePageDoesNotNeed) {
  for (const char* target : {"/", "/api/games/abcdefghijkl", "/%zz", "/assets/nothing.js"}) {
    SCOPED_TRACE(target);
    HttpAnswer answer = get(target);
    EXPECT_EQ(answer.headers["x-content-type-options"], "nosniff");
    const std::string policy = answer.headers["content-security-policy"];
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos);
    EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(policy.find("http"), std::string::npos) << "nothing from elsewhere";
  }
}

TEST_F(Http, HeadHasTheLengthAndNoBody) {
  Connection connection(server_.port());
  connection.send(request_head("HEAD", "/") + request_head("GET", "/healthz"));
  HttpAnswer head = read_answer(connection, true);
  EXPECT_EQ(head.headers["content-length"], std::to_string(test_page[0].content.size()));
  EXPECT_EQ(read_answer(connection).body, "ok\n") << "the next answer follows at once";
}

TEST_F(Http, NewGameIsReadAndRefusedWithTheFieldConcerned) {
  struct Row {
    const char* name;
    std::string body;
    int status;
    const char* code;
    const char* says;
  };
  const std::vector<Row> rows = {
      {"no JSON", "colour=white", 400, "unreadable", "expected JSON"},
      {"cut off", R"({"colour":"whi)", 400, "unreadable", "expected JSON"},
      {"a list", "[]", 400, "unreadable", "an object"},
      {"no colour", "{}", 400, "unreadable", "colour"},
      {"unknown colour", R"({"colour":"red"})", 400, "unreadable", "white, black, hands"},
      {"colour is a number", R"({"colour":1})", 400, "unreadable", "colour"},
      {"name too long", R"({"colour":"white","name":")" + std::string(65, 'x') + "\"}", 400, "unreadable", "name"},
      {"not UTF-8", "{\"colour\":\"white\",\"name\":\"\xFF\"}", 400, "unreadable", "expected JSON"},
      {"unknown variant", R"({"colour":"white","variant":"atomic"})", 400, "unreadable", "variant"},
      {"nested a thousand deep", std::string(1000, '[') + std::string(1000, ']'), 400, "unreadable", "an object"},
      {"no FEN", R"({"colour":"white","fen":"8/8"})", 400, "bad-setup", ""},
      {"no kings", R"({"colour":"white","fen":"8/8/8/8/8/8/8/8 w - - 0 1"})", 400, "bad-setup", ""},
      {"already stalemate", R"({"colour":"white","fen":"k7/2Q5/2K5/8/8/8/8/8 b - - 0 1"})", 400, "bad-setup", "over"},
      {"good, with an unknown field", R"({"colour":"white","later":1})", 201, "", ""},
      {"good, from a position", R"({"colour":"black","fen":"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1","name":"艾達"})", 201, "", ""},
      {"body too long", R"({"colour":"white","name":")" + std::string(5000, 'x') + "\"}", 413, "", ""},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const HttpAnswer answer = http(server_.port(), "POST", "/api/games", row.body);
    EXPECT_EQ(answer.status, row.status);
    EXPECT_NE(answer.body.find(row.code), std::string::npos) << answer.body;
    EXPECT_NE(answer.body.find(row.says), std::string::npos) << answer.body;
  }
}

TEST_F(Http, GamesAreNotMadeByAnotherSitesPage) {
  struct Row {
    const char* origin;
    int status;
  };
  for (const Row& row : {Row{"http://localhost", 201}, Row{"https://LOCALHOST", 201}, Row{"http://evil.example", 403},
                         Row{"null", 403}, Row{"http://localhost:81", 403}}) {
    SCOPED_TRACE(row.origin);
    const std::string header = "Origin: " + std::string(row.origin) + "\r\n";
    EXPECT_EQ(http(server_.port(), "POST", "/api/games", R"({"colour":"white"})", header).status, row.status);
  }
}

TEST_F(Http, WebSocketIsNotOpenedByAnotherSitesPage) {
  const std::string upgrade =
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
      "dGhlIHNhbXBsZSBub25jZQ==\r\n";
  EXPECT_EQ(http(server_.port(), "HEAD", "/ws", {}, upgrade).status, 200) << "only GET upgrades";
  Connection foreign(server_.port());
  foreign.send(request_head("GET", "/ws", upgrade + "Origin: http://evil.example\r\n"));
  EXPECT_EQ(read_answer(foreign).status, 403);
  Connection own(server_.port());
  own.send(request_head("GET", "/ws", upgrade + "Origin: http://localhost\r\n"));
  const HttpAnswer answer = read_answer(own, true);
  EXPECT_EQ(answer.status, 101);
  EXPECT_EQ(answer.headers.at("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

TEST_F(Http, GarbageIsAnsweredAndTheConnectionEnds) {
  for (const char* bytes :
       {"\x16\x03\x01\x02\x01\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\r\n\r\n\r\n\r\n: :\r\n\r\n"}) {
    SCOPED_TRACE(bytes);
    Connection connection(server_.port());
    connection.send(bytes);
    EXPECT_EQ(read_answer(connection).status, 400);
    EXPECT_TRUE(connection.ended());
  }
  EXPECT_EQ(get("/healthz").status, 200);
}

TEST(HttpLimits, NewGamesAreLimitedAndConnectionsToo) {
  const auto database = *store::open_database("memory:");
  ServeOptions options = quick_options();
  options.limits.games_per_second = 1;
  options.limits.connections = 3;
  RunningServer server(*database, options);
  const auto new_game = [&] { return http(server.port(), "POST", "/api/games", R"({"colour":"white"})").status; };
  EXPECT_EQ(new_game(), 201);
  EXPECT_EQ(new_game(), 201);
  EXPECT_EQ(new_game(), 429);
  std::vector<std::unique_ptr<Connection>> held;
  for (int count = 0; count < 3; ++count) {
    held.push_back(std::make_unique<Connection>(server.port()));
    held.back()->send(request_head("GET", "/healthz"));
    EXPECT_EQ(read_answer(*held.back()).status, 200);
  }
  Connection one_too_many(server.port());
  EXPECT_TRUE(one_too_many.ended());
  held.clear();
  // The server hears of the three closed connections in its own time.
  for (int tries = 0; tries < 100 && http(server.port(), "GET", "/healthz").status != 200; ++tries) {
  }
  EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
}

/// Thinks long about every game.
class SlowStore final : public StoreInMemory {
 public:
  Expected<store::StoredGame, store::StoreError> game(std::string_view id) override {
    std::this_thread::sleep_for(std::chrono::milliseconds(600));
    return StoreInMemory::game(id);
  }
};

TEST(HttpLimits, TimeOfARequestDoesNotCountAgainstItsAnswer) {
  SlowStore store;
  const auto database = *store::open_database("memory:");
  ServeOptions options = quick_options();
  options.limits.request_time = std::chrono::milliseconds(300);
  RunningServer server(*database, store, options);
  EXPECT_EQ(http(server.port(), "GET", "/api/games/" + make_game(server.port(), {}).game).status, 200);
  Connection silent(server.port());
  EXPECT_TRUE(silent.ended());
}

TEST(SameOrigin, ComparesHostAndPort) {
  EXPECT_TRUE(same_origin("", "localhost:8080"));
  EXPECT_TRUE(same_origin("http://localhost:8080", "LocalHost:8080"));
  EXPECT_FALSE(same_origin("http://localhost:8081", "localhost:8080"));
  EXPECT_FALSE(same_origin("http://localhost", ""));
  EXPECT_FALSE(same_origin("localhost", "localhost"));
}

TEST(HttpRouter, FitsPathsToPatterns) {
  struct Row {
    const char* name;
    const char* pattern;
    const char* path;
    std::optional<PathParts> parts;
  };
  const Row rows[] = {
      {"a path without parts", "/healthz", "/healthz", PathParts{}},
      {"another one", "/healthz", "/health", std::nullopt},
      {"a longer one", "/healthz", "/healthz/", std::nullopt},
      {"a part", "/api/games/{game}", "/api/games/k3", PathParts{{"game", "k3"}}},
      {"a part that is empty", "/api/games/{game}", "/api/games/", std::nullopt},
      {"a part that would hold a slash", "/api/games/{game}", "/api/games/k3/x", std::nullopt},
      {"a part with an ending", "/api/games/{game}.pgn", "/api/games/k3.pgn", PathParts{{"game", "k3"}}},
      {"the ending alone", "/api/games/{game}.pgn", "/api/games/.pgn", std::nullopt},
      {"a part without the ending", "/api/games/{game}.pgn", "/api/games/k3", std::nullopt},
      {"two parts", "/api/{what}/{which}/end", "/api/a/b/end", PathParts{{"what", "a"}, {"which", "b"}}},
      {"two parts, another end", "/api/{what}/{which}/end", "/api/a/b/and", std::nullopt},
      {"the root", "/", "/", PathParts{}},
  };
  for (const Row& row : rows) EXPECT_EQ(fit(row.pattern, row.path), row.parts) << row.name;
}

TEST(HttpRouter, KnowsWhoAnswersWhatAndHowLongABodyMayBe) {
  HttpRouter router;
  const auto says = [](const char* word) {
    return [word](const HttpRequest&, const PathParts&, const HttpDone& done) { done({.body = word}); };
  };
  router.add({.method = "GET", .path = "/a/{x}.pgn", .answer = says("pgn")});
  router.add({.method = "GET", .path = "/a/{x}", .answer = says("read")});
  router.add({.method = "PUT", .path = "/a/{x}", .body_limit = 100'000, .answer = says("changed")});
  struct Row {
    const char* name;
    const char* method;
    const char* path;
    const char* origin;
    int status;
    const char* body;  ///< empty: any
    const char* allow;
  };
  const Row rows[] = {
      {"first come", "GET", "/a/b.pgn", "", 200, "pgn", ""},
      {"the other one", "GET", "/a/b", "", 200, "read", ""},
      {"head is like get", "HEAD", "/a/b", "", 200, "read", ""},
      {"reading from another site's page", "GET", "/a/b", "http://elsewhere", 200, "read", ""},
      {"by method", "PUT", "/a/b", "", 200, "changed", ""},
      {"changing from our page", "PUT", "/a/b", "http://here", 200, "changed", ""},
      {"changing from another site's page", "PUT", "/a/b", "http://elsewhere", 403, "", ""},
      {"changing from nowhere", "PUT", "/a/b", "null", 403, "", ""},
      {"a method that is not there", "DELETE", "/a/b", "", 405, "", "GET, HEAD, PUT"},
      {"no route", "GET", "/b", "", 0, "", ""},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    HttpResponse heard{.status = 0};
    const HttpRequest request{.method = row.method, .target = row.path, .host = "here", .origin = row.origin};
    EXPECT_EQ(router.answer(row.path, request, [&](HttpResponse response) { heard = std::move(response); }),
              row.status != 0);
    EXPECT_EQ(heard.status, row.status);
    EXPECT_EQ(heard.allow, row.allow);
    if (*row.body != 0) {
      EXPECT_EQ(heard.body, row.body);
    }
  }
  EXPECT_EQ(router.body_limit("PUT", "/a/b?c=d"), 100'000);
  EXPECT_EQ(router.body_limit("GET", "/a/b"), max_request_body_bytes);
  EXPECT_EQ(router.body_limit("PUT", "/nothing"), max_request_body_bytes);
}

TEST(HttpPath, ReadsQueries) {
  using Query = std::vector<std::pair<std::string, std::string>>;
  struct Row {
    const char* name;
    const char* target;
    std::optional<Query> query;
  };
  const Row rows[] = {
      {"none", "/a", Query{}},
      {"an empty one", "/a?", Query{}},
      {"two", "/a?b=c&d=e", Query{{"b", "c"}, {"d", "e"}}},
      {"a name alone", "/a?b&c=", Query{{"b", ""}, {"c", ""}}},
      {"a space, two ways", "/a?b=c+d%20e", Query{{"b", "c d e"}}},
      {"a plus", "/a?b=%2B", Query{{"b", "+"}}},
      {"escaped signs", "/a?b=%26%3D", Query{{"b", "&="}}},
      {"a second equals sign", "/a?b=c=d", Query{{"b", "c=d"}}},
      {"a broken escape", "/a?b=%4", std::nullopt},
      {"a zero byte", "/a?b=%00", std::nullopt},
      {"what follows a hash", "/a?b=c#d=e", Query{{"b", "c"}}},
  };
  for (const Row& row : rows) EXPECT_EQ(query_of(row.target), row.query) << row.name;
}

}  // namespace
}  // namespace adoube::server

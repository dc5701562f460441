// SPDX-License-Identifier: MIT
// The running server against protocol/openapi.json and protocol/asyncapi.json: each route is described, each example is
// answered as it says, and every message has the shape that is told.
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "tests/server/browser.hpp"
#include "tests/server/json_schema.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

JsonValue described(const std::string& file) {
  std::ifstream in(ADOUBE_SOURCE_DIR "/protocol/" + file);
  return JsonValue::parse(in);
}

std::string upper(std::string word) {
  for (char& letter : word) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return word;
}

class Description : public testing::Test {
 protected:
  [[nodiscard]] HttpAnswer send(const std::string& method, const std::string& path, const JsonValue& example) {
    std::string target = example.value("path", path);
    if (const std::size_t at = target.find("{game}"); at != std::string::npos) target.replace(at, 6, made_.game);
    std::string headers;
    const JsonValue wanted = example.value("headers", JsonValue::object());
    for (const auto& [name, value] : wanted.items()) headers += name + ": " + value.get<std::string>() + "\r\n";
    std::string body = example.contains("body") ? example["body"].dump() : std::string();
    Browser browser(server_.port());
    if (example.contains("as")) {
      const std::string name = "Reader" + std::to_string(++accounts_);
      EXPECT_EQ(browser.sign_up(name, "correct horse 42 battery").status, 201);
      if (const std::size_t at = body.find("{somebody}"); at != std::string::npos) body.replace(at, 10, name);
    }
    return browser.ask(method, target, body, headers);
  }

  int accounts_ = 0;
  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
  RunningServer server_{*database_};
  GameMade made_ = make_game(server_.port(), {.colour = ColourChoice::White});
};

TEST_F(Description, EveryRouteIsDescribedAndEveryDescriptionIsARoute) {
  const JsonValue openapi = described("openapi.json");
  std::set<std::string> told;
  for (const auto& [path, methods] : openapi["paths"].items())
    for (const auto& [method, operation] : methods.items()) told.insert(upper(method) + ' ' + path);
  const std::vector<std::string> routes = server_.network().routes();
  EXPECT_EQ(told, std::set<std::string>(routes.begin(), routes.end()));
}

TEST_F(Description, EveryExampleIsAnsweredAsItSays) {
  const JsonValue openapi = described("openapi.json");
  const SchemaCheck check(openapi);
  for (const auto& [path, methods] : openapi["paths"].items())
    for (const auto& [method, operation] : methods.items())
      for (const JsonValue& example : operation["x-examples"]) {
        SCOPED_TRACE(upper(method) + ' ' + path + ": " + example["name"].get<std::string>());
        if (example.contains("body") && example["status"].get<int>() < 300) {
          EXPECT_EQ(check.fault(operation["requestBody"]["content"]["application/json"]["schema"], example["body"]), "");
        }
        HttpAnswer answer = send(upper(method), path, example);
        EXPECT_EQ(answer.status, example["status"].get<int>()) << answer.body;
        const JsonValue& response = operation["responses"][std::to_string(answer.status)];
        ASSERT_TRUE(response.is_object()) << "an answer that is not described";
        const std::string type = answer.headers["content-type"].substr(0, answer.headers["content-type"].find(';'));
        if (!response.contains("content")) continue;
        ASSERT_TRUE(response["content"].contains(type)) << type;
        if (type != "application/json") continue;
        const JsonValue body = JsonValue::parse(answer.body, nullptr, false);
        EXPECT_EQ(check.fault(response["content"][type]["schema"], body), "");
        if (example.contains("code")) {
          EXPECT_EQ(body.value("code", ""), example["code"].get<std::string>());
        }
      }
}

TEST_F(Description, EveryRouteHasExamples) {
  const JsonValue openapi = described("openapi.json");
  for (const auto& [path, methods] : openapi["paths"].items())
    for (const auto& [method, operation] : methods.items())
      EXPECT_FALSE(operation["x-examples"].empty()) << upper(method) << ' ' << path;
}

TEST_F(Description, EveryMessageOfTheServerHasTheShapeThatIsTold) {
  const JsonValue asyncapi = described("asyncapi.json");
  const SchemaCheck check(asyncapi);
  std::set<std::string> heard;
  const auto look_at = [&](const std::string& text) {
    const JsonValue message = JsonValue::parse(text, nullptr, false);
    const std::string type = message.value("type", "");
    ASSERT_TRUE(asyncapi["components"]["messages"].contains(type)) << text;
    EXPECT_EQ(check.fault(asyncapi["components"]["messages"][type]["payload"], message, type), "") << text;
    heard.insert(type);
  };
  const std::string join = R"({"type":"join","game":")" + made_.game + R"(","seq":0)";
  WebSocketClient white(server_.port());
  WebSocketClient black(server_.port());
  const auto say = [&](WebSocketClient& who, const std::string& text, const char* until) {
    who.send(text);
    for (int messages = 0; messages < 10; ++messages) {
      const std::string answer = who.text();
      ASSERT_NE(answer, "") << "no answer to " << text;
      look_at(answer);
      if (answer.starts_with(std::string(R"({"type":")") + until)) return;
    }
    FAIL() << text << " was not answered by " << until;
  };
  say(white, join + R"(,"key":")" + made_.key + "\"}", "joined");
  say(black, join + "}", "joined");
  say(black, R"({"type":"take-seat","name":"Bo"})", "seated");
  say(white, R"({"type":"act","id":1,"seq":0,"event":{"do":"move","uci":"e2e4"}})", "ack");
  say(white, R"({"type":"act","id":2,"seq":1,"event":{"do":"move","uci":"e4e5"}})", "refused");
  say(white, R"({"type":"act","id":3,"seq":0,"event":{"do":"resign"}})", "refused");
  say(black, R"({"type":"act","id":4,"seq":1,"event":{"do":"resign"}})", "ack");
  say(white, R"({"type":"ping","id":5})", "pong");
  say(white, R"({"type":"nonsense"})", "error");
  WebSocketClient onlooker(server_.port());
  say(onlooker, R"({"type":"watch-lobby"})", "lobby");
  const GameMade judged = make_game(server_.port(), {.colour = ColourChoice::White, .arbiter = true});
  WebSocketClient arbiter(server_.port());
  say(arbiter, R"({"type":"join","game":")" + judged.game + R"(","seq":0})", "joined");
  say(arbiter, R"({"type":"be-arbiter","invitation":")" + judged.arbiter_invitation.value() + "\"}", "appointed");
  std::set<std::string> told;
  for (const JsonValue& one : asyncapi["channels"]["/ws"]["subscribe"]["message"]["oneOf"]) {
    const auto reference = one["$ref"].get<std::string>();
    told.insert(reference.substr(reference.rfind('/') + 1));
  }
  EXPECT_EQ(heard, told);
}

TEST_F(Description, MessagesOfThePageAreReadAsTheirShapesAreTold) {
  const JsonValue asyncapi = described("asyncapi.json");
  const SchemaCheck check(asyncapi);
  std::ifstream examples(ADOUBE_SOURCE_DIR "/protocol/examples/client.jsonl");
  int seen = 0;
  for (std::string line; std::getline(examples, line); ++seen) {
    const JsonValue message = JsonValue::parse(line);
    EXPECT_EQ(check.fault(asyncapi["components"]["messages"][message["type"].get<std::string>()]["payload"], message), "")
        << line;
    EXPECT_TRUE(read_client_message(line)) << line;
    for (const auto& [name, value] : message.items()) {
      JsonValue without = message;
      without.erase(name);
      if (name == "type") continue;
      const bool good =
          check.fault(asyncapi["components"]["messages"][message["type"].get<std::string>()]["payload"], without).empty();
      EXPECT_EQ(read_client_message(without.dump()).has_value(), good) << line << " without " << name;
    }
  }
  EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace adoube::server

// SPDX-License-Identifier: MIT
#include "apps/server/messages.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace adoube::server {
namespace {

std::vector<std::string> example_lines(const std::string& name) {
  std::ifstream file(ADOUBE_SOURCE_DIR "/protocol/examples/" + name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

TEST(Messages, EveryExampleOfThePageIsReadAndWrittenBackTheSame) {
  std::set<std::size_t> kinds;
  for (const std::string& line : example_lines("client.jsonl")) {
    SCOPED_TRACE(line);
    const auto message = read_client_message(line);
    ASSERT_TRUE(message) << message.error().sentence();
    EXPECT_EQ(write(*message), line);
    kinds.insert(message->index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<ClientMessage>) << "each message has an example";
}

TEST(Messages, EveryExampleOfTheServerIsReadAndWrittenBackTheSame) {
  std::set<std::size_t> kinds;
  for (const std::string& line : example_lines("server.jsonl")) {
    SCOPED_TRACE(line);
    const auto message = read_server_message(line);
    ASSERT_TRUE(message) << message.error().sentence();
    EXPECT_EQ(write(*message), line);
    kinds.insert(message->index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<ServerMessage>) << "each message has an example";
}

/// That many names of squares, as JSON has them in a list.
std::string squares(int number) {
  std::string list = R"("e4")";
  while (--number > 0) list += R"(,"e4")";
  return list;
}

TEST(Messages, WhatIsNoMessageIsRefusedWithItsPlace) {
  struct Row {
    const char* name;
    std::string text;
    const char* place;
  };
  const std::vector<Row> rows = {
      {"empty", "", ""},
      {"no JSON", "hello", ""},
      {"cut off", R"({"type":"ping","id":1)", ""},
      {"two messages", R"({"type":"ping","id":1}{"type":"ping","id":2})", ""},
      {"not UTF-8", "{\"type\":\"take-seat\",\"name\":\"\xC3\x28\"}", ""},
      {"half of a surrogate pair", R"({"type":"take-seat","name":"\ud800"})", ""},
      {"list", "[1]", "type"},
      {"number", "7", "type"},
      {"no type", R"({"id":1})", "type"},
      {"type is a number", R"({"type":1,"id":1})", "type"},
      {"type of the other side", R"({"type":"pong","id":1})", "type"},
      {"field missing", R"({"type":"ping"})", "id"},
      {"negative", R"({"type":"ping","id":-1})", "id"},
      {"fraction", R"({"type":"ping","id":1.5})", "id"},
      {"whole number with an exponent", R"({"type":"ping","id":1e2})", "id"},
      {"beyond what JavaScript holds", R"({"type":"ping","id":9007199254740992})", "id"},
      {"beyond 64 bits", R"({"type":"ping","id":18446744073709551616})", "id"},
      {"largest unsigned", R"({"type":"ping","id":18446744073709551615})", "id"},
      {"number as text", R"({"type":"ping","id":"1"})", "id"},
      {"null for a field that must be there", R"({"type":"ping","id":null})", "id"},
      {"game of capitals", R"({"type":"join","game":"ABCDEFGHIJKL","seq":0})", "game"},
      {"game too short", R"({"type":"join","game":"abc","seq":0})", "game"},
      {"game that climbs", R"({"type":"join","game":"../../../etc","seq":0})", "game"},
      {"key too long", R"({"type":"join","game":"k3b2a7cdefgh","seq":0,"key":"abcdefghijklmnopqrstuvwxyza"})", "key"},
      {"null for an optional field", R"({"type":"join","game":"k3b2a7cdefgh","seq":0,"key":null})", "key"},
      {"another version", R"({"type":"join","version":2,"game":"k3b2a7cdefgh","seq":0})", "version"},
      {"unknown hand", R"({"type":"take-seat","hand":"middle"})", "hand"},
      {"event is a list", R"({"type":"act","id":1,"seq":0,"event":[]})", "event"},
      {"event without an act", R"({"type":"act","id":1,"seq":0,"event":{}})", "event.do"},
      {"unknown act", R"({"type":"act","id":1,"seq":0,"event":{"do":"win"}})", "event.do"},
      {"move with a space", R"({"type":"act","id":1,"seq":0,"event":{"do":"move","uci":"e2 e4"}})", "event.uci"},
      {"move too long", R"({"type":"act","id":1,"seq":0,"event":{"do":"move","uci":"e7e8qq"}})", "event.uci"},
      {"square off the board", R"({"type":"act","id":1,"seq":0,"event":{"do":"touch","squares":["e9"]}})", "event.squares"},
      {"more squares than pieces", R"({"type":"act","id":1,"seq":0,"event":{"do":"touch","squares":[)" + squares(33) + "]}}",
       "event.squares"},
      {"first of two faults", R"({"type":"act","id":-1,"seq":-1,"event":{"do":"win"}})", "id"},
      {"very deep", std::string(2000, '[') + std::string(2000, ']'), "type"},
      {"very deep and never closed", std::string(4000, '{'), ""},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const auto message = read_client_message(row.text);
    ASSERT_FALSE(message);
    EXPECT_EQ(message.error().place, row.place) << message.error().sentence();
  }
}

TEST(Messages, UnknownFieldsAreIgnoredAndTheLastOfTwoHolds) {
  EXPECT_EQ(std::get<PingMessage>(*read_client_message(R"({"type":"ping","id":1,"later":{"x":[]},"id":2})")).id, 2);
}

TEST(Messages, AsManySquaresAreTouchedAsThereArePieces) {
  const auto message =
      read_client_message(R"({"type":"act","id":1,"seq":0,"event":{"do":"touch","squares":[)" + squares(32) + "]}}");
  ASSERT_TRUE(message);
  EXPECT_EQ(std::get<ActMessage>(*message).event.squares->size(), 32U);
}

TEST(Messages, WhatAGameWasAgreedToBeIsReadAndWrittenBackTheSame) {
  for (const std::string text :
       {R"({"fen":"startpos","variant":"standard"})",
        R"({"fen":"startpos","variant":"standard","time_control":"5+3","first_moves_untimed":true})"}) {
    const auto setup = read_game_setup(text);
    ASSERT_TRUE(setup);
    EXPECT_EQ(write(*setup), text);
  }
  EXPECT_EQ(read_game_setup(R"({"fen":"startpos","variant":"standard","time_control":"5 min"})").error().place,
            "time_control");
  EXPECT_EQ(read_new_game(R"({"colour":"white","penalty_ms":86400001})").error().place, "penalty_ms");
  EXPECT_EQ(read_new_game(R"({"colour":"white","rules":"bullet"})").error().place, "rules");
}

TEST(Messages, LengthsAreBytes) {
  const auto named = [](const std::string& name) {
    return read_client_message(write(TakeSeatMessage{.key = {}, .hand = {}, .name = name}));
  };
  std::string name;
  for (int letter = 0; letter < 21; ++letter) name += "棋";
  EXPECT_TRUE(named(name + "x")) << "64 bytes";
  EXPECT_FALSE(named(name + "xy")) << "65 bytes";
}

TEST(Messages, ControlCharactersAreEscaped) {
  const TakeSeatMessage message{.hand = {}, .name = std::string("a\nb\x01\"\\\x7F", 8)};
  const std::string text = write(message);
  for (const char letter : text) EXPECT_GE(static_cast<unsigned char>(letter), 0x20);
  EXPECT_EQ(std::get<TakeSeatMessage>(*read_client_message(text)), message);
}

}  // namespace
}  // namespace adoube::server

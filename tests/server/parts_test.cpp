// SPDX-License-Identifier: MIT
// The small parts of the server: secrets, seats and hands, the address, the log, the pace.
#include <gtest/gtest.h>
#include <pwd.h>
#include <unistd.h>

#include <cstdlib>
#include <set>
#include <vector>

#include "apps/server/listen_address.hpp"
#include "apps/server/log.hpp"
#include "apps/server/page.hpp"
#include "apps/server/seating.hpp"
#include "apps/server/secrets.hpp"
#include "apps/server/serve.hpp"
#include "apps/server/token_bucket.hpp"

namespace adoube::server {
namespace {

TEST(Secrets, HashIsSha256) {
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Secrets, LettersUseTheWholeAlphabetAndDoNotComeAgain) {
  const std::string letters = random_letters(4000);
  EXPECT_EQ(std::set<char>(letters.begin(), letters.end()).size(), secret_alphabet.size());
  std::set<std::string> keys;
  for (int key = 0; key < 1000; ++key) keys.insert(random_letters(key_length));
  EXPECT_EQ(keys.size(), 1000U);
}

TEST(Secrets, BitIsFair) {
  int heads = 0;
  for (int toss = 0; toss < 4000; ++toss) heads += random_bit() ? 1 : 0;
  // Seven standard deviations either way.
  EXPECT_GT(heads, 1780);
  EXPECT_LT(heads, 2220);
}

store::Seat seat(store::SeatRole role, std::string hash) {
  return {.role = role, .key_hash = std::move(hash), .name = {}, .taken_ms = 10};
}
const store::Seat newcomer{.role = store::SeatRole::White, .key_hash = "new", .name = "Bo", .taken_ms = 20};

TEST(SeatingTest, NewcomerGetsTheFreeColour) {
  const Seating white_taken({seat(store::SeatRole::White, "w")}, std::nullopt);
  EXPECT_EQ(white_taken.seats_for(std::nullopt, newcomer)->front().role, store::SeatRole::Black);
  const Seating black_taken({seat(store::SeatRole::Black, "b")}, std::nullopt);
  EXPECT_EQ(black_taken.seats_for(Hand::Left, newcomer)->front().role, store::SeatRole::White) << "a hand says nothing here";
  const Seating full({seat(store::SeatRole::White, "w"), seat(store::SeatRole::Black, "b")}, std::nullopt);
  EXPECT_EQ(full.seats_for(std::nullopt, newcomer).error(), ErrorCode::SeatTaken);
}

TEST(SeatingTest, PickedHandGivesBothColours) {
  const Draw draw{.salt = "salt", .left = Colour::Black};
  const Seating closed({seat(store::SeatRole::Creator, "c")}, draw);
  EXPECT_EQ(closed.seats_for(std::nullopt, newcomer).error(), ErrorCode::HandNeeded);
  const auto left = closed.seats_for(Hand::Left, newcomer);
  ASSERT_EQ(left->size(), 2U);
  EXPECT_EQ(left->at(0).role, store::SeatRole::Black);
  EXPECT_EQ(left->at(0).key_hash, "new");
  EXPECT_EQ(left->at(1).role, store::SeatRole::White);
  EXPECT_EQ(left->at(1).key_hash, "c");
  EXPECT_EQ(closed.seats_for(Hand::Right, newcomer)->at(0).role, store::SeatRole::White);
}

TEST(SeatingTest, DrawIsReadAsItWasWritten) {
  const Draw draw = Draw::at_random();
  EXPECT_EQ(Draw::parse(draw.text())->text(), draw.text());
  for (const char* text : {"", "salt", "salt:left=", "salt:left=red", "salt:left=white "})
    EXPECT_FALSE(Draw::parse(text)) << text;
}

TEST(SeatingTest, KeyTellsTheSeat) {
  const Seating seating(
      {seat(store::SeatRole::White, "c"), seat(store::SeatRole::Black, "b"), seat(store::SeatRole::Creator, "c")},
      Draw{.salt = "s", .left = Colour::White});
  EXPECT_EQ(seating.holder("c")->colour, Colour::White);
  EXPECT_TRUE(seating.holder("c")->creator);
  EXPECT_EQ(seating.holder("b")->colour, Colour::Black);
  EXPECT_FALSE(seating.holder("b")->creator);
  EXPECT_FALSE(seating.holder("x"));
  EXPECT_EQ(seating.hands()->picked, Hand::Right) << "the one who is not the creator picked black";
}

TEST(ListenAddressTest, ReadsHostAndPort) {
  struct Row {
    const char* text;
    const char* host;  ///< nullptr: refused
    int port;
  };
  for (const Row& row : {Row{"127.0.0.1:8080", "127.0.0.1", 8080}, Row{"localhost:0", "localhost", 0},
                         Row{"[::1]:65535", "::1", 65535}, Row{"127.0.0.1", nullptr, 0}, Row{":8080", nullptr, 0},
                         Row{"::1:8080", nullptr, 0}, Row{"h:", nullptr, 0}, Row{"h:65536", nullptr, 0},
                         Row{"h:-1", nullptr, 0}, Row{"h:80x", nullptr, 0}, Row{"[]:80", nullptr, 0}, Row{"", nullptr, 0}}) {
    SCOPED_TRACE(row.text);
    const auto address = parse_listen_address(row.text);
    ASSERT_EQ(address.has_value(), row.host != nullptr);
    if (!address) continue;
    EXPECT_EQ(address->host, row.host);
    EXPECT_EQ(address->port, row.port);
  }
}

TEST(LogTest, IsOneLineWhateverTheValues) {
  std::string line;
  const Log log([&](const std::string& text) { line += text; });
  log.problem("cannot-accept", {{"reason", "two words"}, {"name", "a\nb\"c"}, {"empty", ""}, {"plain", "x/y:1"}});
  EXPECT_EQ(line.find('\n'), line.size() - 1);
  EXPECT_NE(line.find(R"( level=problem what=cannot-accept reason="two words" name="a?b?c" empty="" plain=x/y:1)"),
            std::string::npos)
      << line;
}

TEST(TokenBucketTest, AllowsABurstThenItsPace) {
  const auto start = TokenBucket::Clock::now();
  TokenBucket bucket(10, start);
  int taken = 0;
  while (bucket.take(start)) ++taken;
  EXPECT_EQ(taken, 20);
  EXPECT_GT(bucket.wait(start).count(), 0);
  EXPECT_LE(bucket.wait(start).count(), 101);
  EXPECT_TRUE(bucket.take(start + std::chrono::milliseconds(150)));
  EXPECT_FALSE(bucket.take(start + std::chrono::milliseconds(150)));
}

TEST(EmbeddedPage, HasAnIndex) {
  bool found = false;
  for (const PageFile& file : embedded_page())
    if (file.path == "/index.html")
      found = file.content.starts_with("<!doctype html>") || file.content.starts_with("<!DOCTYPE html>");
  EXPECT_TRUE(found);
}

TEST(DefaultStore, FollowsTheDataFolder) {
  ::setenv("XDG_DATA_HOME", "/data", 1);
  EXPECT_EQ(default_store(), "sqlite:/data/adoube/adoube.db");
  ::unsetenv("XDG_DATA_HOME");
  ::setenv("HOME", "/home/ada", 1);
  EXPECT_EQ(default_store(), "sqlite:/home/ada/.local/share/adoube/adoube.db");
  ::unsetenv("HOME");
  const passwd* const user = ::getpwuid(::getuid());
  EXPECT_EQ(default_store(),
            user == nullptr ? std::string() : "sqlite:" + std::string(user->pw_dir) + "/.local/share/adoube/adoube.db");
}

}  // namespace
}  // namespace adoube::server

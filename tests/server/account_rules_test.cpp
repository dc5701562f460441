// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "apps/server/account_name.hpp"
#include "apps/server/address_pace.hpp"
#include "apps/server/browser_text.hpp"
#include "apps/server/cookies.hpp"
#include "apps/server/password_desk.hpp"
#include "apps/server/password_hash.hpp"
#include "apps/server/password_rules.hpp"
#include "apps/server/people.hpp"

namespace adoube::server {
namespace {

TEST(AccountName, IsReadOrRefused) {
  struct Row {
    const char* text;
    std::optional<NameFault> fault;
  };
  const std::vector<Row> rows = {
      {"Ada", {}},
      {"al", {}},
      {"a.b-c_d", {}},
      {"2700club", {}},
      {"José", {}},
      {"Ольга", {}},
      {"Μαρία", {}},
      {"棋王", {}},
      {"象棋Fan", {}},
      {"ひかる", {}},
      {"김철수", {}},
      {"twentylettersexactly", {}},
      {"", NameFault::TooShort},
      {"a", NameFault::TooShort},
      {"王", NameFault::TooShort},
      {"twentyonelettersreally", NameFault::TooLong},
      {"two words", NameFault::Letters},
      {"-ada", NameFault::Letters},
      {"ada.", NameFault::Letters},
      {"a--b", NameFault::Letters},
      {"..", NameFault::Letters},
      {"a<b>", NameFault::Letters},
      {"a\nb", NameFault::Letters},
      {"аda", NameFault::Letters},  // the first letter is Cyrillic
      {"ad\xCC\x81"
       "a",
       NameFault::Letters},                     // an accent on its own
      {"ada\xE2\x80\xAE", NameFault::Letters},  // turns the writing around
      {"ada\xF0\x9F\x98\x80", NameFault::Letters},
      {"\xFF\xFE", NameFault::Letters},
      {"\xC0\x80", NameFault::Letters},
      {"admin", NameFault::Reserved},
      {"Adm1n", NameFault::Reserved},
      {"A.Doube", NameFault::Reserved},
      {"moderator", NameFault::Reserved},
  };
  for (const Row& row : rows) {
    const auto name = read_account_name(row.text);
    EXPECT_EQ(name ? std::nullopt : std::optional(name.error()), row.fault) << row.text;
    if (name) {
      EXPECT_EQ(name->text, row.text);
    }
  }
}

TEST(AccountName, ThatLooksLikeAnotherIsTheSame) {
  struct Row {
    const char* one;
    const char* other;
    bool same;
  };
  for (const Row& row :
       {Row{"Ada", "aDA", true}, Row{"Ann-Lee", "annlee", true}, Row{"Bob", "B0b", true}, Row{"Bill", "B1ll", true},
        Row{"Ivo", "lvo", true}, Row{"José", "JOSE", true}, Row{"Łódka", "lodka", true}, Row{"Ольга", "ОЛЬГА", true},
        Row{"Сосо", "Coco", true}, Row{"ΜΑΡΙΑ", "Μαρία", true}, Row{"Μαρκος", "ΜΑΡΚΟΣ", true}, Row{"Ada", "Adam", false},
        Row{"棋王", "棋后", false}, Row{"Ольга", "Олег", false}}) {
    const auto one = read_account_name(row.one);
    const auto other = read_account_name(row.other);
    ASSERT_TRUE(one && other) << row.one << " " << row.other;
    EXPECT_EQ(one->key == other->key, row.same) << row.one << " " << row.other;
  }
}

TEST(PasswordRules, RefuseOnlyWhatIsGuessedFirst) {
  using enum PasswordFault;
  struct Row {
    std::string password;
    std::optional<PasswordFault> fault;
  };
  const std::vector<Row> rows = {
      {"four plain words here", {}},
      {"Sicilian-Najdorf-6.Bg5", {}},
      {"国王翼印度防御", {}},
      {"kX9#mQ2!pL", {}},
      {"7392 4418 0056 2217", {}},
      {std::string(199, 'a') + "b", {}},
      {"short", TooShort},
      {"123456789", TooShort},
      {std::string(201, 'x'), TooLong},
      {"1234567890", Common},
      {"0987654321", Common},
      {"qwertyuiop", Common},
      {"abcdefghijkl", Common},
      {"aaaaaaaaaaaa", Common},
      {"abcabcabcabc", Common},
      {"Password123!", Common},
      {"checkmate2026", Common},
      {"!!iloveyou!!", Common},
      {"1985-12-24", Common},
      {"Garry.Kasparov", Common},
      {"garry.kasparov99", Common},
  };
  for (const Row& row : rows) EXPECT_EQ(fault_of_password(row.password, "Garry.Kasparov"), row.fault) << row.password;
}

TEST(PasswordHash, KnowsItsPasswordAlone) {
  const PasswordCost cheap{.passes = 1, .kibibytes = 8};
  const std::string hash = hash_of_password("four plain words", cheap);
  EXPECT_TRUE(hash.starts_with("$argon2id$v=19$m=8,t=1,p=1$")) << hash;
  EXPECT_TRUE(is_password_of("four plain words", hash));
  EXPECT_FALSE(is_password_of("four plain word", hash));
  EXPECT_FALSE(is_password_of("", hash));
  EXPECT_FALSE(is_password_of("four plain words", "no hash"));
  EXPECT_NE(hash, hash_of_password("four plain words", cheap)) << "each has its own salt";
  EXPECT_FALSE(costs_otherwise(hash, cheap));
  EXPECT_TRUE(costs_otherwise(hash, {.passes = 2, .kibibytes = 8}));
}

TEST(Cookies, AreReadByTheirWholeName) {
  const std::string secret = "abcdefghijklmnopqrstuvwxyz";
  struct Row {
    const char* name;
    std::string header;
    bool secure;
    bool found;
  };
  for (const Row& row : {Row{"alone", "adoube-session=" + secret, false, true},
                         Row{"among others", "a=b; adoube-session=" + secret + "; c", false, true},
                         Row{"without spaces", "a=b;adoube-session=" + secret, false, true},
                         Row{"another name's end", "x-adoube-session=" + secret, false, false},
                         Row{"the other cookie", "adoube-browser=" + secret, false, false},
                         Row{"too long", "adoube-session=" + secret + "a", false, false},
                         Row{"other letters", "adoube-session=ABCDEFGHIJKLMNOPQRSTUVWXYZ", false, false},
                         Row{"empty", "", false, false}, Row{"only signs", ";;==; ;", false, false},
                         Row{"the plain name through TLS", "adoube-session=" + secret, true, false},
                         Row{"the name of the host through TLS", "__Host-adoube-session=" + secret, true, true}})
    EXPECT_EQ(cookie_value(row.header, CookieKind::Session, row.secure), row.found ? secret : "") << row.name;
}

TEST(Cookies, AreForThisServerAlone) {
  EXPECT_EQ(set_cookie(CookieKind::Session, "s", std::chrono::seconds(9), false),
            "adoube-session=s; Path=/; Max-Age=9; HttpOnly; SameSite=Strict");
  EXPECT_EQ(set_cookie(CookieKind::Browser, "", std::chrono::seconds(0), true),
            "__Host-adoube-browser=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure");
}

TEST(BrowserText, IsTwoWords) {
  struct Row {
    const char* user_agent;
    const char* text;
  };
  for (const Row& row :
       {Row{"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"},
        Row{"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge, Windows"},
        Row{"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"},
        Row{"Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"},
        Row{"<script>", ""}, Row{"", ""}, Row{"curl/8.0", "curl"}})
    EXPECT_EQ(browser_text(row.user_agent), row.text);
}

TEST(AddressPace, LetsABurstThroughAndThenSoManyAMinute) {
  AddressPace pace({.burst = 2, .per_minute = 60});
  EXPECT_EQ(pace.take("192.0.2.1", 0), 0);
  EXPECT_EQ(pace.take("192.0.2.1", 0), 0);
  EXPECT_GT(pace.take("192.0.2.1", 0), 900);
  EXPECT_EQ(pace.take("192.0.2.2", 0), 0) << "another address";
  EXPECT_EQ(pace.take("192.0.2.1", 1'000), 0);
  EXPECT_GT(pace.take("192.0.2.1", 1'000), 0);
}

TEST(AddressPace, TakesAHouseholdAsOneHoweverItIsWritten) {
  struct Row {
    const char* name;
    const char* first;
    const char* second;
    bool as_one;
  };
  for (const Row& row : {
           Row{"in full", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::1", true},
           Row{"another network", "2001:db8:1:2:3:4:5:6", "2001:db8:1:3::1", false},
           Row{"zeros within the network's part", "2001:db8::1:2:3:4", "2001:db8::ffff:2:3:4", true},
           Row{"zeros from the network's part on", "2001:db8::5", "2001:db8::6:7", true},
           Row{"an IPv4 address in an IPv6 one", "::ffff:192.0.2.1", "192.0.2.1", true},
           Row{"this machine has no limit", "127.0.0.1", "127.0.0.1", false},
       }) {
    AddressPace pace({.burst = 1, .per_minute = 1});
    EXPECT_EQ(pace.take(row.first, 0), 0) << row.name;
    EXPECT_EQ(pace.take(row.second, 0) > 0, row.as_one) << row.name;
  }
}

class Desk : public testing::Test {
 protected:
  static PasswordOptions options() {
    return {.cost = {.passes = 1, .kibibytes = 8}, .at_once = 2, .waiting = 4, .waiting_per_address = 3};
  }
  PasswordDesk desk_{options(), [](const PasswordDesk::Task& task) { task(); }};
};

TEST_F(Desk, HasRoomForFewOfOneAddress) {
  std::vector<PasswordDesk::Place> places;
  for (int taken = 0; taken < 3; ++taken) places.push_back(desk_.enter("192.0.2.1", {}));
  EXPECT_TRUE(places.back());
  EXPECT_FALSE(desk_.enter("192.0.2.1", {}));
  for (const char* address : {"192.0.2.2", "127.0.0.1", "127.0.0.1"}) places.push_back(desk_.enter(address, {}));
  EXPECT_TRUE(places.back());
  EXPECT_FALSE(desk_.enter("192.0.2.3", {})) << "there is no room for anybody";
  places.erase(places.begin());
  EXPECT_TRUE(desk_.enter("192.0.2.1", {}));
}

TEST_F(Desk, GivesNobodyTwoPlaces) {
  PasswordDesk::Place place = desk_.enter("192.0.2.1", "ada");
  ASSERT_TRUE(place);
  EXPECT_FALSE(desk_.enter("192.0.2.2", "ada"));
  EXPECT_TRUE(desk_.enter("192.0.2.2", "bo"));
  place.reset();
  EXPECT_TRUE(desk_.enter("192.0.2.2", "ada"));
}

TEST_F(Desk, WorksOnOneOfAnAddressAtATime) {
  std::promise<void> begun;
  std::promise<void> go_on;
  std::promise<void> other_done;
  std::promise<bool> second_done;
  std::atomic<bool> first_is_done = false;
  desk_.hash(desk_.enter("192.0.2.1", {}), "first", [&](const std::optional<std::string>&) {
    begun.set_value();
    go_on.get_future().wait();
    first_is_done = true;
  });
  begun.get_future().wait();
  desk_.hash(desk_.enter("192.0.2.1", {}), "second",
             [&](const std::optional<std::string>&) { second_done.set_value(first_is_done); });
  desk_.hash(desk_.enter("192.0.2.2", {}), "another's", [&](const std::optional<std::string>&) { other_done.set_value(); });
  other_done.get_future().wait();
  go_on.set_value();
  EXPECT_TRUE(second_done.get_future().get());
}

TEST(EndedSessions, CoverThoseWhoAreSignedInWithThem) {
  const Person person{.account = "ada", .name = "Ada", .avatar = "", .session = "one"};
  struct Row {
    const char* name;
    EndedSessions ended;
    bool covers;
  };
  for (const Row& row : {
           Row{"that session", {.session = "one"}, true},
           Row{"another session", {.session = "two"}, false},
           Row{"all of the account", {.account = "ada"}, true},
           Row{"all of another account", {.account = "bo"}, false},
           Row{"all but this one", {.account = "ada", .except = "one"}, false},
           Row{"all but another", {.account = "ada", .except = "two"}, true},
           Row{"this one, but not of that account", {.account = "bo", .session = "one"}, false},
           Row{"nothing", {}, false},
       }) {
    EXPECT_EQ(row.ended.covers(person), row.covers) << row.name;
    const auto told = EndedSessions::read(row.ended.note());
    ASSERT_TRUE(told) << row.name;
    EXPECT_EQ(told->covers(person), row.covers) << row.name << ", as another node hears it";
  }
  for (const char* note : {"", "ada", "ada,one"}) EXPECT_FALSE(EndedSessions::read(note)) << note;
}

}  // namespace
}  // namespace adoube::server

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "tests/server/browser.hpp"
#include "tests/server/red_pixel.hpp"
#include "tests/server/running_server.hpp"

namespace adoube::server {
namespace {

const std::string good_password = "four plain words here";
const std::string session_cookie = "adoube-session";
const std::string browser_cookie = "adoube-browser";

ServeOptions door_options() {
  ServeOptions options = quick_options();
  options.door.passwords.cost = {.passes = 1, .kibibytes = 8};
  options.door.sign_ups = {.burst = 10'000, .per_minute = 10'000};
  options.door.sign_ins = options.door.sign_ups;
  options.door.strangers = {.free_tries = 3, .first_wait_ms = 600'000, .longest_wait_ms = 600'000};
  options.door.known = options.door.strangers;
  return options;
}

std::string code_of(const HttpAnswer& answer) {
  const auto problem = read_http_problem(answer.body);
  return problem ? std::string(word(problem->code)) : "no problem: " + answer.body;
}

class PeopleOverHttp : public testing::Test {
 protected:
  [[nodiscard]] Browser browser() const { return Browser(server_.port()); }
  Browser signed_up(const std::string& name) const {
    Browser one = browser();
    EXPECT_EQ(one.sign_up(name, good_password).status, 201);
    return one;
  }
  std::unique_ptr<store::Database> database_ = *store::open_database("memory:");
  RunningServer server_{*database_, door_options()};
};

TEST_F(PeopleOverHttp, EveryAddressIsForItsOwnerAlone) {
  struct Row {
    const char* method;
    const char* path;
    std::string body;
    int signed_out;
    int signed_in;
  };
  Browser owner = signed_up("Ada");
  const std::string other_session =
      read_session_list(signed_up("Bo").ask("GET", "/api/account/sessions").body)->sessions.front().id;
  const std::string end_other = "/api/account/sessions/" + other_session;
  const std::string wrong = R"("password":"not this one at all")";
  const std::vector<Row> rows = {
      {"GET", "/api/account", "", 200, 200},
      {"GET", "/api/account/export", "", 401, 200},
      {"GET", "/api/account/sessions", "", 401, 200},
      {"DELETE", "/api/account/sessions", "", 401, 200},
      {"DELETE", end_other.c_str(), "", 401, 200},
      {"PUT", "/api/account/preferences", R"({"language":"en","settings":"{}"})", 401, 200},
      {"PUT", "/api/account/name", R"({"name":"Ada2",)" + wrong + "}", 401, 403},
      {"PUT", "/api/account/password", R"({"new_password":"other plain words here",)" + wrong + "}", 401, 403},
      {"POST", "/api/account/deletion", "{" + wrong + "}", 401, 403},
      {"DELETE", "/api/session", "", 200, 200},
  };
  for (const Row& row : rows) {
    EXPECT_EQ(browser().ask(row.method, row.path, row.body).status, row.signed_out) << row.method << " " << row.path;
    EXPECT_EQ(owner.ask(row.method, row.path, row.body).status, row.signed_in) << row.method << " " << row.path;
  }
  Browser other = browser();
  EXPECT_EQ(other.sign_in("Bo", good_password).status, 200);
  EXPECT_EQ(read_session_list(other.ask("GET", "/api/account/sessions").body)->sessions.size(), 2U)
      << "nobody ends another's session";
}

TEST_F(PeopleOverHttp, RefusesWhatIsNoAccount) {
  signed_up("Ada");
  struct Row {
    const char* name;
    const char* body;
    const char* code;
    int status;
  };
  for (const Row& row : {
           Row{"a taken name", R"({"name":"A-DA","password":"four plain words here"})", "name-taken", 409},
           Row{"a short name", R"({"name":"A","password":"four plain words here"})", "name-too-short", 400},
           Row{"a long name", R"({"name":"AaaaaBbbbbCcccctDddddE","password":"four plain words here"})", "name-too-long",
               400},
           Row{"a name with markup", R"({"name":"<b>Bo</b>","password":"four plain words here"})", "name-letters", 400},
           Row{"a reserved name", R"({"name":"Admin","password":"four plain words here"})", "name-reserved", 400},
           Row{"a short password", R"({"name":"Bo","password":"short"})", "password-too-short", 400},
           Row{"a common password", R"({"name":"Bo","password":"password1234"})", "password-common", 400},
           Row{"no password", R"({"name":"Bo"})", "unreadable", 400},
           Row{"a number for a name", R"({"name":5,"password":"four plain words here"})", "unreadable", 400},
           Row{"no JSON", "name=Bo", "unreadable", 400},
       }) {
    const HttpAnswer answer = browser().ask("POST", "/api/account", row.body);
    EXPECT_EQ(answer.status, row.status) << row.name;
    EXPECT_EQ(code_of(answer), row.code) << row.name;
    EXPECT_FALSE(answer.headers.contains("set-cookie") && !answer.headers.at("set-cookie").empty()) << row.name;
  }
}

TEST_F(PeopleOverHttp, AnotherSitesPageCanDoNothing) {
  Browser ada = signed_up("Ada");
  const std::string host = "Host: 127.0.0.1\r\n";
  struct Row {
    const char* name;
    const char* method;
    const char* path;
    const char* body;
    const char* headers;
    const char* code;
  };
  for (const Row& row : {
           Row{"sign in from elsewhere", "POST", "/api/session", "{}", "Origin: http://evil.example\r\n", "foreign-origin"},
           Row{"sign out from elsewhere", "DELETE", "/api/session", "", "Origin: http://evil.example\r\n", "foreign-origin"},
           Row{"from a page without an origin", "DELETE", "/api/session", "", "Origin: null\r\n", "foreign-origin"},
           Row{"as a form", "POST", "/api/session", "{}", "Content-Type: application/x-www-form-urlencoded\r\n",
               "wrong-type"},
           Row{"as plain text", "POST", "/api/account/deletion", "{}", "Content-Type: text/plain\r\n", "wrong-type"},
           Row{"as nearly JSON", "POST", "/api/session", "{}", "Content-Type: application/jsonp\r\n", "wrong-type"},
       })
    EXPECT_EQ(code_of(ada.ask(row.method, row.path, row.body, row.headers)), row.code) << row.name;
  EXPECT_EQ(ada.name(), "Ada");
}

TEST_F(PeopleOverHttp, SigningInGivesANewSecretEachTime) {
  Browser ada = signed_up("Ada");
  const std::string first = ada.cookies.at(session_cookie);
  ASSERT_EQ(ada.sign_in("ADA", good_password).status, 200);
  EXPECT_NE(ada.cookies.at(session_cookie), first);
  EXPECT_EQ(read_session_list(ada.ask("GET", "/api/account/sessions").body)->sessions.size(), 1U)
      << "the browser's session before has ended";

  Browser victim = browser();
  victim.cookies[session_cookie] = "abcdefghijklmnopqrstuvwxyz";
  ASSERT_EQ(victim.sign_in("Ada", good_password).status, 200);
  EXPECT_NE(victim.cookies.at(session_cookie), "abcdefghijklmnopqrstuvwxyz") << "a secret that was planted is not taken up";
  Browser attacker = browser();
  attacker.cookies[session_cookie] = "abcdefghijklmnopqrstuvwxyz";
  EXPECT_EQ(attacker.name(), std::nullopt);
}

TEST_F(PeopleOverHttp, CookiesAreOutOfReach) {
  const HttpAnswer plain = browser().sign_up("Ada", good_password);
  EXPECT_NE(plain.headers.at("set-cookie").find("; HttpOnly; SameSite=Strict"), std::string::npos);
  EXPECT_EQ(plain.headers.at("set-cookie").find("Secure"), std::string::npos);
  const HttpAnswer through_tls = browser().ask(
      "POST", "/api/session", write(SignIn{.name = "Ada", .password = good_password}), "X-Forwarded-Proto: https\r\n");
  EXPECT_TRUE(through_tls.headers.at("set-cookie").starts_with("__Host-adoube-session="))
      << through_tls.headers.at("set-cookie");
  EXPECT_NE(through_tls.headers.at("set-cookie").find("; Secure"), std::string::npos);
}

TEST_F(PeopleOverHttp, SigningOutEndsTheSession) {
  Browser ada = signed_up("Ada");
  const auto cookies = ada.cookies;
  EXPECT_EQ(ada.ask("DELETE", "/api/session").status, 200);
  EXPECT_FALSE(ada.cookies.contains(session_cookie));
  ada.cookies = cookies;
  EXPECT_EQ(ada.name(), std::nullopt) << "a copy of the cookie is worth nothing";
}

TEST_F(PeopleOverHttp, NobodyLearnsWhichNamesThereAre) {
  signed_up("Ada");
  const HttpAnswer wrong_password = browser().sign_in("Ada", "not this one at all");
  const HttpAnswer unknown_name = browser().sign_in("Bo", "not this one at all");
  const HttpAnswer no_name = browser().sign_in("<>", "not this one at all");
  EXPECT_EQ(wrong_password.status, 403);
  EXPECT_EQ(unknown_name.status, 403);
  EXPECT_EQ(wrong_password.body, unknown_name.body);
  EXPECT_EQ(wrong_password.body, no_name.body);
}

TEST_F(PeopleOverHttp, GuessesOfStrangersSlowDownOnlyStrangers) {
  Browser ada = signed_up("Ada");
  EXPECT_EQ(ada.ask("DELETE", "/api/session").status, 200);
  for (int guess = 0; guess < 3; ++guess) EXPECT_EQ(code_of(browser().sign_in("Ada", "guess number one")), "not-recognised");
  const HttpAnswer slowed = browser().sign_in("Ada", good_password);
  EXPECT_EQ(code_of(slowed), "too-many") << "a stranger may not even try the right one";
  EXPECT_EQ(slowed.status, 429);
  EXPECT_EQ(slowed.headers.at("retry-after"), "600");
  EXPECT_GT(read_http_problem(slowed.body)->wait_ms.value_or(0), 0);
  EXPECT_EQ(browser().sign_in("Bo", good_password).status, 403) << "another name is not concerned";
  EXPECT_EQ(ada.sign_in("Ada", good_password).status, 200) << "the owner's browser keeps its way in";

  Browser thief = browser();
  thief.cookies = ada.cookies;
  thief.cookies.erase(session_cookie);
  for (int guess = 0; guess < 3; ++guess) EXPECT_EQ(code_of(thief.sign_in("Ada", "guess number one")), "not-recognised");
  EXPECT_EQ(code_of(thief.sign_in("Ada", good_password)), "too-many") << "a known browser does not guess for ever";
}

TEST_F(PeopleOverHttp, AnUnknownNameIsLockedLikeAnother) {
  for (int guess = 0; guess < 3; ++guess)
    EXPECT_EQ(code_of(browser().sign_in("Nobody", "guess number one")), "not-recognised");
  EXPECT_EQ(code_of(browser().sign_in("nobody", "guess number one")), "too-many");
}

TEST_F(PeopleOverHttp, WhoIsSignedInCannotGuessForEver) {
  Browser ada = signed_up("Ada");
  const std::string wrong = write(AccountDeletion{.password = "guess number one"});
  for (int guess = 0; guess < 3; ++guess)
    EXPECT_EQ(code_of(ada.ask("POST", "/api/account/deletion", wrong)), "not-recognised");
  EXPECT_EQ(code_of(ada.ask("POST", "/api/account/deletion", write(AccountDeletion{.password = good_password}))),
            "too-many");
}

TEST_F(PeopleOverHttp, ANewPasswordEndsAllOtherSessions) {
  Browser ada = signed_up("Ada");
  Browser elsewhere = browser();
  ASSERT_EQ(elsewhere.sign_in("Ada", good_password).status, 200);
  const NewPassword wish{.password = good_password, .new_password = "other plain words here"};
  EXPECT_EQ(ada.ask("PUT", "/api/account/password", write(wish)).status, 200);
  EXPECT_EQ(ada.name(), "Ada");
  EXPECT_EQ(elsewhere.name(), std::nullopt);
  EXPECT_EQ(browser().sign_in("Ada", good_password).status, 403);
  EXPECT_EQ(browser().sign_in("Ada", "other plain words here").status, 200);
}

TEST_F(PeopleOverHttp, NoSignInByTheOldPasswordOutlivesItsChange) {
  ServeOptions options = door_options();
  options.door.passwords.cost = {.passes = 1, .kibibytes = 4096};
  const auto database = *store::open_database("memory:");
  RunningServer server(*database, options);
  for (int round = 0; round < 12; ++round) {
    const std::string name = "Ada" + std::to_string(round + 10);
    Browser owner(server.port());
    ASSERT_EQ(owner.sign_up(name, good_password).status, 201);
    Browser thief(server.port());
    std::thread signing_in([&] { (void)thief.sign_in(name, good_password); });
    const auto who = read_who_am_i(owner.ask("GET", "/api/account").body);
    const auto account = database->accounts().account(who->account->id);
    // With each round a little later.
    std::this_thread::sleep_for(std::chrono::milliseconds(round));
    EXPECT_TRUE(database->accounts().change_password(account->id, account->password, "of another password", 1));
    signing_in.join();
    EXPECT_EQ(thief.name(), std::nullopt) << round;
    EXPECT_EQ(database->accounts().account(account->id)->password, "of another password") << round;
  }
}

TEST_F(PeopleOverHttp, AHashOfOtherCostIsMadeAnewAtASignIn) {
  Browser ada = signed_up("Ada");
  ServeOptions options = door_options();
  options.door.passwords.cost = {.passes = 2, .kibibytes = 8};
  RunningServer server(*database_, options);
  const std::string id = read_who_am_i(ada.ask("GET", "/api/account").body)->account->id;
  const std::string before = database_->accounts().account(id)->password;
  for (int times = 0; times < 2; ++times) EXPECT_EQ(Browser(server.port()).sign_in("Ada", good_password).status, 200);
  server.stop();
  EXPECT_NE(database_->accounts().account(id)->password, before);
  EXPECT_EQ(ada.name(), "Ada") << "it is the same password";
  EXPECT_EQ(browser().sign_in("Ada", good_password).status, 200);
}

TEST_F(PeopleOverHttp, ASessionCanBeEndedFromAnotherBrowser) {
  Browser ada = signed_up("Ada");
  Browser elsewhere = browser();
  ASSERT_EQ(elsewhere.sign_in("Ada", good_password).status, 200);
  const auto list = read_session_list(ada.ask("GET", "/api/account/sessions").body);
  ASSERT_TRUE(list);
  ASSERT_EQ(list->sessions.size(), 2U);
  for (const SessionLine& line : list->sessions)
    if (!line.current) {
      EXPECT_EQ(ada.ask("DELETE", "/api/account/sessions/" + line.id).status, 200);
    }
  EXPECT_EQ(elsewhere.name(), std::nullopt);
  EXPECT_EQ(ada.name(), "Ada");
}

TEST_F(PeopleOverHttp, ANameIsChangedWithThePassword) {
  signed_up("Bo");
  Browser ada = signed_up("Ada");
  EXPECT_EQ(code_of(ada.ask("PUT", "/api/account/name", write(NewName{.name = "B0", .password = good_password}))),
            "name-taken");
  EXPECT_EQ(ada.ask("PUT", "/api/account/name", write(NewName{.name = "Grace", .password = good_password})).status, 200);
  EXPECT_EQ(ada.name(), "Grace");
  EXPECT_EQ(browser().sign_in("Grace", good_password).status, 200);
  EXPECT_EQ(browser().sign_in("Ada", good_password).status, 403);
}

TEST_F(PeopleOverHttp, SettingsComeBackAsTheyWere) {
  Browser ada = signed_up("Ada");
  const Preferences wish{.language = Language::ZhHant, .settings = R"({"board":"green","note":"\"棋\""})"};
  EXPECT_EQ(ada.ask("PUT", "/api/account/preferences", write(wish)).status, 200);
  const auto who = read_who_am_i(ada.ask("GET", "/api/account").body);
  ASSERT_TRUE(who && who->account);
  EXPECT_EQ(who->account->language, Language::ZhHant);
  EXPECT_EQ(who->account->settings, wish.settings);
  const Preferences long_one{.language = Language::En, .settings = std::string(2049, ' ')};
  EXPECT_EQ(ada.ask("PUT", "/api/account/preferences", write(long_one)).status, 400);
}

TEST_F(PeopleOverHttp, ADisabledAccountIsClosed) {
  Browser ada = signed_up("Ada");
  const std::string id = read_who_am_i(ada.ask("GET", "/api/account").body)->account->id;
  ASSERT_TRUE(database_->accounts().set_disabled(id, true, 1));
  EXPECT_EQ(ada.name(), std::nullopt);
  EXPECT_EQ(code_of(browser().sign_in("Ada", good_password)), "account-disabled");
  EXPECT_EQ(code_of(browser().sign_in("Ada", "not this one at all")), "not-recognised") << "told only to its owner";
}

TEST_F(PeopleOverHttp, ADeletedAccountIsGone) {
  Browser ada = signed_up("Ada");
  EXPECT_EQ(ada.ask("POST", "/api/account/deletion", write(AccountDeletion{.password = good_password})).status, 200);
  EXPECT_EQ(ada.name(), std::nullopt);
  EXPECT_TRUE(ada.cookies.empty());
  EXPECT_EQ(code_of(browser().sign_in("Ada", good_password)), "not-recognised");
  EXPECT_EQ(browser().sign_up("Ada", good_password).status, 201) << "the name is free again";
}

TEST_F(PeopleOverHttp, OnesDataCanBeTakenAway) {
  Browser ada = signed_up("Ada");
  const HttpAnswer answer = ada.ask("GET", "/api/account/export");
  EXPECT_EQ(answer.headers.at("content-disposition"), "attachment; filename=\"adoube.json\"");
  const auto data = read_own_data(answer.body);
  ASSERT_TRUE(data) << answer.body;
  EXPECT_EQ(data->account.name, "Ada");
  EXPECT_EQ(data->sessions.size(), 1U);
  EXPECT_EQ(answer.body.find("argon2"), std::string::npos);
}

TEST_F(PeopleOverHttp, APictureIsShownToEverybody) {
  Browser ada = signed_up("Ada");
  const std::string_view png = "Content-Type: image/png\r\n";
  EXPECT_EQ(browser().ask("PUT", "/api/account/avatar", red_pixel(), png).status, 401);
  EXPECT_EQ(code_of(ada.ask("PUT", "/api/account/avatar", red_pixel())), "wrong-type");
  EXPECT_EQ(code_of(ada.ask("PUT", "/api/account/avatar", "no picture", png)), "bad-picture");
  EXPECT_EQ(ada.ask("PUT", "/api/account/avatar", std::string((1 << 20) + 1, 'x'), png).status, 413);
  ASSERT_EQ(ada.ask("PUT", "/api/account/avatar", red_pixel(), png).status, 200);
  const auto who = read_who_am_i(ada.ask("GET", "/api/account").body);
  ASSERT_TRUE(who && who->account);
  const HttpAnswer picture = browser().ask("GET", "/api/avatars/" + who->account->avatar);
  EXPECT_EQ(picture.status, 200);
  EXPECT_EQ(picture.headers.at("content-type"), "image/png");
  EXPECT_TRUE(picture.body.starts_with("\x89PNG"));
  EXPECT_EQ(ada.ask("DELETE", "/api/account/avatar").status, 200);
  EXPECT_EQ(browser().ask("GET", "/api/avatars/" + who->account->avatar).status, 404) << "nobody shows it any more";
}

TEST_F(PeopleOverHttp, ASeatIsTakenUpAgainFromAnotherBrowser) {
  Browser ada = signed_up("Ada");
  const HttpAnswer made = ada.ask("POST", "/api/games", write(NewGame{.colour = ColourChoice::White, .name = "Somebody"}));
  const auto game = read_game_made(made.body);
  ASSERT_TRUE(game) << made.body;
  const auto state = read_game_state(browser().ask("GET", "/api/games/" + game->game).body);
  ASSERT_TRUE(state);
  EXPECT_EQ(state->room.players.white.name, "Ada") << "the account's name counts";
  EXPECT_EQ(state->room.players.white.avatar, "");
  const auto data = read_own_data(ada.ask("GET", "/api/account/export").body);
  ASSERT_TRUE(data);
  ASSERT_EQ(data->games.size(), 1U);
  EXPECT_EQ(data->games.front().colour, Colour::White);
  EXPECT_NE(data->games.front().pgn.find("[White \"Ada\"]"), std::string::npos);

  Browser elsewhere = browser();
  ASSERT_EQ(elsewhere.sign_in("Ada", good_password).status, 200);
  const auto you = [&](const Browser& one) {
    WebSocketClient socket(server_.port(), one.cookies.empty() ? "" : "Cookie: " + one.cookie_header() + "\r\n");
    socket.send(write(JoinMessage{.version = {}, .game = game->game, .key = {}, .seq = 0, .lang = {}}));
    return expect<JoinedMessage>(socket.text()).you;
  };
  EXPECT_EQ(you(elsewhere), Colour::White);
  EXPECT_EQ(you(browser()), std::nullopt);
  EXPECT_EQ(you(signed_up("Bo")), std::nullopt);
}

TEST_F(PeopleOverHttp, ASocketEndsWithItsSession) {
  Browser ada = signed_up("Ada");
  const std::string id = read_who_am_i(ada.ask("GET", "/api/account").body)->account->id;
  const auto game = read_game_made(browser().ask("POST", "/api/games", write(NewGame{})).body);
  ASSERT_TRUE(game);
  const std::string join = write(JoinMessage{.version = {}, .game = game->game, .key = {}, .seq = 0, .lang = {}});
  const auto socket_of = [&](const Browser& one) {
    return WebSocketClient(server_.port(), "Cookie: " + one.cookie_header() + "\r\n");
  };

  WebSocketClient before = socket_of(ada);
  ASSERT_EQ(ada.sign_in("Ada", good_password).status, 200);
  EXPECT_TRUE(before.connection().ended()) << "signed in once more in the same browser";

  WebSocketClient not_joined = socket_of(ada);
  WebSocketClient joined = socket_of(ada);
  joined.send(join);
  EXPECT_TRUE(expect<JoinedMessage>(joined.text()).room.players.white.name.empty());
  ASSERT_TRUE(database_->accounts().set_disabled(id, true, 1)) << "from outside the server";
  not_joined.send(join);
  EXPECT_TRUE(not_joined.connection().ended());
  joined.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = {}}));
  EXPECT_TRUE(joined.connection().ended()) << "no seat is taken under the name";
}

TEST_F(PeopleOverHttp, WhoSitsDownHasTheNameOfToday) {
  Browser ada = signed_up("Ada");
  const auto game = read_game_made(browser().ask("POST", "/api/games", write(NewGame{})).body);
  ASSERT_TRUE(game);
  WebSocketClient socket(server_.port(), "Cookie: " + ada.cookie_header() + "\r\n");
  EXPECT_EQ(ada.ask("PUT", "/api/account/name", write(NewName{.name = "Grace", .password = good_password})).status, 200);
  socket.send(write(JoinMessage{.version = {}, .game = game->game, .key = {}, .seq = 0, .lang = {}}));
  (void)socket.news();
  socket.send(write(TakeSeatMessage{.key = {}, .hand = {}, .name = {}}));
  (void)socket.news();
  const auto state = read_game_state(browser().ask("GET", "/api/games/" + game->game).body);
  ASSERT_TRUE(state);
  EXPECT_EQ(state->room.players.white.name + state->room.players.black.name, "Grace");
}

TEST_F(PeopleOverHttp, ALongBodyIsReadOnlyOfWhoIsSignedIn) {
  ServeOptions options = door_options();
  options.limits.request_time = std::chrono::seconds(3);
  RunningServer server(*database_, options);
  const auto announce = [&](const std::string& cookie) {
    Connection connection(server.port());
    connection.send(
        request_head("PUT", "/api/account/avatar", "Content-Type: image/png\r\nContent-Length: 1000000\r\n" + cookie));
    return connection;
  };
  Connection nobody = announce("");
  EXPECT_EQ(read_answer(nobody).status, 401) << "before a byte of the body";
  EXPECT_TRUE(nobody.ended());

  const Browser ada = signed_up("Ada");
  std::vector<Connection> all;
  for (int body = 0; body < 9; ++body) all.push_back(announce("Cookie: " + ada.cookie_header() + "\r\n"));
  int refused = 0;
  for (Connection& one : all) refused += read_answer(one).status == 429 ? 1 : 0;
  EXPECT_EQ(refused, 1) << "eight are waited for, until their time is up";
}

TEST_F(PeopleOverHttp, WhomTheProxyDoesNotTellIsNotThisMachine) {
  ServeOptions options = door_options();
  options.behind_proxy = true;
  options.door.sign_ins = {.burst = 1, .per_minute = 0.001};
  RunningServer server(*database_, options);
  const auto sign_in = [&](std::string_view header) {
    return code_of(Browser(server.port())
                       .ask("POST", "/api/session", write(SignIn{.name = "Nobody", .password = good_password}), header));
  };
  EXPECT_EQ(sign_in("X-Forwarded-For: nor is this\r\n"), "not-recognised");
  EXPECT_EQ(sign_in("X-Forwarded-For: this is none\r\n"), "too-many");
}

TEST_F(PeopleOverHttp, OneAddressIsSlowedDown) {
  ServeOptions options = door_options();
  options.behind_proxy = true;
  options.door.sign_ins = {.burst = 2, .per_minute = 0.001};
  const auto database = *store::open_database("memory:");
  RunningServer server(*database, options);
  const auto try_from = [&](const char* address, const std::string& name) {
    return code_of(Browser(server.port())
                       .ask("POST", "/api/session", write(SignIn{.name = name, .password = good_password}),
                            std::string("X-Forwarded-For: ") + address + "\r\n"));
  };
  for (int guess = 0; guess < 2; ++guess)
    EXPECT_EQ(try_from("2001:db8::1:2:3:4", "n" + std::to_string(guess)), "not-recognised");
  EXPECT_EQ(try_from("2001:db8::ffff:2:3:4", "n9"), "too-many");
  EXPECT_EQ(try_from("2001:db8:1::1", "n9"), "not-recognised");
}

TEST_F(PeopleOverHttp, WhoIsSignedInIsSlowedDownByTheRightPasswordToo) {
  ServeOptions options = door_options();
  options.behind_proxy = true;
  options.door.sign_ins = {.burst = 2, .per_minute = 0.001};
  const auto database = *store::open_database("memory:");
  RunningServer server(*database, options);
  Browser ada(server.port());
  ASSERT_EQ(ada.sign_up("Ada0", good_password).status, 201);
  const auto rename = [&](const std::string& name) {
    return ada
        .ask("PUT", "/api/account/name", write(NewName{.name = name, .password = good_password}),
             "X-Forwarded-For: 192.0.2.1\r\n")
        .status;
  };
  EXPECT_EQ(rename("Ada1"), 200);
  EXPECT_EQ(rename("Ada2"), 200);
  EXPECT_EQ(rename("Ada3"), 429);
}

TEST_F(PeopleOverHttp, ABusyDeskCountsNoTry) {
  ServeOptions options = door_options();
  options.door.passwords.at_once = 0;
  options.door.passwords.waiting = 0;
  RunningServer server(*database_, options);
  signed_up("Ada");
  for (int guess = 0; guess < 5; ++guess) {
    const HttpAnswer busy = Browser(server.port()).sign_in("Ada", good_password);
    EXPECT_EQ(busy.status, 429);
    EXPECT_EQ(busy.headers.at("retry-after"), "1") << "not the wait of one who guesses";
    EXPECT_EQ(read_http_problem(busy.body)->wait_ms, 1'000);
  }
  EXPECT_EQ(browser().sign_in("Ada", good_password).status, 200) << "the tries are still there";
}

TEST_F(PeopleOverHttp, CookiesLastFromTheLatestVisitOn) {
  Browser ada = signed_up("Ada");
  const auto before = ada.cookies;
  const HttpAnswer visit = ada.ask("GET", "/api/account");
  const std::string& cookies = visit.headers.at("set-cookie");
  EXPECT_NE(cookies.find(session_cookie + '=' + before.at(session_cookie) + "; Path=/; Max-Age=7776000"), std::string::npos)
      << cookies;
  EXPECT_NE(cookies.find(browser_cookie + '=' + before.at(browser_cookie)), std::string::npos) << cookies;
  EXPECT_EQ(ada.cookies, before);
  EXPECT_EQ(browser().ask("GET", "/api/account").headers["set-cookie"], "") << "nobody is given any";
}

}  // namespace
}  // namespace adoube::server

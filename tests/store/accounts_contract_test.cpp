// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "adoube/store/accounts.hpp"
#include "tests/store/every_database.hpp"

namespace adoube::store {
namespace {

Account account_of(const std::string& id, const std::string& name) {
  return {.id = id,
          .name = name,
          .name_key = name + "-key",
          .password = "$argon2id$of " + name,
          .language = "zh-Hant",
          .settings = R"({"board":"green"})",
          .avatar = {},
          .disabled = false,
          .made_ms = 1'700'000'000'000,
          .changed_ms = 1'700'000'000'001};
}

Session session_of(const std::string& id, const std::string& account, std::int64_t seen_ms) {
  return {.id = id,
          .secret_hash = "hash of " + id,
          .account = account,
          .browser = "Firefox, Linux",
          .made_ms = 1'700'000'000'000,
          .seen_ms = seen_ms};
}

StoreFault fault_of(const auto& answer) { return answer ? StoreFault::Broken : answer.error().fault; }

class AccountsContract : public EveryDatabase {
 protected:
  Accounts& accounts() { return database_->accounts(); }
  void make(const std::string& id, const std::string& name) { ASSERT_TRUE(accounts().create_account(account_of(id, name))); }
  void sign_in(const std::string& id, const std::string& account, std::int64_t seen_ms = 1'700'000'000'000) {
    ASSERT_TRUE(accounts().open_session(session_of(id, account, seen_ms), accounts().account(account)->password, 100));
  }
  std::vector<std::string> sessions_of(const std::string& account) {
    std::vector<std::string> ids;
    const auto sessions = accounts().sessions(account);
    EXPECT_TRUE(sessions);
    if (sessions)
      for (const Session& session : *sessions) ids.push_back(session.id);
    return ids;
  }
};

using Names = std::vector<std::string>;

TEST_P(AccountsContract, GivesBackWhatWasMade) {
  make("a", "Ada");
  EXPECT_EQ(accounts().account("a"), account_of("a", "Ada"));
  EXPECT_EQ(accounts().account_named("Ada-key"), account_of("a", "Ada"));
  EXPECT_EQ(fault_of(accounts().account("b")), StoreFault::UnknownAccount);
  EXPECT_EQ(fault_of(accounts().account_named("Ada")), StoreFault::UnknownAccount);
}

TEST_P(AccountsContract, NoTwoHaveOneIdOrOneKey) {
  make("a", "Ada");
  EXPECT_EQ(fault_of(accounts().create_account(account_of("a", "Bo"))), StoreFault::Conflict);
  EXPECT_EQ(fault_of(accounts().create_account(account_of("b", "Ada"))), StoreFault::Conflict);
  EXPECT_EQ(accounts().accounts("", 10)->size(), 1U);
}

TEST_P(AccountsContract, TextsThatCannotBeKeptAreRefused) {
  Account account = account_of("a", "Ada");
  account.settings = std::string("{\0}", 3);
  EXPECT_EQ(fault_of(accounts().create_account(account)), StoreFault::Unkeepable);
  make("b", "Bo");
  EXPECT_EQ(fault_of(accounts().set_preferences("b", "en", "\xff", 2)), StoreFault::Unkeepable);
}

TEST_P(AccountsContract, EachChangeChangesItsOwnFieldAlone) {
  make("a", "Ada");
  Account expected = account_of("a", "Ada");
  ASSERT_TRUE(accounts().rename("a", "ADA", "Ada-key", 10));
  expected.name = "ADA";
  ASSERT_TRUE(accounts().change_password("a", expected.password, "another", 11));
  expected.password = "another";
  ASSERT_TRUE(accounts().renew_password("a", "another", "another in another way"));
  expected.password = "another in another way";
  ASSERT_TRUE(accounts().set_preferences("a", "en", "{}", 12));
  expected.language = "en";
  expected.settings = "{}";
  ASSERT_TRUE(accounts().set_avatar("a", "abc", "bytes", 13));
  expected.avatar = "abc";
  ASSERT_TRUE(accounts().set_disabled("a", true, 14));
  expected.disabled = true;
  ASSERT_TRUE(accounts().set_challenges("a", false, 14));
  expected.challenges = false;
  expected.changed_ms = 14;
  EXPECT_EQ(accounts().account("a"), expected);
}

TEST_P(AccountsContract, WhoIsNotThereCannotBeChanged) {
  EXPECT_EQ(fault_of(accounts().rename("a", "x", "x", 1)), StoreFault::UnknownAccount);
  EXPECT_EQ(fault_of(accounts().change_password("a", "x", "y", 1)), StoreFault::UnknownAccount);
  EXPECT_EQ(fault_of(accounts().set_preferences("a", "x", "x", 1)), StoreFault::UnknownAccount);
  EXPECT_EQ(fault_of(accounts().set_avatar("a", "x", "bytes", 1)), StoreFault::UnknownAccount);
  EXPECT_EQ(fault_of(accounts().set_disabled("a", true, 1)), StoreFault::UnknownAccount);
  EXPECT_EQ(fault_of(accounts().delete_account("a")), StoreFault::UnknownAccount);
  EXPECT_EQ(fault_of(accounts().open_session(session_of("s", "a", 1), "x", 9)), StoreFault::UnknownAccount);
}

TEST_P(AccountsContract, NobodyTakesAnothersName) {
  make("a", "Ada");
  make("b", "Bo");
  EXPECT_EQ(fault_of(accounts().rename("b", "ada", "Ada-key", 1)), StoreFault::Conflict);
  EXPECT_EQ(accounts().account("b")->name, "Bo");
}

TEST_P(AccountsContract, AreListedByTheirKeys) {
  make("1", "c");
  make("2", "a");
  make("3", "b");
  const auto names = [&](const char* after, std::int64_t limit) {
    Names out;
    const auto listed = accounts().accounts(after, limit);
    EXPECT_TRUE(listed);
    if (listed)
      for (const Account& account : *listed) out.push_back(account.name);
    return out;
  };
  EXPECT_EQ(names("", 2), (Names{"a", "b"}));
  EXPECT_EQ(names("b-key", 2), (Names{"c"}));
}

TEST_P(AccountsContract, ASecretFindsItsOwner) {
  make("a", "Ada");
  sign_in("s", "a", 5);
  const auto found = accounts().signed_in("hash of s");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->session, session_of("s", "a", 5));
  EXPECT_EQ(found->account, account_of("a", "Ada"));
  EXPECT_EQ(fault_of(accounts().signed_in("s")), StoreFault::UnknownSession);
  EXPECT_EQ(fault_of(accounts().open_session(session_of("s", "a", 6), found->account.password, 9)), StoreFault::Conflict);
}

TEST_P(AccountsContract, SessionsEndOneByOneOrAllButOne) {
  make("a", "Ada");
  make("b", "Bo");
  for (const char* id : {"1", "2", "3", "4"}) sign_in(id, "a", id[0]);
  sign_in("bo", "b");
  EXPECT_EQ(sessions_of("a"), (Names{"4", "3", "2", "1"}));
  ASSERT_TRUE(accounts().end_session("b", "1")) << "somebody else's is not there";
  ASSERT_TRUE(accounts().end_session("a", "2"));
  EXPECT_EQ(sessions_of("a"), (Names{"4", "3", "1"}));
  ASSERT_TRUE(accounts().saw_session("1", "", 1'000));
  EXPECT_EQ(sessions_of("a"), (Names{"1", "4", "3"}));
  ASSERT_TRUE(accounts().end_sessions("a", "3"));
  EXPECT_EQ(sessions_of("a"), (Names{"3"}));
  ASSERT_TRUE(accounts().end_sessions("a", ""));
  EXPECT_EQ(sessions_of("a"), Names{});
  EXPECT_EQ(sessions_of("b"), (Names{"bo"}));
}

TEST_P(AccountsContract, OfTooManySessionsTheOldestEnd) {
  make("a", "Ada");
  for (const char* id : {"1", "2", "3"})
    ASSERT_TRUE(accounts().open_session(session_of(id, "a", id[0]), account_of("a", "Ada").password, 2));
  EXPECT_EQ(sessions_of("a"), (Names{"3", "2"}));
}

TEST_P(AccountsContract, WhatNobodyUsesIsForgotten) {
  make("a", "Ada");
  sign_in("old", "a", 10);
  sign_in("new", "a", 20);
  ASSERT_TRUE(accounts().know_browser("a", "old", "", 10));
  ASSERT_TRUE(accounts().know_browser("a", "new", "", 10));
  ASSERT_TRUE(accounts().saw_session("new", "new", 20));
  ASSERT_TRUE(accounts().forget_unused(15, 15));
  EXPECT_EQ(sessions_of("a"), (Names{"new"}));
  EXPECT_EQ(accounts().knows_browser("a", "old"), false);
  EXPECT_EQ(accounts().knows_browser("a", "new"), true);
  EXPECT_EQ(accounts().knows_browser("b", "new"), false);
  ASSERT_TRUE(accounts().forget_browsers("a"));
  EXPECT_EQ(accounts().knows_browser("a", "new"), false);
}

TEST_P(AccountsContract, NobodyComesInByAPasswordOfBefore) {
  make("a", "Ada");
  const std::string before = account_of("a", "Ada").password;
  sign_in("s", "a");
  ASSERT_TRUE(accounts().know_browser("a", "b", "", 1));
  EXPECT_EQ(fault_of(accounts().change_password("a", "not this one", "x", 2)), StoreFault::Conflict);
  EXPECT_EQ(sessions_of("a"), (Names{"s"}));
  ASSERT_TRUE(accounts().change_password("a", before, "new", 2));
  EXPECT_EQ(sessions_of("a"), Names{});
  EXPECT_EQ(accounts().knows_browser("a", "b"), false);
  EXPECT_EQ(fault_of(accounts().open_session(session_of("late", "a", 3), before, 9)), StoreFault::Conflict);
  ASSERT_TRUE(accounts().renew_password("a", before, "the old one, hashed anew")) << "nothing happens";
  EXPECT_EQ(accounts().account("a")->password, "new");
  EXPECT_EQ(sessions_of("a"), Names{});
}

TEST_P(AccountsContract, ADisabledAccountIsSignedInNowhere) {
  make("a", "Ada");
  const std::string password = account_of("a", "Ada").password;
  sign_in("s", "a");
  ASSERT_TRUE(accounts().know_browser("a", "b", "", 1));
  ASSERT_TRUE(accounts().set_disabled("a", true, 2));
  EXPECT_EQ(sessions_of("a"), Names{});
  EXPECT_EQ(accounts().knows_browser("a", "b"), false);
  EXPECT_EQ(fault_of(accounts().open_session(session_of("late", "a", 3), password, 9)), StoreFault::Conflict);
  ASSERT_TRUE(accounts().set_disabled("a", false, 4));
  EXPECT_TRUE(accounts().open_session(session_of("again", "a", 5), password, 9));
}

TEST_P(AccountsContract, ABrowserIsKnownByOneSecret) {
  make("a", "Ada");
  make("b", "Bo");
  ASSERT_TRUE(accounts().know_browser("a", "first", "", 1));
  ASSERT_TRUE(accounts().know_browser("b", "first", "", 1));
  ASSERT_TRUE(accounts().know_browser("a", "second", "first", 2));
  EXPECT_EQ(accounts().knows_browser("a", "first"), false);
  EXPECT_EQ(accounts().knows_browser("a", "second"), true);
  EXPECT_EQ(accounts().knows_browser("b", "first"), true) << "somebody else's is not touched";
}

TEST_P(AccountsContract, TriesAreCountedAndForgotten) {
  const TryRule rule{.free_tries = 2, .first_wait_ms = 100, .longest_wait_ms = 400, .forgotten_after_ms = 10'000};
  const auto wait = [&](const char* subject, std::int64_t now) { return accounts().count_try(subject, now, rule)->wait_ms; };
  EXPECT_EQ(wait("x", 1'000), 0);
  EXPECT_EQ(wait("x", 1'000), 0);
  EXPECT_EQ(wait("x", 1'000), 100);
  EXPECT_EQ(wait("y", 1'000), 0) << "another subject has its own count";
  ASSERT_TRUE(accounts().forget_tries("x"));
  EXPECT_EQ(wait("x", 1'000), 0);
}

TEST_P(AccountsContract, PicturesStayWhileSomebodyShowsThem) {
  make("a", "Ada");
  make("b", "Bo");
  const std::string bytes("\x89PNG\0\xff", 6);
  for (const char* id : {"a", "b"}) ASSERT_TRUE(accounts().set_avatar(id, "abc", bytes, 1));
  EXPECT_EQ(fault_of(accounts().set_avatar("nobody", "def", bytes, 1)), StoreFault::UnknownAccount);
  EXPECT_EQ(fault_of(accounts().picture("def")), StoreFault::UnknownPicture) << "nobody shows it";
  ASSERT_TRUE(accounts().set_avatar("a", "abc", bytes, 2)) << "the same once more";
  EXPECT_EQ(accounts().picture("abc"), bytes);
  ASSERT_TRUE(accounts().set_avatar("a", "", "", 2));
  EXPECT_EQ(accounts().picture("abc"), bytes);
  ASSERT_TRUE(accounts().delete_account("b"));
  EXPECT_EQ(fault_of(accounts().picture("abc")), StoreFault::UnknownPicture);
}

TEST_P(AccountsContract, SeatsKnowTheirAccountUntilItIsGone) {
  make("a", "Ada");
  ASSERT_TRUE(accounts().set_avatar("a", "abc", "bytes", 1));
  const Seat white{.role = SeatRole::White, .key_hash = "k", .name = "Ada", .taken_ms = 7, .account = "a", .avatar = {}};
  ASSERT_TRUE(database_->games().create_game({.id = "g", .setup = "{}", .draw = {}, .created_ms = 7}, {white}));
  ASSERT_TRUE(database_->games().take_seats(
      "g", {{.role = SeatRole::Black, .key_hash = "l", .name = "Guest", .taken_ms = 8, .account = {}, .avatar = {}}}));
  auto seats = database_->games().game("g")->seats;
  ASSERT_EQ(seats.size(), 2U);
  EXPECT_EQ(seats[0].account, "a");
  EXPECT_EQ(seats[0].avatar, "abc") << "the picture of today";
  EXPECT_EQ(seats[1].account, "");
  EXPECT_EQ(seats[1].avatar, "");
  EXPECT_EQ(accounts().seats_of("a", 10), (std::vector<AccountSeat>{{.game = "g", .role = SeatRole::White, .taken_ms = 7}}));
  ASSERT_TRUE(accounts().delete_account("a"));
  seats = database_->games().game("g")->seats;
  EXPECT_EQ(seats[0].name, "");
  EXPECT_EQ(seats[0].account, "");
  EXPECT_EQ(seats[0].key_hash, "k") << "the seat itself stays";
  EXPECT_EQ(seats[1].name, "Guest");
  EXPECT_EQ(accounts().seats_of("a", 10)->size(), 0U);
  ASSERT_TRUE(database_->games().create_game({.id = "rematch", .setup = "{}", .draw = {}, .created_ms = 9}, {white}));
  seats = database_->games().game("rematch")->seats;
  EXPECT_EQ(seats[0].name, "") << "whoever still knows the name does not write it again";
  EXPECT_EQ(seats[0].account, "");
  EXPECT_EQ(seats[0].key_hash, "k");
  EXPECT_EQ(fault_of(accounts().account("a")), StoreFault::UnknownAccount);
}

TEST_P(AccountsContract, WithAnAccountItsSessionsGo) {
  make("a", "Ada");
  sign_in("s", "a");
  ASSERT_TRUE(accounts().know_browser("a", "b", "", 1));
  ASSERT_TRUE(accounts().delete_account("a"));
  EXPECT_EQ(fault_of(accounts().signed_in("hash of s")), StoreFault::UnknownSession);
  EXPECT_EQ(accounts().knows_browser("a", "b"), false);
}

ADOUBE_ON_EVERY_DATABASE(AccountsContract);

TEST(TryOnce, WaitsLongerEachTime) {
  const TryRule rule{.free_tries = 2, .first_wait_ms = 100, .longest_wait_ms = 300, .forgotten_after_ms = 10'000};
  struct Row {
    const char* name;
    std::int64_t now_ms;
    std::int64_t wait_ms;
  };
  Tries tries;
  for (const Row& row :
       {Row{"the first", 0, 0}, Row{"the second", 0, 0}, Row{"the third at once", 0, 100},
        Row{"a refused one does not count", 99, 1}, Row{"after the first wait", 100, 0},
        Row{"the wait has doubled", 100, 200}, Row{"after the second wait", 300, 0},
        Row{"no longer than the longest", 300, 300}, Row{"after that", 600, 0}, Row{"it stays the longest", 600, 300},
        Row{"the clock set back", 500, 400}, Row{"forgotten", 10'600, 0}, Row{"from the beginning", 10'600, 0}})
    EXPECT_EQ(try_once(tries, row.now_ms, rule).wait_ms, row.wait_ms) << row.name;
}

}  // namespace
}  // namespace adoube::store

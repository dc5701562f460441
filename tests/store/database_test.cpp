// SPDX-License-Identifier: MIT
// What a database promises whatever is kept in it: its urls, transactions, errors, migrations.
#include "adoube/store/database.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "adoube/store/migrations/migrations.hpp"
#include "adoube/store/sql/migrate.hpp"
#include "adoube/store/sql/sessions.hpp"
#include "tests/store/every_database.hpp"

namespace adoube::store {
namespace {

TEST(DatabaseUrl, OthersAreRefused) {
  for (const char* url : {"", "sqlite:", "memory", "memory:x", "mysql://host/games", "postgres:games"}) {
    const auto database = open_database(url);
    ASSERT_FALSE(database) << url;
    EXPECT_EQ(database.error().fault, StoreFault::Unavailable) << url;
  }
}

TEST(DatabaseUrl, IsShownWithoutItsPassword) {
  struct Row {
    const char* url;
    const char* shown;
  };
  for (const Row& row :
       {Row{"sqlite:a:b@c.db", "sqlite:a:b@c.db"}, Row{"memory:", "memory:"},
        Row{"postgres://ada:secret@db:5432/games", "postgres://ada@db:5432/games"},
        Row{"postgres://ada@db/games", "postgres://ada@db/games"},
        Row{"postgres://db:5432/games", "postgres://db:5432/games"},
        Row{"postgres://db/games?password=secret", "postgres://db/games"},
        Row{"postgres://ada:secret@db/games?sslmode=require", "postgres://ada@db/games"},
        Row{"postgres://ada:se@cr:et@db/games", "postgres://ada@db/games"},
        Row{"postgres://ada:s?cret@db/games", "postgres://ada"}, Row{"postgres://db/games?password=s@cret", "postgres://db"},
        Row{"nats://token@bus:4222", "nats://bus:4222"}, Row{"nats://ada:secret@bus:4222", "nats://bus:4222"}})
    EXPECT_EQ(without_password(row.url), row.shown);
}

class DatabaseContract : public EveryDatabase {
 protected:
  DatabaseContract() {
    EXPECT_TRUE(sessions().write([](soci::session& session) -> StoreAnswer {
      session << "CREATE TABLE counter (name TEXT NOT NULL PRIMARY KEY, value BIGINT NOT NULL)";
      session << "INSERT INTO counter (name, value) VALUES ('a', 0)";
      return {};
    }));
  }
  [[nodiscard]] sql::Sessions& sessions() { return database_->sessions(); }
  [[nodiscard]] Expected<long long, StoreError> value(const std::string& name = "a") {
    return sessions().read([&](soci::session& session) -> Expected<long long, StoreError> {
      long long found = -1;
      session << "SELECT value FROM counter WHERE name = :name", soci::use(name), soci::into(found);
      return found;
    });
  }
};

TEST_P(DatabaseContract, WhatIsWrittenIsSeenByTheNextReader) {
  for (long long next = 1; next <= 20; ++next) {
    ASSERT_TRUE(sessions().write([&](soci::session& session) -> StoreAnswer {
      session << "UPDATE counter SET value = :value WHERE name = 'a'", soci::use(next);
      return {};
    }));
    EXPECT_EQ(value(), next);
  }
}

TEST_P(DatabaseContract, AFaultTakesBackWhatTheWorkDid) {
  const auto answer = sessions().write([](soci::session& session) -> Expected<int, StoreError> {
    session << "UPDATE counter SET value = 7";
    return fault(StoreFault::Conflict);
  });
  EXPECT_EQ(answer.error().fault, StoreFault::Conflict);
  EXPECT_EQ(value(), 0);
}

TEST_P(DatabaseContract, AnExceptionTakesBackWhatTheWorkDidAndTellsWhy) {
  struct Row {
    const char* name;
    const char* statement;
    StoreFault fault;
  };
  for (const Row& row :
       {Row{"a name twice", "INSERT INTO counter (name, value) VALUES ('a', 1)", StoreFault::Conflict},
        Row{"nothing where something must be", "INSERT INTO counter (name) VALUES ('b')", StoreFault::Conflict}}) {
    SCOPED_TRACE(row.name);
    const auto answer = sessions().write([&](soci::session& session) -> StoreAnswer {
      session << "UPDATE counter SET value = 7";
      session << row.statement;
      return {};
    });
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().fault, row.fault) << answer.error().detail;
    EXPECT_EQ(value(), 0);
  }
  EXPECT_FALSE(sessions().write([](soci::session& session) -> StoreAnswer {
    session << "this is no statement";
    return {};
  }));
  EXPECT_FALSE(sessions().read([](soci::session& session) -> StoreAnswer {
    session << "SELECT nothing FROM nowhere";
    return {};
  }));
  EXPECT_EQ(value(), 0);
}

TEST_P(DatabaseContract, WritersAtOnceLoseNothingAndHurtNoOther) {
  constexpr int writers = 8;
  constexpr int times = 25;
  std::atomic<int> refused_on_purpose = 0;
  std::vector<std::thread> threads;
  for (int writer = 0; writer < writers; ++writer)
    threads.emplace_back([&, writer] {
      for (int time = 0; time < times; ++time) {
        const auto answer = sessions().write([&](soci::session& session) -> StoreAnswer {
          session << "UPDATE counter SET value = value + 1 WHERE name = 'a'";
          if (writer == 0) return fault(StoreFault::Gap);
          if (writer == 1) session << "INSERT INTO counter (name, value) VALUES ('a', 0)";
          return {};
        });
        refused_on_purpose += answer ? 0 : 1;
        EXPECT_EQ(answer.has_value(), writer >= 2) << writer;
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(value(), (writers - 2) * times);
  EXPECT_EQ(refused_on_purpose, 2 * times);
}

TEST_P(DatabaseContract, EverythingIsThereAfterReopening) {
  if (GetParam() == Kind::Memory) {
    reopen();
    EXPECT_TRUE(database_->games().newest_games(9)->empty());
    return;
  }
  ASSERT_TRUE(database_->games().create_game({.id = "a", .setup = "s", .draw = "", .created_ms = 1}, {}));
  reopen();
  EXPECT_EQ(database_->games().newest_games(9)->size(), 1U);
  EXPECT_EQ(value(), 0);
}

// ---------------------------------------------------------------------------------------------------------- migrations

TEST_P(DatabaseContract, AreOfTheNewestShape) {
  const auto version =
      sessions().read([](soci::session& session) -> Expected<long long, StoreError> { return sql::version_of(session); });
  EXPECT_EQ(version, migrations().back().version);
}

TEST_P(DatabaseContract, OfANewerVersionAreLeftAlone) {
  if (GetParam() == Kind::Memory) return;
  ASSERT_TRUE(sessions().write([](soci::session& session) -> StoreAnswer {
    session << "UPDATE adoube_version SET version = 999";
    return {};
  }));
  const auto opened = open_database(url());
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().fault, StoreFault::Broken);
}

TEST_P(DatabaseContract, WithoutTablesKeepsNothing) {
  if (GetParam() == Kind::Memory) return;
  const TemporaryFolder folder;
  const PostgresSchema schema;
  const auto file = folder.path() / "none.db";
  const std::string url = GetParam() == Kind::Sqlite ? "sqlite:" + file.string() : schema.url();
  for (const OlderShape older : {OlderShape::Refuse, OlderShape::Leave}) {
    EXPECT_FALSE(open_database(url, {.older = older}));
    EXPECT_FALSE(std::filesystem::exists(file));
  }
  std::ofstream(file).flush();
  for (const OlderShape older : {OlderShape::Refuse, OlderShape::Leave}) {
    const auto opened = open_database(url, {.older = older});
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().fault, StoreFault::Broken);
    EXPECT_EQ(std::filesystem::file_size(file), 0U);
  }
  EXPECT_TRUE(open_database(url));
}

TEST(PostgresDatabase, OfAnotherProgramIsLeftAlone) {
  const PostgresSchema schema;
  {
    soci::session other(soci::postgresql, schema.url());
    other << "CREATE TABLE bookmarks (address TEXT)";
  }
  const auto opened = open_database(schema.url());
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().fault, StoreFault::Broken);
}

TEST(PostgresDatabase, NodesThatBeginAtOnceMigrateOnce) {
  const PostgresSchema schema;
  std::atomic<int> opened = 0;
  std::vector<std::thread> nodes;
  for (int node = 0; node < 4; ++node)
    nodes.emplace_back([&] {
      const auto database = open_database(schema.url());
      EXPECT_TRUE(database) << database.error().detail;
      opened += database ? 1 : 0;
    });
  for (std::thread& node : nodes) node.join();
  EXPECT_EQ(opened, 4);
}

TEST(PostgresDatabase, NobodyThereIsUnavailable) {
  const auto opened = open_database("postgres://nobody@127.0.0.1:1/nothing");
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().fault, StoreFault::Unavailable);
}

/// Ends every connection, as a server that is restarted does.
void cut_connections() {
  soci::session other(soci::postgresql, PostgresSchema::server());
  std::string ended;
  other << "SELECT CAST(count(pg_terminate_backend(pid)) AS TEXT) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
           "datname = current_database()",
      soci::into(ended);
}

TEST(PostgresDatabase, LostConnectionsAreOpenedAgain) {
  const PostgresSchema schema;
  const auto database = open_database(schema.url());
  ASSERT_TRUE(database);
  Store& games = (*database)->games();
  ASSERT_TRUE(games.create_game({.id = "a", .setup = "s", .draw = "", .created_ms = 1}, {}));
  for (std::int64_t seq = 0; seq < 10; ++seq) {
    EXPECT_TRUE(games.append({.game = "a", .seq = seq, .at_ms = 0, .text = "{}"}));
    cut_connections();
    EXPECT_EQ(games.events("a", 0)->size(), static_cast<std::size_t>(seq) + 1);
    EXPECT_EQ(games.take_seats("b", {}).error().fault, StoreFault::UnknownGame);
  }
}

ADOUBE_ON_EVERY_DATABASE(DatabaseContract);

}  // namespace
}  // namespace adoube::store

// SPDX-License-Identifier: MIT
// A backup of every database is taken in by every database, and what is there then is equal, event for event.
#include "adoube/store/backup.hpp"

#include <gtest/gtest.h>

#include <sys/resource.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <thread>

#include "adoube/store/migrations/migrations.hpp"
#include "adoube/store/sql/migrate.hpp"
#include "adoube/store/sql/open_sessions.hpp"
#include "tests/store/every_database.hpp"

namespace adoube::store {
namespace {

using Backup = std::vector<std::string>;

NextLine lines_of(const Backup& backup) {
  return [&backup, next = std::size_t{0}]() mutable -> std::optional<std::string> {
    return next < backup.size() ? std::optional(backup[next++]) : std::nullopt;
  };
}

/// Somewhere to restore to, of each kind that is still there when it is opened again.
struct Place {
  TemporaryFolder folder;
  PostgresSchema schema;

  [[nodiscard]] std::vector<std::string> urls() const {
    return {"sqlite:" + (folder.path() / "restored.db").string(), schema.url()};
  }
  /// No file, no table, no sequence.
  [[nodiscard]] bool is_empty() const {
    soci::session session(soci::postgresql, schema.url());
    long long things = 0;
    session << "SELECT count(*) FROM pg_class WHERE relnamespace = CAST(current_schema() AS regnamespace)",
        soci::into(things);
    return things == 0 && std::filesystem::is_empty(folder.path());
  }
};

class BackupOf : public EveryDatabase {
 protected:
  BackupOf() {
    for (int number = 0; number < 30; ++number) {
      const std::string id = "game" + std::to_string(number);
      const Seat white{.role = SeatRole::White, .key_hash = "h" + id, .name = "Ada \"棋\"\n🙂", .taken_ms = 5};
      EXPECT_TRUE(games().create_game({.id = id, .setup = R"({"a":"b\\c"})", .draw = "", .created_ms = number}, {white}));
      for (std::int64_t seq = 0; seq < number * 2; ++seq)
        games().append_later({.game = id,
                              .seq = seq,
                              .at_ms = 9007199254740000 + seq,
                              .text = "event '" + std::to_string(seq) + "\\",
                              .due_ms = seq + 1},
                             [](StoreAnswer answer) { EXPECT_TRUE(answer); });
    }
    EXPECT_TRUE(games().append({.game = "game0", .seq = 0, .at_ms = 0, .text = "{}"}));
    if (GetParam() != Kind::Memory) reopen();  // all events are there
  }
  [[nodiscard]] Store& games() { return database_->games(); }
  [[nodiscard]] Backup backup() {
    Backup lines;
    EXPECT_TRUE(write_backup(*database_, [&](const std::string& line) {
      lines.push_back(line);
      return true;
    }));
    return lines;
  }
  void expect_equal(Store& restored) {
    const auto all = *games().newest_games(1000);
    EXPECT_EQ(all.size(), 30U);
    EXPECT_EQ(*restored.newest_games(1000), all);
    for (const GameRecord& record : all) {
      EXPECT_EQ(restored.game(record.id)->seats, games().game(record.id)->seats);
      EXPECT_EQ(restored.game(record.id)->due, games().game(record.id)->due);
      EXPECT_EQ(*restored.events(record.id, 0), *games().events(record.id, 0));
    }
  }
};

TEST_P(BackupOf, IsEqualEventForEventWhereverItIsRestored) {
  const Backup lines = backup();
  const Place place;
  for (const std::string& url : place.urls()) {
    const auto rows = restore_backup(url, lines_of(lines));
    ASSERT_TRUE(rows) << rows.error().detail;
    EXPECT_GT(*rows, 30 + 30 + 870);
    const auto restored = open_database(url);
    ASSERT_TRUE(restored) << restored.error().detail;
    expect_equal((*restored)->games());
    // Life goes on there.
    EXPECT_TRUE((*restored)->games().create_game({.id = "new", .setup = "", .draw = "", .created_ms = 1}, {}));
    EXPECT_EQ((*restored)->games().newest_games(1)->front().id, "new");
    EXPECT_TRUE((*restored)->games().append({.game = "game29", .seq = 58, .at_ms = 0, .text = "{}"}));
  }
}

TEST_P(BackupOf, IsOfOneMomentWhileOthersWrite) {
  if (GetParam() == Kind::Memory) return;
  std::atomic<bool> stop = false;
  std::atomic<std::int64_t> written = 1;
  std::thread writer([&] {
    // Always the one game before the other: in no moment has the second more.
    for (; !stop; ++written) {
      EXPECT_TRUE(games().append({.game = "game0", .seq = written, .at_ms = 0, .text = "{}"}));
      EXPECT_TRUE(games().append({.game = "game1", .seq = 1 + written, .at_ms = 0, .text = "{}"}));
    }
  });
  for (int time = 0; time < 3; ++time) {
    const Backup lines = backup();
    const Place place;
    ASSERT_TRUE(restore_backup(place.urls().front(), lines_of(lines)));
    const auto restored = *open_database(place.urls().front());
    const auto first = static_cast<std::int64_t>(restored->games().events("game0", 0)->size());
    const auto second = static_cast<std::int64_t>(restored->games().events("game1", 0)->size()) - 1;
    EXPECT_GE(first, second);
    EXPECT_LE(first, second + 1);
  }
  stop = true;
  writer.join();
}

TEST_P(BackupOf, IsRefusedWhereSomethingIsKept) {
  if (GetParam() == Kind::Memory) return;
  const Backup lines = backup();
  EXPECT_EQ(restore_backup(url(), lines_of(lines)).error().fault, StoreFault::Conflict);
  EXPECT_EQ(games().newest_games(1000)->size(), 30U);
}

TEST_P(BackupOf, ThatIsDamagedIsRefusedAndLeavesNothing) {
  const Backup good = backup();
  const auto without = [&](std::size_t line) {
    Backup cut = good;
    cut.erase(cut.begin() + static_cast<std::ptrdiff_t>(line));
    return cut;
  };
  const auto with = [&](std::size_t line, std::string text) {
    Backup changed = good;
    changed[line] = std::move(text);
    return changed;
  };
  struct Row {
    const char* name;
    Backup lines;
  };
  const std::vector<Row> rows = {
      {"nothing", {}},
      {"no backup", {"[Event \"?\"]"}},
      {"cut off", Backup(good.begin(), good.begin() + 20)},
      {"cut off before its last line", Backup(good.begin(), good.end() - 1)},
      {"a row is missing", without(5)},
      {"a line is no JSON", with(5, "[1,")},
      {"a row is too short", with(5, "[1]")},
      {"another table", with(1, R"({"table":"bookmarks","columns":["made"]})")},
      {"another column", with(1, R"({"table":"game","columns":["made; DROP TABLE game"]})")},
      {"of a newer version", with(0, R"({"adoube":"backup","format":1,"version":9999})")},
      {"of another format", with(0, R"({"adoube":"backup","format":2,"version":1})")},
  };
  for (const std::size_t kind : {0, 1}) {
    const Place place;
    const std::string url = place.urls()[kind];
    for (const Row& row : rows) {
      SCOPED_TRACE(row.name);
      const auto restored = restore_backup(url, lines_of(row.lines));
      ASSERT_FALSE(restored);
      EXPECT_EQ(restored.error().fault, StoreFault::Broken) << restored.error().detail;
      EXPECT_TRUE(place.is_empty());
    }
    const auto restored = restore_backup(url, lines_of(good));
    EXPECT_TRUE(restored) << restored.error().detail;
  }
}

TEST_P(BackupOf, ThatIsDamagedLeavesAnEmptyStoreAsItWas) {
  Backup cut = backup();
  cut.pop_back();
  const Place place;
  for (const std::string& url : place.urls()) {
    ASSERT_TRUE(open_database(url));
    EXPECT_EQ(restore_backup(url, lines_of(cut)).error().fault, StoreFault::Broken);
    const auto still = open_database(url);
    ASSERT_TRUE(still) << still.error().detail;
    EXPECT_EQ((*still)->games().newest_games(1000)->size(), 0U);
    EXPECT_FALSE(place.is_empty());
  }
}

TEST_P(BackupOf, ThatFindsTheDiskFullLeavesNothing) {
  const Backup lines = backup();
  const Place place;
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit little_left{.rlim_cur = 65'536, .rlim_max = before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &little_left), 0);
  const auto restored = restore_backup(place.urls().front(), lines_of(lines));
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, ignored);
  ASSERT_FALSE(restored);
  EXPECT_EQ(restored.error().fault, StoreFault::Unavailable);
  EXPECT_TRUE(place.is_empty());
  EXPECT_TRUE(restore_backup(place.urls().front(), lines_of(lines)));
}

TEST_P(BackupOf, StopsWhenNobodyTakesMore) {
  int taken = 0;
  EXPECT_EQ(write_backup(*database_, [&](const std::string&) { return ++taken < 10; }).error().fault,
            StoreFault::Unavailable);
  EXPECT_EQ(taken, 10);
  EXPECT_EQ(games().newest_games(1000)->size(), 30U);
}

TEST(BackupOfAnOlderVersion, IsTakenWithoutAChange) {
  constexpr std::int64_t older = 3;
  const Place place;
  for (const std::string& url : place.urls()) {
    const auto version = [](sql::Connection& connection) -> Expected<long long, StoreError> {
      return sql::version_of(connection);
    };
    const auto sessions = *sql::open_sessions(url, DatabaseOptions{}.patience);
    ASSERT_TRUE(sessions->write([](sql::Connection& connection) { return sql::migrate(connection, older); }));
    ASSERT_TRUE(sessions->write([](sql::Connection& connection) -> StoreAnswer {
      connection << "INSERT INTO game (made, id, setup, draw, created_ms) VALUES (1, 'a', 's', '', 7)";
      return {};
    }));
    const auto no = open_database(url, {.older = OlderShape::Refuse});
    ASSERT_FALSE(no);
    EXPECT_EQ(no.error().fault, StoreFault::Broken);
    EXPECT_NE(no.error().detail.find("`adoube serve` brings it up to date"), std::string::npos);
    Backup lines;
    {
      const auto database = open_database(url, {.older = OlderShape::Leave});
      ASSERT_TRUE(database) << database.error().detail;
      EXPECT_TRUE(write_backup(**database, [&](const std::string& line) {
        lines.push_back(line);
        return true;
      }));
    }
    EXPECT_EQ(sessions->read(version), older);
    const Place elsewhere;
    const auto restored = restore_backup(elsewhere.urls().front(), lines_of(lines));
    ASSERT_TRUE(restored) << restored.error().detail;
    EXPECT_EQ((*open_database(elsewhere.urls().front()))->games().newest_games(9)->front().id, "a");
    EXPECT_TRUE(open_database(url)) << "it can still be brought up";
    EXPECT_EQ(sessions->read(version), migrations().back().version);
  }
}

/// What a database of the first version wrote.
TEST(BackupOfAnOlderVersion, IsBroughtToTheNewestShape) {
  const Backup lines = {R"({"adoube":"backup","format":1,"version":1})",
                        R"({"table":"game","columns":["made","id","setup","draw","created_ms"]})",
                        R"([1,"a","s","",7])",
                        R"({"end":"game","rows":1})",
                        R"({"table":"event","columns":["game","seq","at_ms","body"]})",
                        R"([1,0,5,"{}"])",
                        R"({"end":"event","rows":1})",
                        R"({"end":"backup","rows":2})"};
  const TemporaryFolder folder;
  const PostgresSchema schema;
  for (const std::string& url : {"sqlite:" + (folder.path() / "restored.db").string(), schema.url()}) {
    const auto rows = restore_backup(url, lines_of(lines));
    ASSERT_TRUE(rows) << rows.error().detail;
    const auto restored = open_database(url);
    ASSERT_TRUE(restored);
    EXPECT_EQ((*restored)->games().events("a", 0)->front().text, "{}");
    EXPECT_TRUE((*restored)->games().append({.game = "a", .seq = 1, .at_ms = 0, .text = "{}", .due_ms = 8}));
    EXPECT_TRUE((*restored)->shared_time().read());
  }
}

ADOUBE_ON_EVERY_DATABASE(BackupOf);

}  // namespace
}  // namespace adoube::store

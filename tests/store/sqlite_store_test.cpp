// SPDX-License-Identifier: MIT
// What is special to games kept in a file: reopening, damage, locks, full disks, other programs' files.
#include <gtest/gtest.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "adoube/store/database.hpp"
#include "tests/store/temporary_folder.hpp"

namespace adoube::store {
namespace {

const GameRecord game_a{.id = "a", .setup = "setup", .draw = "draw", .created_ms = 1};
EventRecord event(std::int64_t seq) {
  return {.game = "a", .seq = seq, .at_ms = seq, .text = "event " + std::to_string(seq)};
}

/// Games with the database that keeps them.
class OpenFile {
 public:
  explicit OpenFile(std::unique_ptr<Database> database) : database_(std::move(database)) {}
  Store* operator->() const { return &database_->games(); }
  void reset() { database_.reset(); }

 private:
  std::unique_ptr<Database> database_;
};

Expected<OpenFile, StoreError> open_file(const std::filesystem::path& file, const DatabaseOptions& options = {}) {
  auto database = open_database("sqlite:" + file.string(), options);
  if (!database) return refused(database.error());
  return OpenFile(std::move(*database));
}

class SqliteStore : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path file() const { return folder_.path() / "adoube.db"; }
  [[nodiscard]] OpenFile open_with_game() const {
    OpenFile store = *open_file(file());
    EXPECT_TRUE(store->create_game(game_a, {}));
    return store;
  }
  [[nodiscard]] StoreFault opening_fault(const std::filesystem::path& path) const {
    const auto store = open_file(path, {.patience = std::chrono::milliseconds(50)});
    EXPECT_FALSE(store);
    return store ? StoreFault::Conflict : store.error().fault;
  }
  void write_file(const std::string& bytes) const { std::ofstream(file(), std::ios::binary) << bytes; }
  [[nodiscard]] std::string read_file() const {
    std::ifstream in(file(), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  TemporaryFolder folder_;
};

TEST_F(SqliteStore, IsItsOwnersAlone) {
  const OpenFile store = open_with_game();
  for (const char* end : {"", "-wal", "-shm"}) {
    const std::filesystem::path one = file().string() + end;
    ASSERT_TRUE(std::filesystem::exists(one)) << end;
    EXPECT_EQ(std::filesystem::status(one).permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write)
        << end;
  }
}

TEST_F(SqliteStore, KeepsEverythingOverReopening) {
  {
    const auto store = open_with_game();
    ASSERT_TRUE(store->take_seats("a", {{.role = SeatRole::Creator, .key_hash = "h", .name = "n", .taken_ms = 5}}));
    ASSERT_TRUE(store->append(event(0)));
  }
  const auto store = open_file(file());
  ASSERT_TRUE(store);
  EXPECT_EQ((*store)->game("a")->record, game_a);
  EXPECT_EQ((*store)->game("a")->seats.front().role, SeatRole::Creator);
  EXPECT_EQ(*(*store)->events("a", 0), std::vector{event(0)});
  EXPECT_TRUE((*store)->append(event(1)));
}

TEST_F(SqliteStore, MakesTheFoldersOfItsFile) {
  EXPECT_TRUE(open_file(folder_.path() / "deeper" / "and deeper" / "adoube.db"));
  EXPECT_TRUE(std::filesystem::exists(folder_.path() / "deeper" / "and deeper" / "adoube.db"));
}

TEST_F(SqliteStore, TwoOpenersOfOneFileAreSettledByThePlace) {
  const auto here = open_with_game();
  const auto there = open_file(file());
  ASSERT_TRUE(there);
  ASSERT_TRUE(here->append(event(0)));
  EXPECT_EQ((*there)->append(event(0)).error().fault, StoreFault::Conflict);
  EXPECT_TRUE((*there)->append(event(1)));
  EXPECT_EQ(here->events("a", 0)->size(), 2U);
}

TEST_F(SqliteStore, WaitsForALockOnlyAsLongAsItsPatience) {
  open_with_game().reset();
  const auto store = open_file(file(), {.patience = std::chrono::milliseconds(30)});
  ASSERT_TRUE(store);
  soci::session other(soci::sqlite3, "dbname=\"" + file().string() + "\"");
  other << "BEGIN IMMEDIATE";
  EXPECT_EQ((*store)->append(event(0)).error().fault, StoreFault::Unavailable);
  EXPECT_TRUE((*store)->events("a", 0)->empty()) << "readers do not wait for a writer";
  other << "ROLLBACK";
  EXPECT_TRUE((*store)->append(event(0)));
}

TEST_F(SqliteStore, EventsThatWaitForALockTogetherGiveUpTogether) {
  open_with_game().reset();
  auto store = *open_file(file(), {.patience = std::chrono::milliseconds(300)});
  soci::session other(soci::sqlite3, "dbname=\"" + file().string() + "\"");
  other << "BEGIN IMMEDIATE";
  int unavailable = 0;
  constexpr int events = 50;
  for (std::int64_t seq = 0; seq < events; ++seq)
    store->append_later(event(seq), [&](const StoreAnswer& answer) {
      unavailable += !answer && answer.error().fault == StoreFault::Unavailable ? 1 : 0;
    });
  // The first waits alone, the rest together behind it: when the lock is free again nobody waits any more.
  std::this_thread::sleep_for(std::chrono::milliseconds(1500));
  other << "ROLLBACK";
  store.reset();
  EXPECT_EQ(unavailable, events);
}

TEST_F(SqliteStore, RefusesFilesThatAreNotItsOwnAndLeavesThemAlone) {
  write_file(
      "This is no database, only a text of more than a hundred bytes that someone has put where one was expected to be.");
  const std::string text = read_file();
  EXPECT_EQ(opening_fault(file()), StoreFault::Broken);
  EXPECT_EQ(read_file(), text);
}

TEST_F(SqliteStore, RefusesAnotherProgramsDatabase) {
  {
    soci::session other(soci::sqlite3, "dbname=\"" + file().string() + "\"");
    other << "CREATE TABLE bookmarks (address TEXT)";
  }
  EXPECT_EQ(opening_fault(file()), StoreFault::Broken);
  soci::session other(soci::sqlite3, "dbname=\"" + file().string() + "\"");
  long long tables = 0;
  other << "SELECT count(*) FROM sqlite_master", soci::into(tables);
  EXPECT_EQ(tables, 1);
}

TEST_F(SqliteStore, RefusesAFileOfANewerVersion) {
  open_with_game().reset();
  {
    soci::session other(soci::sqlite3, "dbname=\"" + file().string() + "\"");
    other << "UPDATE adoube_version SET version = 999";
  }
  EXPECT_EQ(opening_fault(file()), StoreFault::Broken);
}

TEST_F(SqliteStore, RefusesWhatCannotBeOpened) {
  EXPECT_EQ(opening_fault(folder_.path()), StoreFault::Unavailable) << "a folder";
  EXPECT_EQ(opening_fault(folder_.path() / "quo\"te.db"), StoreFault::Unavailable);
  write_file("");
  EXPECT_EQ(opening_fault(file() / "inside-a-file.db"), StoreFault::Unavailable);
}

TEST_F(SqliteStore, DamagedPagesAreAFaultAndNoCrash) {
  {
    const auto store = open_with_game();
    for (std::int64_t seq = 0; seq < 500; ++seq) store->append_later(event(seq), [](StoreAnswer) {});
  }
  std::string bytes = read_file();
  ASSERT_GT(bytes.size(), 8192U);
  for (std::size_t at = 4096; at < bytes.size(); ++at) bytes[at] = static_cast<char>(at * 31);
  write_file(bytes);
  const auto store = open_file(file());
  if (!store) {
    EXPECT_EQ(store.error().fault, StoreFault::Broken);
    return;
  }
  EXPECT_FALSE((*store)->events("a", 0));
  EXPECT_FALSE((*store)->append(event(500)));
}

TEST_F(SqliteStore, HalfWrittenLogKeepsEveryCommitBeforeTheDamage) {
  const auto store = open_with_game();
  for (std::int64_t seq = 0; seq < 40; ++seq) ASSERT_TRUE(store->append(event(seq)));
  // What a power failure in the middle of the next write can leave: the file, and a log that breaks off.
  const std::filesystem::path log = file().string() + "-wal";
  const std::uintmax_t whole = std::filesystem::file_size(log);
  std::size_t fewest = 40;
  for (const std::uintmax_t cut : {std::uintmax_t{1}, std::uintmax_t{4096}, whole / 2}) {
    const std::filesystem::path copy = folder_.path() / ("copy-" + std::to_string(cut) + ".db");
    std::filesystem::copy_file(file(), copy);
    std::filesystem::copy_file(log, copy.string() + "-wal");
    std::filesystem::resize_file(copy.string() + "-wal", whole - cut);
    const auto reopened = open_file(copy);
    ASSERT_TRUE(reopened);
    const auto events = (*reopened)->events("a", 0);
    ASSERT_TRUE(events);
    for (std::size_t seq = 0; seq < events->size(); ++seq) EXPECT_EQ(events->at(seq), event(static_cast<std::int64_t>(seq)));
    EXPECT_LT(events->size(), 40U);
    EXPECT_LE(events->size(), fewest);
    fewest = events->size();
    EXPECT_TRUE((*reopened)->append(event(static_cast<std::int64_t>(events->size()))));
  }
  EXPECT_GT(fewest, 0U);
}

TEST_F(SqliteStore, WithoutAFileDescriptorForAReaderAnswersAndGoesOn) {
  const auto store = open_with_game();
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit none_left{.rlim_cur = 0, .rlim_max = before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &none_left), 0);
  const auto events = store->events("a", 0);
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &before), 0);
  ASSERT_FALSE(events);
  EXPECT_EQ(events.error().fault, StoreFault::Unavailable);
  EXPECT_TRUE(store->events("a", 0));
}

TEST_F(SqliteStore, FullDiskRefusesTheEventAndLosesNothing) {
  const auto store = open_with_game();
  ASSERT_TRUE(store->append(event(0)));
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit none_left{.rlim_cur = 1, .rlim_max = before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &none_left), 0);
  const StoreAnswer refused_answer = store->append(event(1));
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, ignored);
  ASSERT_FALSE(refused_answer);
  EXPECT_EQ(refused_answer.error().fault, StoreFault::Unavailable);
  EXPECT_EQ(store->events("a", 0)->size(), 1U);
  EXPECT_TRUE(store->append(event(1)));
  EXPECT_EQ(store->events("a", 0)->size(), 2U);
}

}  // namespace
}  // namespace adoube::store

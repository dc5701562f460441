// SPDX-License-Identifier: MIT
#include "adoube/store/sql/sqlite_sessions.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <future>
#include <utility>

#include "adoube/store/sql/pool.hpp"
#include "adoube/store/sql/sqlite_driver.hpp"

namespace adoube::store::sql {
namespace {

constexpr std::size_t readers = 2;

class FileSessions final : public Sessions {
 public:
  FileSessions(std::string file, std::chrono::milliseconds patience)
      : driver_(std::move(file), patience), readers_(driver_, readers, patience), writer_(driver_, patience) {}

  void write_later(std::size_t, Work work, Done done) override {
    writer_.add({.work = std::move(work), .done = std::move(done), .undo_on_a_fault = false});
  }

 protected:
  StoreAnswer write_now(const Work& work) override {
    // Shared, since the writer may still be inside set_value() when the one that waits has gone on.
    const auto answer = std::make_shared<std::promise<StoreAnswer>>();
    writer_.add({.work = work,
                 .done = [answer](StoreAnswer given) { answer->set_value(std::move(given)); },
                 .undo_on_a_fault = true});
    return answer->get_future().get();
  }

  StoreAnswer read_now(const Work& work) override {
    return readers_.with_one([&](Transactions& reader) { return reader.read(work); });
  }

 private:
  SqliteDriver driver_;
  Pool readers_;
  Lane writer_;
};

/// Everything in the thread that asks: there is no disk to wait for.
class MemorySessions final : public Sessions {
 public:
  MemorySessions() : driver_({}, {}), only_(driver_, {}) {}

  void write_later(std::size_t, Work work, Done done) override { done(write_now(work)); }

  [[nodiscard]] StoreAnswer connected() { return only_.connect(Access::Write); }

 protected:
  StoreAnswer write_now(const Work& work) override {
    const std::lock_guard lock(mutex_);
    return only_.write(work);
  }
  StoreAnswer read_now(const Work& work) override {
    const std::lock_guard lock(mutex_);
    return only_.read(work);
  }

 private:
  SqliteDriver driver_;
  std::mutex mutex_;
  Transactions only_;
};

}  // namespace

Expected<std::unique_ptr<Sessions>, StoreError> open_sqlite(const std::filesystem::path& file,
                                                            std::chrono::milliseconds patience) {
  if (file.native().find('"') != std::string::npos)
    return refused(StoreError{StoreFault::Unavailable, "the name of the file must not hold a quotation mark"});
  std::error_code folder_problem;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), folder_problem);
  if (folder_problem) return refused(StoreError{StoreFault::Unavailable, folder_problem.message()});
  // A new one is its owner's alone; SQLite gives what it puts beside it the same rights.
  if (const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600); made >= 0) ::close(made);
  return std::make_unique<FileSessions>(file.string(), patience);
}

Expected<std::unique_ptr<Sessions>, StoreError> open_memory() {
  auto sessions = std::make_unique<MemorySessions>();
  if (StoreAnswer answer = sessions->connected(); !answer) return refused(answer.error());
  return sessions;
}

}  // namespace adoube::store::sql

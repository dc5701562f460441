// SPDX-License-Identifier: MIT
#include "adoube/store/sqlite/sqlite_store.hpp"

#include <soci/soci.h>
#include <condition_variable>
#include <deque>
#include <exception>
#include <future>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "adoube/store/sqlite/connection.hpp"

namespace adoube::store {
namespace {

std::unexpected<StoreError> fault(StoreFault kind) { return refused(StoreError{kind, std::string(word(kind))}); }

/// The number a game has in the file; nothing when there is no such game.
std::optional<long long> number_of(soci::session& session, const std::string& id) {
  long long number = 0;
  session << "SELECT made FROM game WHERE id = :id", soci::use(id), soci::into(number);
  return session.got_data() ? std::optional(number) : std::nullopt;
}

/// Everything that writes, on the writer's connection and inside its transaction. Answers a fault only before it has
/// changed anything. Throws soci::soci_error.
class Writer {
 public:
  explicit Writer(soci::session& session)
      : session_(session),
        insert_event_((session.prepare << "INSERT INTO event (game, seq, at_ms, body) "
                                          "SELECT made, :seq, :at_ms, :body FROM game WHERE id = :id AND :seq = "
                                          "(SELECT coalesce(max(seq) + 1, 0) FROM event WHERE event.game = made)",
                       soci::use(seq_, "seq"), soci::use(at_ms_, "at_ms"), soci::use(body_, "body"), soci::use(id_, "id"))) {
  }

  [[nodiscard]] StoreAnswer append(const EventRecord& event) {
    seq_ = event.seq;
    at_ms_ = event.at_ms;
    body_ = event.text;
    id_ = event.game;
    insert_event_.execute(true);
    if (insert_event_.get_affected_rows() == 1) return {};
    const std::optional<long long> number = number_of(session_, event.game);
    if (!number) return fault(StoreFault::UnknownGame);
    long long next = 0;
    session_ << "SELECT count(*) FROM event WHERE game = :game", soci::use(*number), soci::into(next);
    return fault(event.seq < next ? StoreFault::Conflict : StoreFault::Gap);
  }

  [[nodiscard]] StoreAnswer create_game(const GameRecord& record, const std::vector<Seat>& seats) {
    if (number_of(session_, record.id) || holds_a_role_twice(seats)) return fault(StoreFault::Conflict);
    long long number = 0;
    session_ << "SELECT coalesce(max(made), 0) + 1 FROM game", soci::into(number);
    const long long created_ms = record.created_ms;
    session_ << "INSERT INTO game (made, id, setup, draw, created_ms) VALUES (:made, :id, :setup, :draw, :created)",
        soci::use(number), soci::use(record.id), soci::use(record.setup), soci::use(record.draw), soci::use(created_ms);
    insert_seats(number, seats);
    return {};
  }

  [[nodiscard]] StoreAnswer take_seats(const std::string& game, const std::vector<Seat>& seats) {
    const std::optional<long long> number = number_of(session_, game);
    if (!number) return fault(StoreFault::UnknownGame);
    if (holds_a_role_twice(seats)) return fault(StoreFault::Conflict);
    for (const Seat& seat : seats) {
      long long taken = 0;
      const auto role = static_cast<long long>(seat.role);
      session_ << "SELECT count(*) FROM seat WHERE game = :game AND role = :role", soci::use(*number), soci::use(role),
          soci::into(taken);
      if (taken > 0) return fault(StoreFault::Conflict);
    }
    insert_seats(*number, seats);
    return {};
  }

 private:
  static bool holds_a_role_twice(const std::vector<Seat>& seats) {
    for (std::size_t one = 0; one < seats.size(); ++one)
      for (std::size_t other = one + 1; other < seats.size(); ++other)
        if (seats[one].role == seats[other].role) return true;
    return false;
  }

  void insert_seats(long long number, const std::vector<Seat>& seats) {
    for (const Seat& seat : seats) {
      const auto role = static_cast<long long>(seat.role);
      const long long taken_ms = seat.taken_ms;
      session_ << "INSERT INTO seat (game, role, key_hash, name, taken_ms) VALUES (:game, :role, :hash, :name, :taken)",
          soci::use(number), soci::use(role), soci::use(seat.key_hash), soci::use(seat.name), soci::use(taken_ms);
    }
  }

  soci::session& session_;
  long long seq_ = 0;
  long long at_ms_ = 0;
  std::string body_;
  std::string id_;
  soci::statement insert_event_;
};

class SqliteStore final : public Store {
 public:
  /// Throws soci::soci_error.
  static Expected<std::unique_ptr<Store>, StoreError> open(const std::string& file, std::chrono::milliseconds patience) {
    auto store = std::unique_ptr<SqliteStore>(new SqliteStore);
    sqlite::open(store->writing_, file, sqlite::Access::Write, patience);
    if (StoreAnswer answer = sqlite::migrate(store->writing_); !answer) return refused(answer.error());
    sqlite::open(store->reading_, file, sqlite::Access::ReadOnly, patience);
    store->writer_.emplace(store->writing_);
    store->thread_ = std::thread([raw = store.get()] { raw->write_until_stopped(); });
    return store;
  }

  ~SqliteStore() override {
    if (!thread_.joinable()) return;
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    work_arrived_.notify_one();
    thread_.join();
  }

  StoreAnswer create_game(const GameRecord& record, const std::vector<Seat>& seats) override {
    return wait_for([&](Writer& writer) { return writer.create_game(record, seats); });
  }

  StoreAnswer take_seats(std::string_view game, const std::vector<Seat>& seats) override {
    return wait_for([&](Writer& writer) { return writer.take_seats(std::string(game), seats); });
  }

  void append_later(EventRecord event, Done done) override {
    enqueue({[event = std::move(event)](Writer& writer) { return writer.append(event); }, std::move(done)});
  }

  Expected<StoredGame, StoreError> game(std::string_view id) override {
    return read<StoredGame>([&](soci::session& session) -> Expected<StoredGame, StoreError> {
      const std::optional<long long> number = number_of(session, std::string(id));
      if (!number) return fault(StoreFault::UnknownGame);
      return StoredGame{.record = read_record(session, *number), .seats = read_seats(session, *number)};
    });
  }

  Expected<std::vector<EventRecord>, StoreError> events(std::string_view game, std::int64_t from_seq) override {
    return read<std::vector<EventRecord>>([&](soci::session& session) -> Expected<std::vector<EventRecord>, StoreError> {
      const std::optional<long long> number = number_of(session, std::string(game));
      if (!number) return fault(StoreFault::UnknownGame);
      return read_events(session, std::string(game), *number, from_seq);
    });
  }

  Expected<std::vector<GameRecord>, StoreError> newest_games(std::int64_t limit) override {
    return read<std::vector<GameRecord>>([&](soci::session& session) -> Expected<std::vector<GameRecord>, StoreError> {
      return read_newest(session, limit);
    });
  }

 private:
  struct Job {
    std::function<StoreAnswer(Writer&)> work;
    Done done;
  };

  SqliteStore() = default;

  void enqueue(Job job) {
    {
      const std::lock_guard lock(mutex_);
      jobs_.push_back(std::move(job));
    }
    work_arrived_.notify_one();
  }

  template <class Work>
  StoreAnswer wait_for(Work work) {
    // Shared, since the writer may still be inside set_value() when the one that waits has gone on.
    const auto answer = std::make_shared<std::promise<StoreAnswer>>();
    enqueue({std::move(work), [answer](StoreAnswer given) { answer->set_value(std::move(given)); }});
    return answer->get_future().get();
  }

  void write_until_stopped() {
    for (;;) {
      std::deque<Job> batch;
      {
        std::unique_lock lock(mutex_);
        work_arrived_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
        if (jobs_.empty()) return;
        batch.swap(jobs_);
      }
      write(batch);
    }
  }

  /// All jobs in one transaction. Where that fails each goes alone, so that one that cannot be done hurts no other; but
  /// where it could not even begin, all have waited long enough together.
  void write(std::deque<Job>& batch) {
    std::vector<StoreAnswer> answers;
    bool begun = false;
    const std::optional<StoreError> problem = in_transaction([&](Writer& writer) {
      begun = true;
      for (const Job& job : batch) answers.push_back(job.work(writer));
    });
    if (problem) {
      const bool together = !begun || batch.size() == 1;
      answers.clear();
      for (const Job& job : batch) answers.push_back(together ? refused(*problem) : write_alone(job));
    }
    for (std::size_t index = 0; index < batch.size(); ++index) {
      // What `done` holds ends with its call, not with the batch.
      const Done done = std::exchange(batch[index].done, nullptr);
      done(std::move(answers[index]));
    }
  }

  StoreAnswer write_alone(const Job& job) {
    StoreAnswer answer;
    const std::optional<StoreError> problem = in_transaction([&](Writer& writer) { answer = job.work(writer); });
    return problem ? refused(*problem) : answer;
  }

  /// The reason why nothing was written, or nothing.
  template <class Work>
  std::optional<StoreError> in_transaction(Work work) {
    try {
      writing_ << "BEGIN IMMEDIATE";
      work(*writer_);
      writing_ << "COMMIT";
      return std::nullopt;
    } catch (const std::exception& problem) {
      StoreError error = sqlite::error_of(problem);
      roll_back();
      return error;
    }
  }

  /// SQLite has ended the transaction by itself after some errors; then there is nothing to roll back.
  void roll_back() {
    try {
      writing_ << "ROLLBACK";
    } catch (const std::exception&) {
    }
  }

  template <class Value, class Read>
  Expected<Value, StoreError> read(Read read_it) {
    const std::lock_guard lock(reading_mutex_);
    try {
      return read_it(reading_);
    } catch (const std::exception& problem) {
      return refused(sqlite::error_of(problem));
    }
  }

  static GameRecord read_record(soci::session& session, long long number) {
    GameRecord record;
    long long created_ms = 0;
    session << "SELECT id, setup, draw, created_ms FROM game WHERE made = :made", soci::use(number), soci::into(record.id),
        soci::into(record.setup), soci::into(record.draw), soci::into(created_ms);
    record.created_ms = created_ms;
    return record;
  }

  static std::vector<Seat> read_seats(soci::session& session, long long number) {
    Seat seat;
    long long role = 0;
    long long taken_ms = 0;
    soci::statement rows =
        (session.prepare << "SELECT role, key_hash, name, taken_ms FROM seat WHERE game = :game ORDER BY role",
         soci::use(number), soci::into(role), soci::into(seat.key_hash), soci::into(seat.name), soci::into(taken_ms));
    std::vector<Seat> seats;
    rows.execute();
    while (rows.fetch()) {
      seat.role = static_cast<SeatRole>(role);
      seat.taken_ms = taken_ms;
      seats.push_back(seat);
    }
    return seats;
  }

  static std::vector<EventRecord> read_events(soci::session& session, const std::string& game, long long number,
                                              long long from_seq) {
    EventRecord event{.game = game, .seq = 0, .at_ms = 0, .text = {}};
    long long seq = 0;
    long long at_ms = 0;
    soci::statement rows =
        (session.prepare << "SELECT seq, at_ms, body FROM event WHERE game = :game AND seq >= :from ORDER BY seq",
         soci::use(number), soci::use(from_seq), soci::into(seq), soci::into(at_ms), soci::into(event.text));
    std::vector<EventRecord> events;
    rows.execute();
    while (rows.fetch()) {
      event.seq = seq;
      event.at_ms = at_ms;
      events.push_back(event);
    }
    return events;
  }

  static std::vector<GameRecord> read_newest(soci::session& session, long long limit) {
    GameRecord record;
    long long created_ms = 0;
    soci::statement rows =
        (session.prepare << "SELECT id, setup, draw, created_ms FROM game ORDER BY made DESC LIMIT :limit", soci::use(limit),
         soci::into(record.id), soci::into(record.setup), soci::into(record.draw), soci::into(created_ms));
    std::vector<GameRecord> games;
    rows.execute();
    while (rows.fetch()) {
      record.created_ms = created_ms;
      games.push_back(record);
    }
    return games;
  }

  soci::session writing_;
  soci::session reading_;
  std::mutex reading_mutex_;
  std::optional<Writer> writer_;

  std::mutex mutex_;
  std::condition_variable work_arrived_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace

Expected<std::unique_ptr<Store>, StoreError> open_sqlite_store(const std::filesystem::path& file,
                                                               const SqliteOptions& options) {
  if (file.native().find('"') != std::string::npos)
    return refused(StoreError{StoreFault::Unavailable, "the name of the file must not hold a quotation mark"});
  std::error_code folder_problem;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), folder_problem);
  if (folder_problem) return refused(StoreError{StoreFault::Unavailable, folder_problem.message()});
  try {
    return SqliteStore::open(file.string(), options.patience);
  } catch (const std::exception& problem) {
    return refused(sqlite::error_of(problem));
  }
}

}  // namespace adoube::store

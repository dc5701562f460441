// SPDX-License-Identifier: MIT
#include "adoube/store/sql/sql_games.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "adoube/store/sql/append_event.hpp"
#include "adoube/store/sql/game_number.hpp"
#include "adoube/store/sql/read_progress.hpp"
#include "adoube/store/sql/seat_rows.hpp"
#include "adoube/store/sql/text.hpp"
#include "adoube/store/sql/write_due.hpp"

namespace adoube::store::sql {
namespace {

bool is_keepable(const Seat& seat) { return sql::is_keepable(seat.key_hash) && sql::is_keepable(seat.name); }
bool is_keepable(const GameRecord& record) {
  return sql::is_keepable(record.id) && sql::is_keepable(record.setup) && sql::is_keepable(record.draw);
}
bool are_keepable(const std::vector<Seat>& seats) {
  return std::ranges::all_of(seats, [](const Seat& seat) { return is_keepable(seat); });
}

bool holds_a_role_twice(const std::vector<Seat>& seats) {
  for (std::size_t one = 0; one < seats.size(); ++one)
    for (std::size_t other = one + 1; other < seats.size(); ++other)
      if (seats[one].role == seats[other].role) return true;
  return false;
}

GameRecord read_record(soci::session& session, long long number) {
  GameRecord record;
  long long created_ms = 0;
  session << "SELECT id, setup, draw, created_ms FROM game WHERE made = :made", soci::use(number), soci::into(record.id),
      soci::into(record.setup), soci::into(record.draw), soci::into(created_ms);
  record.created_ms = created_ms;
  return record;
}

std::vector<GameRecord> read_newest(soci::session& session, long long limit) {
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

std::optional<Due> read_due(soci::session& session, long long number) {
  long long events = 0;
  long long at_ms = 0;
  session << "SELECT events, at_ms FROM due WHERE game = :game", soci::use(number), soci::into(events), soci::into(at_ms);
  return session.got_data() ? std::optional(Due{.events = events, .at_ms = at_ms}) : std::nullopt;
}

/// As many names as there are: ":game0, :game1, ...".
std::vector<Extent> read_extents(soci::session& session, const std::vector<std::string>& games) {
  std::string names;
  for (std::size_t index = 0; index < games.size(); ++index)
    names += (index == 0 ? ":game" : ", :game") + std::to_string(index);
  Extent extent;
  long long events = 0;
  long long seats = 0;
  soci::statement rows(session);
  for (std::size_t index = 0; index < games.size(); ++index)
    rows.exchange(soci::use(games[index], "game" + std::to_string(index)));
  rows.exchange(soci::into(extent.game));
  rows.exchange(soci::into(events));
  rows.exchange(soci::into(seats));
  rows.alloc();
  rows.prepare(
      "SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM event WHERE event.game = made), "
      "(SELECT count(*) FROM seat WHERE seat.game = made) FROM game WHERE id IN (" +
      names + ")");
  rows.define_and_bind();
  std::vector<Extent> extents;
  rows.execute();
  while (rows.fetch()) {
    extent.events = events;
    extent.seats = seats;
    extents.push_back(extent);
  }
  return extents;
}

/// Games are numbered in the order in which they are made; of several nodes nobody waits for another's number.
long long next_number(Connection& connection) {
  long long number = 0;
  if (connection.dialect() == Dialect::Sqlite)
    connection << "SELECT coalesce(max(made), 0) + 1 FROM game", soci::into(number);
  else
    connection << "SELECT nextval('game_made')", soci::into(number);
  return number;
}

/// Who takes a seat may have deleted the account since the server read it: its name is written no more.
void leave_out_the_deleted(soci::session& session, long long number) {
  session << "UPDATE seat SET name = '', account = '' WHERE game = :game AND account <> '' "
             "AND NOT EXISTS (SELECT 1 FROM account WHERE account.id = seat.account)",
      soci::use(number);
}

void insert_seats(soci::session& session, long long number, const std::vector<Seat>& seats) {
  for (const Seat& seat : seats) {
    const auto role = static_cast<long long>(seat.role);
    const long long taken_ms = seat.taken_ms;
    session << "INSERT INTO seat (game, role, key_hash, name, taken_ms, account) "
               "VALUES (:game, :role, :hash, :name, :taken, :account)",
        soci::use(number), soci::use(role), soci::use(seat.key_hash), soci::use(seat.name), soci::use(taken_ms),
        soci::use(seat.account);
    if (!seat.account.empty()) leave_out_the_deleted(session, number);
  }
}

/// After a commit that broke off: whether these very seats are taken.
bool sit(const std::vector<Seat>& wanted, const std::vector<Seat>& taken) {
  return std::ranges::all_of(wanted, [&](const Seat& seat) { return std::ranges::find(taken, seat) != taken.end(); });
}

}  // namespace

StoreAnswer SqlGames::create_game(const GameRecord& record, const std::vector<Seat>& seats) {
  if (!is_keepable(record) || !are_keepable(seats)) return fault(StoreFault::Unkeepable);
  if (holds_a_role_twice(seats)) return fault(StoreFault::Conflict);
  return sessions_.write([&](Connection& connection) -> StoreAnswer {
    if (const std::optional<long long> taken = number_of(connection, record.id)) {
      if (connection.in_doubt() && read_record(connection, *taken) == record) return {};
      return fault(StoreFault::Conflict);
    }
    const long long number = next_number(connection);
    const long long created_ms = record.created_ms;
    connection << "INSERT INTO game (made, id, setup, draw, created_ms) VALUES (:made, :id, :setup, :draw, :created)",
        soci::use(number), soci::use(record.id), soci::use(record.setup), soci::use(record.draw), soci::use(created_ms);
    insert_seats(connection, number, seats);
    return {};
  });
}

StoreAnswer SqlGames::take_seats(std::string_view game, const std::vector<Seat>& seats, std::optional<std::int64_t> due_ms) {
  if (!are_keepable(seats)) return fault(StoreFault::Unkeepable);
  return sessions_.write([&, id = std::string(game)](Connection& connection) -> StoreAnswer {
    const std::optional<long long> number = number_of(connection, id);
    if (!number) return fault(StoreFault::UnknownGame);
    if (holds_a_role_twice(seats)) return fault(StoreFault::Conflict);
    const std::vector<Seat> taken = read_seats(connection, *number);
    if (connection.in_doubt() && sit(seats, taken)) return {};
    for (const Seat& seat : seats)
      if (std::ranges::find(taken, seat.role, &Seat::role) != taken.end()) return fault(StoreFault::Conflict);
    // Where two do this at once, the table itself refuses the second.
    insert_seats(connection, *number, seats);
    if (due_ms) connection.prepared<WriteDue>()(connection, id, {.events = 0, .at_ms = *due_ms});
    return {};
  });
}

void SqlGames::append_later(EventRecord event, Done done) {
  if (!sql::is_keepable(event.text)) return done(fault(StoreFault::Unkeepable));
  if (!sql::is_keepable(event.game)) return done(fault(StoreFault::UnknownGame));
  const std::size_t key = std::hash<std::string>()(event.game);
  sessions_.write_later(
      key,
      [event = std::move(event)](Connection& connection) { return connection.prepared<AppendEvent>()(connection, event); },
      std::move(done));
}

Expected<StoredGame, StoreError> SqlGames::game(std::string_view id) {
  return sessions_.read([&](soci::session& session) -> Expected<StoredGame, StoreError> {
    const std::optional<long long> number = number_of(session, std::string(id));
    if (!number) return fault(StoreFault::UnknownGame);
    return StoredGame{
        .record = read_record(session, *number), .seats = read_seats(session, *number), .due = read_due(session, *number)};
  });
}

Expected<std::vector<EventRecord>, StoreError> SqlGames::events(std::string_view game, std::int64_t from_seq) {
  auto read = progress(game, from_seq);
  if (!read) return refused(read.error());
  return std::move(read->events);
}

Expected<Progress, StoreError> SqlGames::progress(std::string_view game, std::int64_t from_seq) {
  const std::string id(game);
  if (!sql::is_keepable(id)) return fault(StoreFault::UnknownGame);
  return sessions_.read([&](Connection& connection) { return connection.prepared<ReadProgress>()(id, from_seq); });
}

Expected<std::vector<Extent>, StoreError> SqlGames::extents(const std::vector<std::string>& games) {
  constexpr std::size_t most = 500;
  std::vector<std::string> asked = games;
  std::erase_if(asked, [](const std::string& id) { return !sql::is_keepable(id); });
  if (asked.empty()) return std::vector<Extent>{};
  asked.resize(std::min(asked.size(), most));
  return sessions_.read(
      [&](soci::session& session) -> Expected<std::vector<Extent>, StoreError> { return read_extents(session, asked); });
}

Expected<std::vector<GameRecord>, StoreError> SqlGames::newest_games(std::int64_t limit) {
  return sessions_.read(
      [&](soci::session& session) -> Expected<std::vector<GameRecord>, StoreError> { return read_newest(session, limit); });
}

}  // namespace adoube::store::sql

// SPDX-License-Identifier: MIT
#include "adoube/store/sql/sql_shared_time.hpp"

#include <chrono>

namespace adoube::store::sql {
namespace {

/// A file has no clock: its machine's counts.
long long clock_ms(Connection& connection) {
  if (connection.dialect() == Dialect::Sqlite)
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
  long long now = 0;
  connection << "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)", soci::into(now);
  return now;
}

ClockReading read_pulse(soci::session& session) {
  long long alive_ms = 0;
  long long shift_ms = 0;
  session << "SELECT alive_ms, shift_ms FROM pulse", soci::into(alive_ms), soci::into(shift_ms);
  return {.clock_ms = 0, .shift_ms = shift_ms, .alive_ms = alive_ms};
}

}  // namespace

Expected<ClockReading, StoreError> SqlSharedTime::read() {
  return sessions_.read([](Connection& connection) -> Expected<ClockReading, StoreError> {
    ClockReading reading = read_pulse(connection);
    reading.clock_ms = clock_ms(connection);
    return reading;
  });
}

StoreAnswer SqlSharedTime::change_shift(std::int64_t from_ms, std::int64_t to_ms) {
  return sessions_.write(
      [from = static_cast<long long>(from_ms), to = static_cast<long long>(to_ms)](soci::session& session) -> StoreAnswer {
        session << "UPDATE pulse SET shift_ms = :to WHERE shift_ms = :from", soci::use(to, "to"), soci::use(from, "from");
        if (read_pulse(session).shift_ms != to) return fault(StoreFault::Conflict);
        return {};
      });
}

StoreAnswer SqlSharedTime::sign_of_life(std::int64_t now_ms) {
  return sessions_.write([now = static_cast<long long>(now_ms)](soci::session& session) -> StoreAnswer {
    session << "UPDATE pulse SET alive_ms = :now WHERE alive_ms < CAST(:least AS BIGINT)", soci::use(now, "now"),
        soci::use(now, "least");
    return {};
  });
}

Expected<std::int64_t, StoreError> SqlSharedTime::come(std::int64_t now_ms, std::int64_t silence_ms) {
  return sessions_.write([=](soci::session& session) -> Expected<std::int64_t, StoreError> {
    // Of nodes that come at once, one moves what is due: the others wait for the row.
    session << "UPDATE pulse SET alive_ms = alive_ms";
    const std::int64_t alive_ms = read_pulse(session).alive_ms;
    const long long gap = now_ms - alive_ms;
    const long long now = now_ms;
    if (gap > 0) session << "UPDATE pulse SET alive_ms = :now", soci::use(now);
    if (alive_ms == 0 || gap <= silence_ms) return 0;
    session << "UPDATE due SET at_ms = at_ms + CAST(:gap AS BIGINT)", soci::use(gap);
    return gap;
  });
}

Expected<std::vector<std::string>, StoreError> SqlSharedTime::take_due(std::int64_t now_ms, std::int64_t lease_ms,
                                                                       std::int64_t limit) {
  return sessions_.write([=](Connection& connection) -> Expected<std::vector<std::string>, StoreError> {
    const long long now = now_ms;
    const long long until = now_ms + lease_ms;
    const long long most = limit;
    std::string id;
    soci::statement rows =
        (connection.prepare
             << "UPDATE due SET leased_until_ms = CAST(:until AS BIGINT) WHERE game IN (SELECT game FROM due "
                "WHERE at_ms <= :now AND leased_until_ms <= CAST(:free AS BIGINT) ORDER BY at_ms LIMIT :most" +
                    connection.past_those_being_taken() + ") RETURNING (SELECT id FROM game WHERE made = due.game)",
         soci::use(until, "until"), soci::use(now, "now"), soci::use(now, "free"), soci::use(most, "most"), soci::into(id));
    std::vector<std::string> games;
    rows.execute();
    while (rows.fetch()) games.push_back(id);
    return games;
  });
}

}  // namespace adoube::store::sql

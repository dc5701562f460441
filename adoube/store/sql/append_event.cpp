// SPDX-License-Identifier: MIT
#include "adoube/store/sql/append_event.hpp"

#include "adoube/store/sql/game_number.hpp"
#include "adoube/store/sql/write_due.hpp"

namespace adoube::store::sql {
namespace {

/// Whether the event stands at its place already, word for word.
bool stands(soci::session& session, long long game, const EventRecord& event) {
  const long long seq = event.seq;
  const long long at_ms = event.at_ms;
  long long same = 0;
  session << "SELECT count(*) FROM event WHERE game = :game AND seq = :seq AND at_ms = :at_ms AND body = :body",
      soci::use(game), soci::use(seq), soci::use(at_ms), soci::use(event.text), soci::into(same);
  return same > 0;
}

}  // namespace

AppendEvent::AppendEvent(soci::session& session)
    : insert_((session.prepare << "INSERT INTO event (game, seq, at_ms, body) "
                                  "SELECT made, CAST(:seq AS BIGINT), CAST(:at_ms AS BIGINT), CAST(:body AS TEXT) FROM game "
                                  "WHERE id = :id AND CAST(:next AS BIGINT) = "
                                  "(SELECT coalesce(max(seq) + 1, 0) FROM event WHERE event.game = made) "
                                  "ON CONFLICT (game, seq) DO NOTHING",
               soci::use(seq_, "seq"), soci::use(at_ms_, "at_ms"), soci::use(body_, "body"), soci::use(id_, "id"),
               soci::use(seq_, "next"))) {}

StoreAnswer AppendEvent::operator()(Connection& connection, const EventRecord& event) {
  seq_ = event.seq;
  at_ms_ = event.at_ms;
  body_ = event.text;
  id_ = event.game;
  insert_.execute(true);
  if (insert_.get_affected_rows() == 1) {
    if (event.due_ms)
      connection.prepared<WriteDue>()(connection, event.game, {.events = event.seq + 1, .at_ms = *event.due_ms});
    if (event.ends)
      connection << "INSERT INTO ended_game (game, leased_until_ms) SELECT made, 0 FROM game WHERE id = :id "
                    "ON CONFLICT (game) DO UPDATE SET leased_until_ms = 0",
          soci::use(event.game);
    return {};
  }
  const std::optional<long long> game = number_of(connection, event.game);
  if (!game) return fault(StoreFault::UnknownGame);
  if (connection.in_doubt() && stands(connection, *game, event)) return {};
  long long next = 0;
  connection << "SELECT count(*) FROM event WHERE game = :game", soci::use(*game), soci::into(next);
  return fault(event.seq < next ? StoreFault::Conflict : StoreFault::Gap);
}

}  // namespace adoube::store::sql

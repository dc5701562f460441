// SPDX-License-Identifier: MIT
#include "adoube/store/sql/write_due.hpp"

namespace adoube::store::sql {

WriteDue::WriteDue(soci::session& session)
    : insert_((session.prepare << "INSERT INTO due (game, events, at_ms, leased_until_ms) "
                                  "SELECT made, CAST(:events AS BIGINT), CAST(:at_ms AS BIGINT), 0 FROM game WHERE id = :id "
                                  "ON CONFLICT (game) DO UPDATE SET events = excluded.events, at_ms = excluded.at_ms, "
                                  "leased_until_ms = 0",
               soci::use(events_, "events"), soci::use(at_ms_, "at_ms"), soci::use(id_, "id"))) {}

void WriteDue::operator()(soci::session& session, const std::string& game, const Due& due) {
  if (due.at_ms == EventRecord::never) {
    session << "DELETE FROM due WHERE game = (SELECT made FROM game WHERE id = :id)", soci::use(game);
    return;
  }
  events_ = due.events;
  at_ms_ = due.at_ms;
  id_ = game;
  insert_.execute(true);
}

}  // namespace adoube::store::sql

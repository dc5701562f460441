// SPDX-License-Identifier: MIT
#include "adoube/store/sql/read_progress.hpp"

namespace adoube::store::sql {

// A game without what is asked for gives one row all the same, with nothing in these columns.
ReadProgress::ReadProgress(soci::session& session)
    : rows_((session.prepare << "SELECT (SELECT count(*) FROM seat WHERE seat.game = made), due.events, due.at_ms, "
                                "event.seq, event.at_ms, event.body "
                                "FROM game LEFT JOIN due ON due.game = made "
                                "LEFT JOIN event ON event.game = made AND event.seq >= CAST(:from AS BIGINT) "
                                "WHERE id = :id ORDER BY event.seq",
             soci::use(from_, "from"), soci::use(id_, "id"), soci::into(seats_), soci::into(due_events_, has_due_),
             soci::into(due_ms_, has_due_), soci::into(seq_, has_event_), soci::into(at_ms_, has_event_),
             soci::into(body_, has_event_))) {}

Expected<Progress, StoreError> ReadProgress::operator()(const std::string& game, std::int64_t from_seq) {
  id_ = game;
  from_ = from_seq;
  rows_.execute();
  Progress progress;
  bool found = false;
  while (rows_.fetch()) {
    found = true;
    progress.seats = seats_;
    if (has_due_ == soci::i_ok) progress.due = Due{.events = due_events_, .at_ms = due_ms_};
    if (has_event_ == soci::i_ok) progress.events.push_back({.game = game, .seq = seq_, .at_ms = at_ms_, .text = body_});
  }
  if (!found) return fault(StoreFault::UnknownGame);
  return progress;
}

}  // namespace adoube::store::sql

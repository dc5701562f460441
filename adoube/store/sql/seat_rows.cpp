// SPDX-License-Identifier: MIT
#include "adoube/store/sql/seat_rows.hpp"

namespace adoube::store::sql {

std::vector<Seat> read_seats(soci::session& session, long long number) {
  Seat seat;
  long long role = 0;
  long long taken_ms = 0;
  soci::statement rows =
      (session.prepare << "SELECT role, key_hash, seat.name, taken_ms, seat.account, coalesce(account.avatar, '') "
                          "FROM seat LEFT JOIN account ON account.id = seat.account WHERE game = :game ORDER BY role",
       soci::use(number), soci::into(role), soci::into(seat.key_hash), soci::into(seat.name), soci::into(taken_ms),
       soci::into(seat.account), soci::into(seat.avatar));
  std::vector<Seat> seats;
  rows.execute();
  while (rows.fetch()) {
    seat.role = static_cast<SeatRole>(role);
    seat.taken_ms = taken_ms;
    seats.push_back(seat);
  }
  return seats;
}

}  // namespace adoube::store::sql

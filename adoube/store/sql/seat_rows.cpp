// SPDX-License-Identifier: MIT
#include "adoube/store/sql/seat_rows.hpp"

#include <string>
#include <utility>

namespace adoube::store::sql {

std::map<long long, std::vector<Seat>> read_seats_of_each(soci::session& session, const std::vector<long long>& numbers) {
  if (numbers.empty()) return {};
  std::string games;
  for (const long long number : numbers) games += (games.empty() ? "" : ", ") + std::to_string(number);
  Seat seat;
  long long game = 0;
  long long role = 0;
  long long taken_ms = 0;
  soci::statement rows =
      (session.prepare << "SELECT game, role, key_hash, seat.name, taken_ms, seat.account, coalesce(account.avatar, '') "
                          "FROM seat LEFT JOIN account ON account.id = seat.account WHERE game IN (" +
                              games + ") ORDER BY role",
       soci::into(game), soci::into(role), soci::into(seat.key_hash), soci::into(seat.name), soci::into(taken_ms),
       soci::into(seat.account), soci::into(seat.avatar));
  std::map<long long, std::vector<Seat>> seats;
  rows.execute();
  while (rows.fetch()) {
    seat.role = static_cast<SeatRole>(role);
    seat.taken_ms = taken_ms;
    seats[game].push_back(seat);
  }
  return seats;
}

std::vector<Seat> read_seats(soci::session& session, long long number) {
  return std::move(read_seats_of_each(session, {number})[number]);
}

}  // namespace adoube::store::sql

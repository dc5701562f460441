// SPDX-License-Identifier: MIT
/// Who sits in a game, as the tables have it: the picture is the account's of today.
#pragma once

#include <soci/soci.h>

#include <map>
#include <vector>

#include "adoube/store/store.hpp"

namespace adoube::store::sql {

/// Of the game of that number, in the order of SeatRole. Throws soci::soci_error.
[[nodiscard]] std::vector<Seat> read_seats(soci::session& session, long long number);
/// The same of several games, by their numbers, in one query; a game in which nobody sits is not among them.
[[nodiscard]] std::map<long long, std::vector<Seat>> read_seats_of_each(soci::session& session,
                                                                        const std::vector<long long>& numbers);

}  // namespace adoube::store::sql

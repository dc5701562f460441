// SPDX-License-Identifier: MIT
/// Who sits in a game, as the tables have it: the picture is the account's of today.
#pragma once

#include <soci/soci.h>

#include <vector>

#include "adoube/store/store.hpp"

namespace adoube::store::sql {

/// Of the game of that number, in the order of SeatRole. Throws soci::soci_error.
[[nodiscard]] std::vector<Seat> read_seats(soci::session& session, long long number);

}  // namespace adoube::store::sql

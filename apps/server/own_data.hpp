// SPDX-License-Identifier: GPL-3.0-or-later
/// All that is kept of an account, for its owner to take away.
#pragma once

#include <functional>

#include "adoube/store/accounts.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/http_message.hpp"

namespace adoube::server {

[[nodiscard]] OwnAccount own_account(const store::Account& account);
/// `current`: the session that asks.
[[nodiscard]] std::vector<SessionLine> session_lines(const std::vector<store::Session>& sessions,
                                                     const std::string& current);

/// Its games are read a few at a time, so that nobody waits for the store meanwhile. Called on the loop; answers on the
/// loop. Errors: Unavailable.
void gather_own_data(Backstage& backstage, store::Accounts& accounts, const store::SignedIn& who,
                     std::function<void(Expected<OwnData, HttpProblem>)> done);

}  // namespace adoube::server

// SPDX-License-Identifier: GPL-3.0-or-later
/// Whom a challenge by name is to, and whether it may be made. Called on the loop; answers on the loop.
#pragma once

#include <functional>
#include <string>

#include "adoube/store/accounts.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/person.hpp"

namespace adoube::server {

class Opponents {
 public:
  /// Challenges of one account that wait at the same time, on one node.
  static constexpr std::size_t waiting_per_account = 3;

  Opponents(Backstage& backstage, store::Accounts& accounts) : backstage_(backstage), accounts_(accounts) {}

  /// The account of that name. Errors: SignedOut, TooMany, UnknownPlayer (also one that is closed, or no name at all),
  /// BadSetup (oneself), NoChallenges, Unavailable.
  void find(const Person* challenger, const std::string& name, std::function<void(Expected<std::string, HttpProblem>)> done);

 private:
  Backstage& backstage_;
  store::Accounts& accounts_;
};

}  // namespace adoube::server

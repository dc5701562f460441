// SPDX-License-Identifier: GPL-3.0-or-later
/// What signing in costs, and how often it may be tried.
#pragma once

#include <cstddef>
#include <cstdint>

#include "adoube/store/accounts.hpp"
#include "apps/server/password_hash.hpp"

namespace adoube::server {

struct PasswordOptions {
  PasswordCost cost{};
  std::size_t at_once = 2;   ///< each fills as much memory as the cost says
  std::size_t waiting = 32;  ///< more are told to come back
  std::size_t waiting_per_address = 8;
};

/// A burst, and then so many a minute.
struct PaceRule {
  double burst = 60;
  double per_minute = 30;
};

struct DoorOptions {
  PasswordOptions passwords{};
  /// From one address; a class of pupils signs up within a minute.
  PaceRule sign_ups{.burst = 60, .per_minute = 2};
  PaceRule sign_ins{.burst = 60, .per_minute = 30};
  /// Of strangers to one name, all together; and of one known browser, or of one who is signed in.
  store::TryRule strangers{};
  store::TryRule known{.free_tries = 10};
  std::int64_t sessions_per_account = 32;
};

}  // namespace adoube::server

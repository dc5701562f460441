// SPDX-License-Identifier: GPL-3.0-or-later
/// What somebody is told whose account the store did not change.
#pragma once

#include "adoube/store/store_error.hpp"
#include "apps/server/messages.hpp"

namespace adoube::server {

[[nodiscard]] inline HttpProblem store_problem(const store::StoreError& error) {
  switch (error.fault) {
    case store::StoreFault::Conflict:
      return {.code = ErrorCode::NameTaken, .text = "Somebody has this name already."};
    case store::StoreFault::UnknownAccount:
      return {.code = ErrorCode::SignedOut, .text = "Nobody is signed in."};
    case store::StoreFault::Unkeepable:
      return {.code = ErrorCode::Unreadable, .text = "This text cannot be kept."};
    default:
      return {.code = ErrorCode::Unavailable, .text = "That could not be kept. Try again."};
  }
}

}  // namespace adoube::server

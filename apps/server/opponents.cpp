// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/opponents.hpp"

#include <utility>

#include "apps/server/account_name.hpp"
#include "apps/server/http_problem.hpp"
#include "apps/server/showcase.hpp"

namespace adoube::server {
namespace {

std::unexpected<HttpProblem> unknown() { return problem(ErrorCode::UnknownPlayer, "There is no account of this name."); }

Expected<std::string, HttpProblem> judged(const Expected<store::Account, store::StoreError>& found,
                                          const std::string& challenger) {
  if (!found && found.error().fault != store::StoreFault::UnknownAccount)
    return problem(ErrorCode::Unavailable, "Accounts cannot be read. Try again.");
  if (!found || found->disabled) return unknown();
  if (found->id == challenger) return problem(ErrorCode::BadSetup, "opponent: that is yourself.");
  if (!found->challenges) return problem(ErrorCode::NoChallenges, "This player takes no challenges.");
  return found->id;
}

}  // namespace

void Opponents::find(const Person* challenger, const std::string& name,
                     std::function<void(Expected<std::string, HttpProblem>)> done) {
  if (challenger == nullptr) return done(problem(ErrorCode::SignedOut, "Sign in to challenge somebody."));
  if (backstage_.showcase != nullptr && backstage_.showcase->waiting_of(challenger->account) >= waiting_per_account)
    return done(problem(ErrorCode::TooMany, "Your other challenges are still waiting. Withdraw one first."));
  const auto wanted = read_account_name(name);
  if (!wanted) return done(unknown());
  backstage_.ask([&accounts = accounts_, key = wanted->key] { return accounts.account_named(key); },
                 [challenger = challenger->account, done = std::move(done)](
                     const Expected<store::Account, store::StoreError>& found) { done(judged(found, challenger)); });
}

}  // namespace adoube::server

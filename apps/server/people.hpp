// SPDX-License-Identifier: GPL-3.0-or-later
/// Who asks: the account behind the session cookie of a request, or of the handshake of a WebSocket. Nobody has to have one.
/// Called on the loop; answers on the loop.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "adoube/store/accounts.hpp"
#include "adoube/support/expected.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/http_message.hpp"
#include "apps/server/person.hpp"

namespace adoube::server {

class People {
 public:
  /// A session that nobody has used for so long has ended.
  static constexpr std::chrono::hours session_time{90 * 24};

  People(Backstage& backstage, store::Accounts& accounts) : backstage_(backstage), accounts_(accounts) {}

  /// The person behind the request, or nobody; also where the store does not answer. The request need not live on.
  void who(const HttpRequest& request, std::function<void(std::optional<Person>)> done);

  /// The same with the whole account. Errors: SignedOut, Unavailable.
  void signed_in(const HttpRequest& request, std::function<void(Expected<store::SignedIn, HttpProblem>)> done);

  /// Which of those who are connected are to leave, since they are signed in no more.
  using Which = std::function<bool(const Person&)>;
  void when_sessions_end(std::function<void(const Which&)> listener) { when_sessions_end_ = std::move(listener); }
  void sessions_ended(const Which& which) const {
    if (when_sessions_end_) when_sessions_end_(which);
  }

 private:
  Backstage& backstage_;
  store::Accounts& accounts_;
  std::function<void(const Which&)> when_sessions_end_;
};

[[nodiscard]] Person person_of(const store::SignedIn& signed_in);

}  // namespace adoube::server

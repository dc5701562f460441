// SPDX-License-Identifier: GPL-3.0-or-later
/// Who asks: the account behind the session cookie of a request, or of the handshake of a WebSocket. Nobody has to have one.
/// Called on the loop; answers on the loop.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "adoube/store/accounts.hpp"
#include "adoube/support/expected.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/http_message.hpp"
#include "apps/server/person.hpp"

namespace adoube::server {

/// Sessions that have ended: one, or all of an account, maybe but for one.
struct EndedSessions {
  std::string account{};  ///< empty: of any
  std::string session{};  ///< empty: all
  std::string except{};

  [[nodiscard]] bool covers(const Person& person) const;
  /// "ACCOUNT,SESSION,EXCEPT", as nodes tell each other; and back, nothing for any other text.
  [[nodiscard]] std::string note() const;
  [[nodiscard]] static std::optional<EndedSessions> read(std::string_view note);
};

class People {
 public:
  /// Under that name the bus tells which sessions have ended; no game is called so.
  static constexpr std::string_view topic = "people";
  /// A session that nobody has used for so long has ended.
  static constexpr std::chrono::hours session_time{90 * 24};

  People(Backstage& backstage, store::Accounts& accounts);

  /// The person behind the request, or nobody; also where the store does not answer. The request need not live on.
  void who(const HttpRequest& request, std::function<void(std::optional<Person>)> done);

  /// The same with the whole account. Errors: SignedOut, Unavailable.
  void signed_in(const HttpRequest& request, std::function<void(Expected<store::SignedIn, HttpProblem>)> done);

  /// Hears of sessions that have ended, here or on another node: those who are connected with them are to leave.
  void when_sessions_end(std::function<void(const EndedSessions&)> listener) { when_sessions_end_ = std::move(listener); }
  void sessions_ended(const EndedSessions& ended) const;

 private:
  Backstage& backstage_;
  store::Accounts& accounts_;
  std::function<void(const EndedSessions&)> when_sessions_end_;
  std::shared_ptr<bool> here_ = std::make_shared<bool>(true);
  std::unique_ptr<bus::Subscription> subscription_;
};

[[nodiscard]] Person person_of(const store::SignedIn& signed_in);

}  // namespace adoube::server

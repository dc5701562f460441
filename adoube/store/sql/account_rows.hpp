// SPDX-License-Identifier: MIT
/// How the values of accounts.hpp stand in their tables.
#pragma once

#include <soci/soci.h>

#include <string>

#include "adoube/store/accounts.hpp"

namespace adoube::store::sql {

struct AccountRow {
  static constexpr const char* columns =
      "account.id, account.name, name_key, password, language, settings, avatar, disabled, challenges, account.made_ms, "
      "changed_ms";
  Account account;
  long long disabled = 0;
  long long challenges = 1;
  long long made_ms = 0;
  long long changed_ms = 0;

  void bind(soci::statement& to) {
    for (std::string* const text : {&account.id, &account.name, &account.name_key, &account.password, &account.language,
                                    &account.settings, &account.avatar})
      to.exchange(soci::into(*text));
    for (long long* const number : {&disabled, &challenges, &made_ms, &changed_ms}) to.exchange(soci::into(*number));
  }
  [[nodiscard]] Account value() const {
    Account read = account;
    read.disabled = disabled != 0;
    read.challenges = challenges != 0;
    read.made_ms = made_ms;
    read.changed_ms = changed_ms;
    return read;
  }
};

struct SessionRow {
  static constexpr const char* columns = "session.id, secret_hash, session.account, browser, session.made_ms, seen_ms";
  Session session;
  long long made_ms = 0;
  long long seen_ms = 0;

  void bind(soci::statement& to) {
    for (std::string* const text : {&session.id, &session.secret_hash, &session.account, &session.browser})
      to.exchange(soci::into(*text));
    for (long long* const number : {&made_ms, &seen_ms}) to.exchange(soci::into(*number));
  }
  [[nodiscard]] Session value() const {
    Session read = session;
    read.made_ms = made_ms;
    read.seen_ms = seen_ms;
    return read;
  }
};

struct SignedInRow {
  SessionRow session{};
  AccountRow account{};

  void bind(soci::statement& to) {
    session.bind(to);
    account.bind(to);
  }
  [[nodiscard]] SignedIn value() const { return {.session = session.value(), .account = account.value()}; }
};

struct SeatRow {
  std::string game;
  long long role = 0;
  long long taken_ms = 0;

  void bind(soci::statement& to) {
    to.exchange(soci::into(game));
    to.exchange(soci::into(role));
    to.exchange(soci::into(taken_ms));
  }
  [[nodiscard]] AccountSeat value() const {
    return {.game = game, .role = static_cast<SeatRole>(role), .taken_ms = taken_ms};
  }
};

struct TriesRow {
  long long count = 0;
  long long latest_ms = 0;

  void bind(soci::statement& to) {
    to.exchange(soci::into(count));
    to.exchange(soci::into(latest_ms));
  }
  [[nodiscard]] Tries value() const { return {.count = count, .latest_ms = latest_ms}; }
};

}  // namespace adoube::store::sql

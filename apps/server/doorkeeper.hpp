// SPDX-License-Identifier: GPL-3.0-or-later
/// Signing up, in and out, and everything that asks for the password. Who guesses at a name is slowed down, and slows down
/// only strangers to that name: a browser from which its owner has signed in before has a count of its own.
/// Called on the loop; answers on the loop.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "adoube/store/accounts.hpp"
#include "apps/server/address_pace.hpp"
#include "apps/server/backstage.hpp"
#include "apps/server/door_options.hpp"
#include "apps/server/http_message.hpp"
#include "apps/server/password_desk.hpp"
#include "apps/server/people.hpp"

namespace adoube::server {

/// What a request shows of the browser that sent it.
struct Asker {
  std::string session_secret;  ///< empty: none
  std::string browser_secret;  ///< empty: none
  std::string browser;         ///< in two words
  std::string address;
  bool secure = false;
};

[[nodiscard]] Asker asker_of(const HttpRequest& request);

/// The cookies of one who is signed in as they came, to be kept as long as new ones.
[[nodiscard]] std::vector<std::string> cookies_kept_on(const Asker& asker);

/// Somebody who has just signed in.
struct Entered {
  store::Account account;
  std::vector<std::string> cookies;
};

class Doorkeeper {
 public:
  template <class Value>
  using Done = std::function<void(Expected<Value, HttpProblem>)>;

  Doorkeeper(Backstage& backstage, store::Accounts& accounts, People& people, const DoorOptions& options);

  /// Before the loop goes: nobody who waits is answered any more.
  void stop() { desk_.stop(); }

  /// Errors: NameTaken, Name…, Password…, TooMany, Unavailable.
  void sign_up(const Asker& asker, const SignUp& wish, Done<Entered> done);
  /// Errors: NotRecognised (the name or the password; nobody learns which), AccountDisabled, TooMany, Unavailable (also
  /// where the account has changed while the password was compared).
  void sign_in(const Asker& asker, const SignIn& wish, Done<Entered> done);
  /// The cookies that make the browser forget. Its name stays known here.
  void sign_out(const Asker& asker, Done<std::vector<std::string>> done);

  /// Errors of these: NotRecognised (the password), TooMany, Unavailable; and those of sign_up.
  void rename(const Asker& asker, const store::SignedIn& who, const NewName& wish, Done<store::Account> done);
  /// Ends all other sessions, and this one gets a new secret.
  void change_password(const Asker& asker, const store::SignedIn& who, const NewPassword& wish, Done<Entered> done);
  void delete_account(const Asker& asker, const store::SignedIn& who, const AccountDeletion& wish,
                      Done<std::vector<std::string>> done);

 private:
  using Place = PasswordDesk::Place;

  /// Compares the password of one who is signed in. Gives on the place at the desk.
  void confirm(const Asker& asker, const store::SignedIn& who, const std::string& password, Done<Place> done);
  void with_hash(const Place& place, const std::string& password, Done<std::string> done);
  /// Opens a session for one who has shown the password of `account`.
  void enter(const Asker& asker, store::Account account, const std::string& counted, Done<Entered> done);
  /// Once an hour with whoever comes in: sessions, browsers and tries that nobody uses any more.
  void forget_unused(std::int64_t now_ms);
  /// Where hashing costs otherwise now than it did then.
  void renew_hash(const Place& place, const store::Account& account, const std::string& password,
                  std::function<void()> then);

  Backstage& backstage_;
  store::Accounts& accounts_;
  People& people_;
  DoorOptions options_;
  PasswordDesk desk_;
  AddressPace sign_ups_;
  AddressPace sign_ins_;
  std::int64_t forgot_ms_ = 0;
};

}  // namespace adoube::server

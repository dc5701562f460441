// SPDX-License-Identifier: MIT
/// The people who keep a name here: their accounts, the browsers that are signed in, the games they sit in, and how often
/// somebody has tried a password. Playing needs none of it.
///
/// The contract of every implementation is that of store.hpp: what was answered with a value is done for good, a fault has
/// changed nothing, no exception leaves. Secrets come in and are kept as one-way hashes alone.
/// Thread-safety: every call may be made from any thread at any time; calls may wait for the disk.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adoube/store/store.hpp"

namespace adoube::store {

struct Account {
  std::string id;        ///< never changes, no secret
  std::string name;      ///< as its owner writes it
  std::string name_key;  ///< the same for all names that look alike; no two accounts share one
  std::string password;  ///< encoded hash with its parameters
  std::string language;  ///< empty: none chosen
  std::string settings;  ///< of the board, as the page writes them; empty: none chosen
  std::string avatar;    ///< name of a picture; empty: one is drawn from the name
  bool disabled = false;
  bool challenges = true;  ///< others may challenge it
  std::int64_t made_ms = 0;
  std::int64_t changed_ms = 0;

  friend bool operator==(const Account&, const Account&) = default;
};

/// A browser that is signed in.
struct Session {
  std::string id;  ///< names it to its owner; no secret
  std::string secret_hash;
  std::string account;
  std::string browser;  ///< a short text for its owner: "Firefox, Linux"
  std::int64_t made_ms = 0;
  std::int64_t seen_ms = 0;

  friend bool operator==(const Session&, const Session&) = default;
};

struct SignedIn {
  Session session;
  Account account;
};

/// A seat that an account has taken.
struct AccountSeat {
  std::string game;
  SeatRole role = SeatRole::White;
  std::int64_t taken_ms = 0;

  friend bool operator==(const AccountSeat&, const AccountSeat&) = default;
};

/// How often one may try: so many times at once, then once in a time that doubles from the first wait to the longest. After
/// a time without a try all is forgotten.
struct TryRule {
  std::int64_t free_tries = 5;
  std::int64_t first_wait_ms = 2'000;
  std::int64_t longest_wait_ms = 900'000;
  std::int64_t forgotten_after_ms = 86'400'000;
};

struct TryAnswer {
  bool admitted = false;
  std::int64_t wait_ms = 0;  ///< until the next one is; 0 when this one was
};

/// What is known of the tries of one subject.
struct Tries {
  std::int64_t count = 0;
  std::int64_t latest_ms = 0;
};

/// What a try at that moment gets by the rule. An admitted one is counted into `tries`. Pure.
[[nodiscard]] TryAnswer try_once(Tries& tries, std::int64_t now_ms, const TryRule& rule);

class Accounts {
 public:
  Accounts() = default;
  Accounts(const Accounts&) = delete;
  Accounts& operator=(const Accounts&) = delete;
  virtual ~Accounts() = default;

  /// Errors: Conflict (its id or its name_key is taken), Unavailable.
  [[nodiscard]] virtual StoreAnswer create_account(const Account& account) = 0;
  /// Errors of these: UnknownAccount, Unavailable.
  [[nodiscard]] virtual Expected<Account, StoreError> account(std::string_view id) = 0;
  [[nodiscard]] virtual Expected<Account, StoreError> account_named(std::string_view name_key) = 0;
  /// At most `limit`, by name_key, those after the one given. Errors: Unavailable.
  [[nodiscard]] virtual Expected<std::vector<Account>, StoreError> accounts(std::string_view after_name_key,
                                                                            std::int64_t limit) = 0;

  /// Each changes what it names and `changed_ms`, nothing else. Errors: UnknownAccount, Conflict (rename), Unavailable.
  [[nodiscard]] virtual StoreAnswer rename(std::string_view id, std::string_view name, std::string_view name_key,
                                           std::int64_t now_ms) = 0;
  /// Whoever knew the password before is out: its sessions end, its browsers are strangers. Errors also: Conflict, where
  /// another call has been faster, so that the password is not the one `before`.
  [[nodiscard]] virtual StoreAnswer change_password(std::string_view id, std::string_view before, std::string_view password,
                                                    std::int64_t now_ms) = 0;
  /// The same password, hashed in another way. Nothing happens where it is not the one `before` any more.
  [[nodiscard]] virtual StoreAnswer renew_password(std::string_view id, std::string_view before,
                                                   std::string_view password) = 0;
  [[nodiscard]] virtual StoreAnswer set_preferences(std::string_view id, std::string_view language,
                                                    std::string_view settings, std::int64_t now_ms) = 0;
  /// The name of a picture is made of what is in it; with an empty one there is none. A picture that no account has any more
  /// is gone.
  [[nodiscard]] virtual StoreAnswer set_avatar(std::string_view id, std::string_view avatar, std::string_view bytes,
                                               std::int64_t now_ms) = 0;
  [[nodiscard]] virtual StoreAnswer set_challenges(std::string_view id, bool wanted, std::int64_t now_ms) = 0;
  /// A disabled account is signed in nowhere: its sessions end, its browsers are strangers.
  [[nodiscard]] virtual StoreAnswer set_disabled(std::string_view id, bool disabled, std::int64_t now_ms) = 0;
  /// The account and all that hangs on it are gone; its seats stay, without a name. Errors: UnknownAccount, Unavailable.
  [[nodiscard]] virtual StoreAnswer delete_account(std::string_view id) = 0;

  /// For one who has shown the password that is kept as `password`. Of an account with more than `most` sessions the ones
  /// not seen for longest end. Errors: UnknownAccount, Conflict (another password by now, the account is disabled, or
  /// that id or secret is taken), Unavailable.
  [[nodiscard]] virtual StoreAnswer open_session(const Session& session, std::string_view password, std::int64_t most) = 0;
  /// Who has that secret. Errors: UnknownSession, Unavailable.
  [[nodiscard]] virtual Expected<SignedIn, StoreError> signed_in(std::string_view secret_hash) = 0;
  /// The session, and the browser it is in where the account knows it. Nothing happens where there is no such session.
  /// Errors of these: Unavailable.
  [[nodiscard]] virtual StoreAnswer saw_session(std::string_view id, std::string_view browser_hash, std::int64_t now_ms) = 0;
  /// Those seen last first.
  [[nodiscard]] virtual Expected<std::vector<Session>, StoreError> sessions(std::string_view account) = 0;
  [[nodiscard]] virtual StoreAnswer end_session(std::string_view account, std::string_view id) = 0;
  /// All but the one named, if any is.
  [[nodiscard]] virtual StoreAnswer end_sessions(std::string_view account, std::string_view except_id) = 0;
  /// Sessions, known browsers and tries that nobody has used since.
  [[nodiscard]] virtual StoreAnswer forget_unused(std::int64_t sessions_before_ms, std::int64_t tries_before_ms) = 0;

  /// A browser that the account has signed in from. By its secret before, where it had one, the account knows it no more.
  /// Errors of these: Unavailable.
  [[nodiscard]] virtual StoreAnswer know_browser(std::string_view account, std::string_view secret_hash,
                                                 std::string_view hash_before, std::int64_t now_ms) = 0;
  [[nodiscard]] virtual Expected<bool, StoreError> knows_browser(std::string_view account, std::string_view secret_hash) = 0;
  [[nodiscard]] virtual StoreAnswer forget_browsers(std::string_view account) = 0;

  /// Counts a try of that subject, before it is made: of many at once no more are admitted than of one after another.
  [[nodiscard]] virtual Expected<TryAnswer, StoreError> count_try(std::string_view subject, std::int64_t now_ms,
                                                                  const TryRule& rule) = 0;
  [[nodiscard]] virtual StoreAnswer forget_tries(std::string_view subject) = 0;

  /// Errors: UnknownPicture, Unavailable.
  [[nodiscard]] virtual Expected<std::string, StoreError> picture(std::string_view name) = 0;

  /// The seats it has taken, the latest first, at most `limit`. Errors: Unavailable.
  [[nodiscard]] virtual Expected<std::vector<AccountSeat>, StoreError> seats_of(std::string_view account,
                                                                                std::int64_t limit) = 0;
};

}  // namespace adoube::store

// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/cli/accounts_command.hpp"

#include <fmt/core.h>

#include <chrono>
#include <utility>

#include "apps/cli/kept_store.hpp"
#include "apps/server/account_name.hpp"
#include "apps/server/password_hash.hpp"
#include "apps/server/secrets.hpp"

namespace adoube::cli {
namespace {

using answers::Json;

constexpr std::int64_t accounts_at_a_time = 500;
constexpr std::int64_t most_games = 1'000'000;
constexpr std::size_t new_password_length = 20;  ///< 100 bits

std::int64_t now_ms() {
  using std::chrono::system_clock;
  return std::chrono::duration_cast<std::chrono::milliseconds>(system_clock::now().time_since_epoch()).count();
}

Json json_of(const store::Account& account) {
  return {{"id", account.id},
          {"name", account.name},
          {"disabled", account.disabled},
          {"made_ms", account.made_ms},
          {"changed_ms", account.changed_ms}};
}

std::string line_of(const store::Account& account) {
  return fmt::format("{}  {}{}", account.id, account.name, account.disabled ? "  (closed)" : "");
}

Exit cannot(const store::StoreError& error) { return unusable(fmt::format("the store did not do it: {}", error.detail)); }

template <class Use>
Exit with_store(const AccountsOptions& options, Use use) {
  const auto database = open_kept_store(options.store);
  return database ? use((*database)->accounts()) : database.error();
}

template <class Use>
Exit with_account(const AccountsOptions& options, Use use) {
  return with_store(options, [&](store::Accounts& accounts) {
    const auto name = server::read_account_name(options.name);
    const auto account = accounts.account_named(name ? name->key : options.name);
    if (account) return use(accounts, *account);
    if (account.error().fault != store::StoreFault::UnknownAccount) return cannot(account.error());
    print_line(fmt::format("there is no account {}", options.name));
    return Exit::FoundWrong;
  });
}

/// Says what was done, or why it was not.
Exit told(const Common& common, const store::StoreAnswer& answer, const Json& json, const std::string& sentence) {
  if (!answer) return cannot(answer.error());
  common.json ? print_json(json) : print_line(sentence);
  return Exit::Good;
}

Exit set_disabled(const Common& common, const AccountsOptions& options, bool disabled) {
  return with_account(options, [&](store::Accounts& accounts, store::Account account) {
    const store::StoreAnswer answer = accounts.set_disabled(account.id, disabled, now_ms());
    account.disabled = disabled;
    return told(common, answer, json_of(account), line_of(account));
  });
}

}  // namespace

Exit run_accounts_list(const Common& common, const AccountsOptions& options) {
  return with_store(options, [&](store::Accounts& accounts) {
    for (std::string after;;) {
      const auto some = accounts.accounts(after, accounts_at_a_time);
      if (!some) return cannot(some.error());
      if (some->empty()) return Exit::Good;
      for (const store::Account& account : *some) common.json ? print_json(json_of(account)) : print_line(line_of(account));
      after = some->back().name_key;
    }
  });
}

Exit run_accounts_show(const Common& common, const AccountsOptions& options) {
  return with_account(options, [&](store::Accounts& accounts, const store::Account& account) {
    const auto sessions = accounts.sessions(account.id);
    if (!sessions) return cannot(sessions.error());
    const auto seats = accounts.seats_of(account.id, most_games);
    if (!seats) return cannot(seats.error());
    Json json = json_of(account);
    json["sessions"] = Json::array();
    for (const store::Session& session : *sessions)
      json["sessions"].push_back({{"browser", session.browser}, {"made_ms", session.made_ms}, {"seen_ms", session.seen_ms}});
    json["seats"] = seats->size();
    return told(common, {}, json,
                fmt::format("{}, {} sessions, {} seats", line_of(account), sessions->size(), seats->size()));
  });
}

Exit run_accounts_reset_password(const Common& common, const AccountsOptions& options) {
  return with_account(options, [&](store::Accounts& accounts, const store::Account& account) {
    const std::string password = server::random_letters(new_password_length);
    const std::string hash = server::hash_of_password(password, server::PasswordCost{});
    if (hash.empty()) return unusable("there is no memory to hash a password");
    const store::StoreAnswer answer = accounts.change_password(account.id, account.password, hash, now_ms());
    return told(common, answer, {{"name", account.name}, {"password", password}},
                fmt::format("The new password of {} is {}", account.name, password));
  });
}

Exit run_accounts_disable(const Common& common, const AccountsOptions& options) {
  return set_disabled(common, options, true);
}

Exit run_accounts_enable(const Common& common, const AccountsOptions& options) {
  return set_disabled(common, options, false);
}

Exit run_accounts_delete(const Common& common, const AccountsOptions& options) {
  return with_account(options, [&](store::Accounts& accounts, const store::Account& account) {
    return told(common, accounts.delete_account(account.id), json_of(account),
                fmt::format("The account {} is deleted; its games stay.", account.name));
  });
}

}  // namespace adoube::cli

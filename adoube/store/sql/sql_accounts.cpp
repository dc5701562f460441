// SPDX-License-Identifier: MIT
#include "adoube/store/sql/sql_accounts.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>

#include "adoube/store/sql/account_rows.hpp"
#include "adoube/store/sql/keep_finished.hpp"
#include "adoube/store/sql/query.hpp"
#include "adoube/store/sql/text.hpp"

namespace adoube::store::sql {
namespace {

using Text = std::string;

bool are_keepable(std::initializer_list<std::string_view> texts) {
  return std::ranges::all_of(texts, [](std::string_view text) { return is_keepable(text); });
}

bool there_is_account(soci::session& session, const Text& id) {
  return !rows<TextRow>(session, "SELECT id FROM account WHERE id = :id", id).empty();
}

/// Pictures are kept while an account shows them. Whoever is about to show it has its row until they are done; only the
/// statement after that sees them.
void drop_picture_if_unused(soci::session& session, const Text& name) {
  run(session, "UPDATE picture SET name = name WHERE name = :name", name);
  run(session, "DELETE FROM picture WHERE name = :name AND NOT EXISTS (SELECT 1 FROM account WHERE avatar = picture.name)",
      name);
}

Text password_of(soci::session& session, const Text& id) {
  const auto found = rows<TextRow>(session, "SELECT password FROM account WHERE id = :id", id);
  return found.empty() ? Text() : found.front();
}

void sign_out_everywhere(soci::session& session, const Text& account) {
  run(session, "DELETE FROM session WHERE account = :account", account);
  run(session, "DELETE FROM known_browser WHERE account = :account", account);
}

class SqlAccounts final : public Accounts {
 public:
  explicit SqlAccounts(Sessions& sessions) : sessions_(sessions) {}

  StoreAnswer create_account(const Account& account) override {
    if (!are_keepable({account.name, account.settings})) return fault(StoreFault::Unkeepable);
    return sessions_.write([account](Connection& session) -> StoreAnswer {
      const auto disabled = static_cast<long long>(account.disabled);
      const auto challenges = static_cast<long long>(account.challenges);
      const long long made_ms = account.made_ms;
      const long long changed_ms = account.changed_ms;
      const long long made = run(
          session,
          "INSERT INTO account (id, name, name_key, password, language, settings, avatar, disabled, challenges, made_ms, "
          "changed_ms) VALUES (:id, :name, :name_key, :password, :language, :settings, :avatar, :disabled, :challenges, "
          ":made, :changed) "
          "ON CONFLICT DO NOTHING",
          account.id, account.name, account.name_key, account.password, account.language, account.settings, account.avatar,
          disabled, challenges, made_ms, changed_ms);
      // After a commit that broke off it may be there already.
      const bool there = made == 1 || (session.in_doubt() && there_is_account(session, account.id));
      return there ? StoreAnswer{} : fault(StoreFault::Conflict);
    });
  }

  Expected<Account, StoreError> account(std::string_view id) override { return one_account("account.id", id); }
  Expected<Account, StoreError> account_named(std::string_view name_key) override {
    return one_account("name_key", name_key);
  }

  Expected<std::vector<Account>, StoreError> accounts(std::string_view after_name_key, std::int64_t limit) override {
    return sessions_.read([after = Text(after_name_key), most = static_cast<long long>(limit)](
                              soci::session& session) -> Expected<std::vector<Account>, StoreError> {
      return rows<AccountRow>(
          session,
          Text("SELECT ") + AccountRow::columns + " FROM account WHERE name_key > :after ORDER BY name_key LIMIT :most",
          after, most);
    });
  }

  StoreAnswer rename(std::string_view id, std::string_view name, std::string_view name_key, std::int64_t now_ms) override {
    if (!are_keepable({name, name_key})) return fault(StoreFault::Unkeepable);
    return sessions_.write([id = Text(id), name = Text(name), key = Text(name_key),
                            now = static_cast<long long>(now_ms)](soci::session& session) -> StoreAnswer {
      if (!there_is_account(session, id)) return fault(StoreFault::UnknownAccount);
      const auto holders = rows<TextRow>(session, "SELECT id FROM account WHERE name_key = :name_key", key);
      if (!holders.empty() && holders.front() != id) return fault(StoreFault::Conflict);
      run(session, "UPDATE account SET name = :name, name_key = :name_key, changed_ms = :now WHERE id = :id", name, key, now,
          id);
      return {};
    });
  }

  StoreAnswer change_password(std::string_view id, std::string_view before, std::string_view password,
                              std::int64_t now_ms) override {
    return sessions_.write([id = Text(id), before = Text(before), password = Text(password),
                            now = static_cast<long long>(now_ms)](Connection& session) -> StoreAnswer {
      if (!there_is_account(session, id)) return fault(StoreFault::UnknownAccount);
      const long long changed =
          run(session, "UPDATE account SET password = :password, changed_ms = :now WHERE id = :id AND password = :before",
              password, now, id, before);
      // After a commit that broke off it may have been changed already.
      const bool done = changed == 1 || (session.in_doubt() && password_of(session, id) == password);
      if (!done) return fault(StoreFault::Conflict);
      sign_out_everywhere(session, id);
      return {};
    });
  }

  StoreAnswer renew_password(std::string_view id, std::string_view before, std::string_view password) override {
    return write("UPDATE account SET password = :password WHERE id = :id AND password = :before", Text(password), Text(id),
                 Text(before));
  }

  StoreAnswer set_preferences(std::string_view id, std::string_view language, std::string_view settings,
                              std::int64_t now_ms) override {
    if (!are_keepable({language, settings})) return fault(StoreFault::Unkeepable);
    return change("UPDATE account SET language = :language, settings = :settings, changed_ms = :now WHERE id = :id", id,
                  now_ms, Text(language), Text(settings));
  }

  StoreAnswer set_avatar(std::string_view id, std::string_view avatar, std::string_view bytes,
                         std::int64_t now_ms) override {
    return sessions_.write([id = Text(id), avatar = Text(avatar), body = text_of_bytes(bytes),
                            now = static_cast<long long>(now_ms)](soci::session& session) -> StoreAnswer {
      const auto before = rows<TextRow>(session, "SELECT avatar FROM account WHERE id = :id", id);
      if (before.empty()) return fault(StoreFault::UnknownAccount);
      if (!avatar.empty())
        run(session,
            "INSERT INTO picture (name, body) VALUES (:name, :body) ON CONFLICT (name) DO UPDATE SET body = excluded.body",
            avatar, body);
      run(session, "UPDATE account SET avatar = :avatar, changed_ms = :now WHERE id = :id", avatar, now, id);
      drop_picture_if_unused(session, before.front());
      return {};
    });
  }

  StoreAnswer set_challenges(std::string_view id, bool wanted, std::int64_t now_ms) override {
    return change("UPDATE account SET challenges = :challenges, changed_ms = :now WHERE id = :id", id, now_ms,
                  static_cast<long long>(wanted));
  }

  StoreAnswer set_disabled(std::string_view id, bool disabled, std::int64_t now_ms) override {
    return sessions_.write([id = Text(id), disabled = static_cast<long long>(disabled),
                            now = static_cast<long long>(now_ms)](soci::session& session) -> StoreAnswer {
      if (run(session, "UPDATE account SET disabled = :disabled, changed_ms = :now WHERE id = :id", disabled, now, id) != 1)
        return fault(StoreFault::UnknownAccount);
      if (disabled == 1) sign_out_everywhere(session, id);
      return {};
    });
  }

  StoreAnswer delete_account(std::string_view id) override {
    return sessions_.write([id = Text(id)](Connection& session) -> StoreAnswer {
      const auto avatar = rows<TextRow>(session, "SELECT avatar FROM account WHERE id = :id", id);
      if (avatar.empty()) return fault(StoreFault::UnknownAccount);
      run(session, "UPDATE seat SET name = '', account = '' WHERE account = :id", id);
      sign_out_everywhere(session, id);
      run(session, "DELETE FROM account WHERE id = :id", id);
      // After the account's own row, which whoever takes a game of its in holds fast until that is done.
      forget_owner(session, id);
      drop_picture_if_unused(session, avatar.front());
      return {};
    });
  }

  StoreAnswer open_session(const Session& opened, std::string_view password, std::int64_t most) override {
    return sessions_.write(
        [opened, password = Text(password), most = static_cast<long long>(most)](Connection& session) -> StoreAnswer {
          if (!there_is_account(session, opened.account)) return fault(StoreFault::UnknownAccount);
          // The row is nobody else's from here on: who changes it afterwards ends this session too.
          if (run(session, "UPDATE account SET disabled = 0 WHERE id = :id AND password = :password AND disabled = 0",
                  opened.account, password) != 1)
            return fault(StoreFault::Conflict);
          const long long made_ms = opened.made_ms;
          const long long seen_ms = opened.seen_ms;
          const long long made = run(session,
                                     "INSERT INTO session (id, secret_hash, account, browser, made_ms, seen_ms) "
                                     "VALUES (:id, :secret, :account, :browser, :made, :seen) ON CONFLICT DO NOTHING",
                                     opened.id, opened.secret_hash, opened.account, opened.browser, made_ms, seen_ms);
          if (made != 1 && !session.in_doubt()) return fault(StoreFault::Conflict);
          run(session,
              "DELETE FROM session WHERE account = :account AND id NOT IN "
              "(SELECT id FROM session WHERE account = :same ORDER BY seen_ms DESC, made_ms DESC LIMIT :most)",
              opened.account, opened.account, most);
          return {};
        });
  }

  Expected<SignedIn, StoreError> signed_in(std::string_view secret_hash) override {
    return sessions_.read([secret = Text(secret_hash)](soci::session& session) -> Expected<SignedIn, StoreError> {
      auto found =
          rows<SignedInRow>(session,
                            Text("SELECT ") + SessionRow::columns + ", " + AccountRow::columns +
                                " FROM session JOIN account ON account.id = session.account WHERE secret_hash = :secret",
                            secret);
      if (found.empty()) return fault(StoreFault::UnknownSession);
      return std::move(found.front());
    });
  }

  StoreAnswer saw_session(std::string_view id, std::string_view browser_hash, std::int64_t now_ms) override {
    return sessions_.write([id = Text(id), browser = Text(browser_hash),
                            now = static_cast<long long>(now_ms)](soci::session& session) -> StoreAnswer {
      run(session, "UPDATE session SET seen_ms = :now WHERE id = :id", now, id);
      run(session,
          "UPDATE known_browser SET seen_ms = :now WHERE secret_hash = :browser AND account = "
          "(SELECT account FROM session WHERE id = :id)",
          now, browser, id);
      return {};
    });
  }

  Expected<std::vector<Session>, StoreError> sessions(std::string_view account) override {
    return sessions_.read([account = Text(account)](soci::session& session) -> Expected<std::vector<Session>, StoreError> {
      return rows<SessionRow>(session,
                              Text("SELECT ") + SessionRow::columns +
                                  " FROM session WHERE session.account = :account ORDER BY seen_ms DESC, made_ms DESC",
                              account);
    });
  }

  StoreAnswer end_session(std::string_view account, std::string_view id) override {
    return write("DELETE FROM session WHERE account = :account AND id = :id", Text(account), Text(id));
  }

  StoreAnswer end_sessions(std::string_view account, std::string_view except_id) override {
    return write("DELETE FROM session WHERE account = :account AND id <> :id", Text(account), Text(except_id));
  }

  StoreAnswer forget_unused(std::int64_t sessions_before_ms, std::int64_t tries_before_ms) override {
    return sessions_.write([sessions_before = static_cast<long long>(sessions_before_ms),
                            tries_before = static_cast<long long>(tries_before_ms)](soci::session& session) -> StoreAnswer {
      run(session, "DELETE FROM session WHERE seen_ms < :before", sessions_before);
      run(session, "DELETE FROM known_browser WHERE seen_ms < :before", sessions_before);
      run(session, "DELETE FROM attempt WHERE latest_ms < :before", tries_before);
      return {};
    });
  }

  StoreAnswer know_browser(std::string_view account, std::string_view secret_hash, std::string_view hash_before,
                           std::int64_t now_ms) override {
    return sessions_.write([account = Text(account), secret = Text(secret_hash), before = Text(hash_before),
                            now = static_cast<long long>(now_ms)](soci::session& session) -> StoreAnswer {
      run(session, "DELETE FROM known_browser WHERE account = :account AND secret_hash = :before", account, before);
      run(session,
          "INSERT INTO known_browser (account, secret_hash, seen_ms) VALUES (:account, :secret, :now) "
          "ON CONFLICT (account, secret_hash) DO UPDATE SET seen_ms = excluded.seen_ms",
          account, secret, now);
      return {};
    });
  }

  Expected<bool, StoreError> knows_browser(std::string_view account, std::string_view secret_hash) override {
    return sessions_.read([account = Text(account),
                           secret = Text(secret_hash)](soci::session& session) -> Expected<bool, StoreError> {
      return !rows<TextRow>(session, "SELECT account FROM known_browser WHERE account = :account AND secret_hash = :secret",
                            account, secret)
                  .empty();
    });
  }

  StoreAnswer forget_browsers(std::string_view account) override {
    return write("DELETE FROM known_browser WHERE account = :account", Text(account));
  }

  Expected<TryAnswer, StoreError> count_try(std::string_view subject, std::int64_t now_ms, const TryRule& rule) override {
    return sessions_.write(
        [subject = Text(subject), now_ms, rule](soci::session& session) -> Expected<TryAnswer, StoreError> {
          // The row is there, and nobody else's until the transaction ends.
          run(session,
              "INSERT INTO attempt (subject, tries, latest_ms) VALUES (:subject, 0, 0) "
              "ON CONFLICT (subject) DO UPDATE SET tries = attempt.tries",
              subject);
          Tries tries =
              rows<TriesRow>(session, "SELECT tries, latest_ms FROM attempt WHERE subject = :subject", subject).front();
          const TryAnswer answer = try_once(tries, now_ms, rule);
          const long long count = tries.count;
          const long long latest_ms = tries.latest_ms;
          run(session, "UPDATE attempt SET tries = :count, latest_ms = :latest WHERE subject = :subject", count, latest_ms,
              subject);
          return answer;
        });
  }

  StoreAnswer forget_tries(std::string_view subject) override {
    return write("DELETE FROM attempt WHERE subject = :subject", Text(subject));
  }

  Expected<std::string, StoreError> picture(std::string_view name) override {
    return sessions_.read([name = Text(name)](soci::session& session) -> Expected<std::string, StoreError> {
      const auto found = rows<TextRow>(session, "SELECT body FROM picture WHERE name = :name", name);
      if (found.empty()) return fault(StoreFault::UnknownPicture);
      auto bytes = bytes_of_text(found.front());
      if (!bytes) return refused(StoreError{StoreFault::Broken, "a picture is none"});
      return std::move(*bytes);
    });
  }

  Expected<std::vector<AccountSeat>, StoreError> seats_of(std::string_view account, std::int64_t limit) override {
    return sessions_.read([account = Text(account), most = static_cast<long long>(limit)](
                              soci::session& session) -> Expected<std::vector<AccountSeat>, StoreError> {
      return rows<SeatRow>(session,
                           "SELECT game.id, role, taken_ms FROM seat JOIN game ON game.made = seat.game "
                           "WHERE account = :account ORDER BY taken_ms DESC, role LIMIT :most",
                           account, most);
    });
  }

 private:
  Expected<Account, StoreError> one_account(const Text& column, std::string_view value) {
    return sessions_.read([query = Text("SELECT ") + AccountRow::columns + " FROM account WHERE " + column + " = :value",
                           value = Text(value)](soci::session& session) -> Expected<Account, StoreError> {
      auto found = rows<AccountRow>(session, query, value);
      if (found.empty()) return fault(StoreFault::UnknownAccount);
      return std::move(found.front());
    });
  }

  /// A statement whose last two places are the time and the account.
  template <class... Values>
  StoreAnswer change(const char* statement, std::string_view id, std::int64_t now_ms, const Values&... values) {
    return sessions_.write([statement, id = Text(id), now = static_cast<long long>(now_ms),
                            ... values = values](soci::session& session) -> StoreAnswer {
      return run(session, statement, values..., now, id) == 1 ? StoreAnswer{} : fault(StoreFault::UnknownAccount);
    });
  }

  template <class... Values>
  StoreAnswer write(const char* statement, const Values&... values) {
    return sessions_.write([statement, ... values = values](soci::session& session) -> StoreAnswer {
      run(session, statement, values...);
      return {};
    });
  }

  Sessions& sessions_;
};

}  // namespace

std::unique_ptr<Accounts> sql_accounts(Sessions& sessions) { return std::make_unique<SqlAccounts>(sessions); }

}  // namespace adoube::store::sql

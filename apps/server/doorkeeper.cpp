// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/doorkeeper.hpp"

#include <memory>
#include <utility>

#include "apps/server/account_name.hpp"
#include "apps/server/browser_text.hpp"
#include "apps/server/cookies.hpp"
#include "apps/server/http_problem.hpp"
#include "apps/server/password_rules.hpp"
#include "apps/server/secrets.hpp"
#include "apps/server/store_problem.hpp"

namespace adoube::server {
namespace {

constexpr std::chrono::hours browser_time{400 * 24};

std::unexpected<HttpProblem> too_many(std::int64_t wait_ms) {
  return refused(HttpProblem{.code = ErrorCode::TooMany, .text = "Too many tries. Wait a moment.", .wait_ms = wait_ms});
}

std::unexpected<HttpProblem> busy() {
  constexpr std::int64_t soon_ms = 1'000;
  return refused(
      HttpProblem{.code = ErrorCode::TooMany, .text = "Too many people sign in at once. Try again.", .wait_ms = soon_ms});
}
std::unexpected<HttpProblem> not_kept() { return problem(ErrorCode::Unavailable, "That could not be kept. Try again."); }
std::unexpected<HttpProblem> not_recognised() {
  return problem(ErrorCode::NotRecognised, "The name and the password do not belong together.");
}

std::unexpected<HttpProblem> problem_of(NameFault fault) {
  switch (fault) {
    case NameFault::TooShort:
      return problem(ErrorCode::NameTooShort, "A name has at least two letters.");
    case NameFault::TooLong:
      return problem(ErrorCode::NameTooLong, "A name has at most twenty letters.");
    case NameFault::Letters:
      return problem(ErrorCode::NameLetters, "A name has letters and digits of one script, with . - or _ between them.");
    case NameFault::Reserved:
      return problem(ErrorCode::NameReserved, "This name would pass for somebody who runs the server.");
  }
  return problem(ErrorCode::Unreadable, "This is no name.");
}

std::unexpected<HttpProblem> problem_of(PasswordFault fault) {
  switch (fault) {
    case PasswordFault::TooShort:
      return problem(ErrorCode::PasswordTooShort, "A password has at least ten letters.");
    case PasswordFault::TooLong:
      return problem(ErrorCode::PasswordTooLong, "A password has at most 200 bytes.");
    case PasswordFault::Common:
      return problem(ErrorCode::PasswordCommon, "This password would be guessed first. Take a few words instead.");
  }
  return problem(ErrorCode::Unreadable, "This is no password.");
}

std::unexpected<HttpProblem> problem_of(const store::StoreError& error, const Log& log) {
  HttpProblem told = store_problem(error);
  if (told.code == ErrorCode::Unavailable) log.problem("account-not-kept", {{"reason", error.detail}});
  return refused(std::move(told));
}

/// Of a call that goes by the password that was shown.
std::unexpected<HttpProblem> problem_of_password(const store::StoreError& error, const Log& log) {
  if (error.fault == store::StoreFault::Conflict)
    return problem(ErrorCode::Unavailable, "The account has just changed. Try again.");
  return problem_of(error, log);
}

/// What tries are counted under: hashes, since nobody needs to read them.
std::string strangers_to(const std::string& name_key) { return sha256_hex("strangers to " + name_key); }
std::string known_browser(const std::string& secret_hash) { return sha256_hex("browser " + secret_hash); }
std::string signed_in_as(const std::string& session) { return sha256_hex("session " + session); }

/// Who may be meant by a name, and whether the password may be tried.
struct Candidate {
  std::optional<store::Account> account;
  std::string counted;
  store::TryAnswer answer;
};

Expected<Candidate, store::StoreError> candidate(store::Accounts& accounts, const std::string& name_key,
                                                 const std::string& browser_hash, std::int64_t now_ms,
                                                 const DoorOptions& options) {
  Candidate found;
  auto account = accounts.account_named(name_key);
  if (!account && account.error().fault != store::StoreFault::UnknownAccount) return refused(account.error());
  if (account) found.account = std::move(*account);
  const auto known = accounts.knows_browser(found.account ? found.account->id : std::string(), browser_hash);
  if (!known) return refused(known.error());
  found.counted = *known ? known_browser(browser_hash) : strangers_to(name_key);
  const auto answer = accounts.count_try(found.counted, now_ms, *known ? options.known : options.strangers);
  if (!answer) return refused(answer.error());
  found.answer = *answer;
  return found;
}

std::string language_text(const std::optional<Language>& language) {
  return language ? std::string(word(*language)) : std::string();
}

}  // namespace

Asker asker_of(const HttpRequest& request) {
  return {.session_secret = cookie_value(request.cookie, CookieKind::Session, request.secure),
          .browser_secret = cookie_value(request.cookie, CookieKind::Browser, request.secure),
          .browser = browser_text(request.user_agent),
          .address = request.address,
          .secure = request.secure};
}

std::vector<std::string> cookies_kept_on(const Asker& asker) {
  std::vector cookies = {set_cookie(CookieKind::Session, asker.session_secret, People::session_time, asker.secure)};
  if (!asker.browser_secret.empty())
    cookies.push_back(set_cookie(CookieKind::Browser, asker.browser_secret, browser_time, asker.secure));
  return cookies;
}

Doorkeeper::Doorkeeper(Backstage& backstage, store::Accounts& accounts, People& people, const DoorOptions& options)
    : backstage_(backstage),
      accounts_(accounts),
      people_(people),
      options_(options),
      desk_(options.passwords, backstage.on_loop),
      sign_ups_(options.sign_ups),
      sign_ins_(options.sign_ins) {}

void Doorkeeper::sign_up(const Asker& asker, const SignUp& wish, Done<Entered> done) {
  const auto name = read_account_name(wish.name);
  if (!name) return done(problem_of(name.error()));
  if (const auto fault = fault_of_password(wish.password, name->text)) return done(problem_of(*fault));
  const std::int64_t now = backstage_.now_ms();
  if (const std::int64_t wait = sign_ups_.take(asker.address, now); wait > 0) return done(too_many(wait));
  const Place place = desk_.enter(asker.address, {});
  if (!place) return done(busy());
  store::Account account{.id = random_letters(game_id_length),
                         .name = name->text,
                         .name_key = name->key,
                         .password = {},
                         .language = language_text(wish.language),
                         .settings = wish.settings.value_or(""),
                         .avatar = {},
                         .disabled = false,
                         .made_ms = now,
                         .changed_ms = now};
  with_hash(
      place, wish.password,
      [this, asker, account = std::move(account), done = std::move(done)](Expected<std::string, HttpProblem> hash) mutable {
        if (!hash) return done(refused(hash.error()));
        account.password = std::move(*hash);
        backstage_.ask([&accounts = accounts_, account] { return accounts.create_account(account); },
                       [this, asker, account, done = std::move(done)](const store::StoreAnswer& made) mutable {
                         if (!made) return done(problem_of(made.error(), backstage_.log));
                         enter(asker, std::move(account), {}, std::move(done));
                       });
      });
}

void Doorkeeper::sign_in(const Asker& asker, const SignIn& wish, Done<Entered> done) {
  const std::int64_t now = backstage_.now_ms();
  if (const std::int64_t wait = sign_ins_.take(asker.address, now); wait > 0) return done(too_many(wait));
  // A text that is no name is nobody's, and takes as long as a name would.
  const auto name = read_account_name(wish.name);
  const std::string key = name ? name->key : sha256_hex(wish.name);
  const std::string browser_hash = asker.browser_secret.empty() ? std::string() : sha256_hex(asker.browser_secret);
  const Place place = desk_.enter(asker.address, {});
  if (!place) return done(busy());
  auto decide = [this, asker, place, password = wish.password,
                 done = std::move(done)](Expected<Candidate, store::StoreError> found) mutable {
    if (!found) return done(not_kept());
    if (!found->answer.admitted) return done(too_many(found->answer.wait_ms));
    std::string hash = found->account ? found->account->password : std::string();
    desk_.compare(place, password, std::move(hash),
                  [this, asker, place, found = std::move(*found), password, done](bool right) mutable {
                    if (!right) return done(not_recognised());
                    if (found.account->disabled)
                      return done(problem(ErrorCode::AccountDisabled, "This account is closed. Ask who runs the server."));
                    const store::Account& account = *found.account;
                    auto entered = [this, place, account, password, done](Expected<Entered, HttpProblem> in) mutable {
                      if (!in) return done(std::move(in));
                      renew_hash(place, account, password, [in = std::move(in), done]() mutable { done(std::move(in)); });
                    };
                    enter(asker, account, found.counted, std::move(entered));
                  });
  };
  backstage_.ask([this, key, browser_hash, now] { return candidate(accounts_, key, browser_hash, now, options_); },
                 std::move(decide));
}

void Doorkeeper::sign_out(const Asker& asker, Done<std::vector<std::string>> done) {
  const std::vector<std::string> cookies = {set_cookie(CookieKind::Session, {}, std::chrono::seconds(0), asker.secure)};
  if (asker.session_secret.empty()) return done(cookies);
  backstage_.ask(
      [&accounts = accounts_, hash = sha256_hex(asker.session_secret)]() -> Expected<std::string, store::StoreError> {
        const auto found = accounts.signed_in(hash);
        if (!found && found.error().fault == store::StoreFault::UnknownSession) return std::string();
        if (!found) return refused(found.error());
        if (const auto ended = accounts.end_session(found->account.id, found->session.id); !ended)
          return refused(ended.error());
        return found->session.id;
      },
      [this, cookies, done = std::move(done)](const Expected<std::string, store::StoreError>& ended) {
        if (!ended) return done(not_kept());
        if (!ended->empty()) people_.sessions_ended({.session = *ended});
        done(cookies);
      });
}

/// A new secret each time: nobody can have known it before.
void Doorkeeper::enter(const Asker& asker, store::Account account, const std::string& counted, Done<Entered> done) {
  const std::string secret = random_letters(key_length);
  const std::string browser_secret = random_letters(key_length);
  const std::int64_t now = backstage_.now_ms();
  forget_unused(now);
  store::Session session{.id = random_letters(game_id_length),
                         .secret_hash = sha256_hex(secret),
                         .account = account.id,
                         .browser = asker.browser,
                         .made_ms = now,
                         .seen_ms = now};
  const std::string password = account.password;
  std::vector<std::string> cookies = {set_cookie(CookieKind::Session, secret, People::session_time, asker.secure),
                                      set_cookie(CookieKind::Browser, browser_secret, browser_time, asker.secure)};
  backstage_.ask(
      [this, session = std::move(session), asker, counted, password,
       browser_hash = sha256_hex(browser_secret)]() -> Expected<std::string, store::StoreError> {
        if (const auto opened = accounts_.open_session(session, password, options_.sessions_per_account); !opened)
          return refused(opened.error());
        // What follows may fail without harm: nobody is kept out for it.
        (void)accounts_.know_browser(session.account, browser_hash, sha256_hex(asker.browser_secret), session.made_ms);
        if (!counted.empty()) (void)accounts_.forget_tries(counted);
        if (asker.session_secret.empty()) return std::string();
        const auto before = accounts_.signed_in(sha256_hex(asker.session_secret));
        if (!before) return std::string();
        (void)accounts_.end_session(before->account.id, before->session.id);
        return before->session.id;
      },
      [this, account = std::move(account), cookies = std::move(cookies),
       done = std::move(done)](const Expected<std::string, store::StoreError>& ended) mutable {
        if (!ended) return done(problem_of_password(ended.error(), backstage_.log));
        if (!ended->empty()) people_.sessions_ended({.session = *ended});
        done(Entered{.account = std::move(account), .cookies = std::move(cookies)});
      });
}

void Doorkeeper::forget_unused(std::int64_t now_ms) {
  constexpr std::int64_t hour_ms = 3'600'000;
  if (now_ms - forgot_ms_ < hour_ms) return;
  forgot_ms_ = now_ms;
  const std::int64_t sessions_before = now_ms - std::chrono::milliseconds(People::session_time).count();
  const std::int64_t tries_before = now_ms - options_.strangers.forgotten_after_ms;
  backstage_.ask([this, sessions_before, tries_before] { return accounts_.forget_unused(sessions_before, tries_before); },
                 [this](const store::StoreAnswer& forgotten) {
                   if (!forgotten) backstage_.log.problem("accounts-not-swept", {{"reason", forgotten.error().detail}});
                 });
}

void Doorkeeper::renew_hash(const Place& place, const store::Account& account, const std::string& password,
                            std::function<void()> then) {
  if (!costs_otherwise(account.password, desk_.cost())) return then();
  desk_.hash(place, password,
             [this, id = account.id, before = account.password, then](const std::optional<std::string>& hash) {
               if (!hash) return then();
               backstage_.ask([this, id, before, hash = *hash] { return accounts_.renew_password(id, before, hash); },
                              [then](const store::StoreAnswer&) { then(); });
             });
}

void Doorkeeper::with_hash(const Place& place, const std::string& password, Done<std::string> done) {
  desk_.hash(place, password, [done = std::move(done)](std::optional<std::string> hash) {
    if (!hash) return done(busy());
    done(std::move(*hash));
  });
}

void Doorkeeper::confirm(const Asker& asker, const store::SignedIn& who, const std::string& password, Done<Place> done) {
  if (const std::int64_t wait = sign_ins_.take(asker.address, backstage_.now_ms()); wait > 0) return done(too_many(wait));
  const Place place = desk_.enter(asker.address, {});
  if (!place) return done(busy());
  const std::string counted = signed_in_as(who.session.id);
  auto compare = [this, place, counted, password, hash = who.account.password,
                  done = std::move(done)](const Expected<store::TryAnswer, store::StoreError>& answer) {
    if (!answer) return done(not_kept());
    if (!answer->admitted) return done(too_many(answer->wait_ms));
    desk_.compare(place, password, hash, [this, place, counted, done](bool right) {
      if (!right) return done(not_recognised());
      backstage_.ask([this, counted] { return accounts_.forget_tries(counted); },
                     [place, done](const store::StoreAnswer&) { done(place); });
    });
  };
  backstage_.ask([this, counted, now = backstage_.now_ms()] { return accounts_.count_try(counted, now, options_.known); },
                 std::move(compare));
}

void Doorkeeper::rename(const Asker& asker, const store::SignedIn& who, const NewName& wish, Done<store::Account> done) {
  const auto name = read_account_name(wish.name);
  if (!name) return done(problem_of(name.error()));
  confirm(
      asker, who, wish.password,
      [this, account = who.account, name = *name, done = std::move(done)](const Expected<Place, HttpProblem>& sure) mutable {
        if (!sure) return done(refused(sure.error()));
        account.name = name.text;
        account.name_key = name.key;
        backstage_.ask(
            [this, account, now = backstage_.now_ms()] {
              return accounts_.rename(account.id, account.name, account.name_key, now);
            },
            [this, account, done = std::move(done)](const store::StoreAnswer& renamed) {
              if (!renamed) return done(problem_of(renamed.error(), backstage_.log));
              done(account);
            });
      });
}

void Doorkeeper::change_password(const Asker& asker, const store::SignedIn& who, const NewPassword& wish,
                                 Done<Entered> done) {
  if (const auto fault = fault_of_password(wish.new_password, who.account.name)) return done(problem_of(*fault));
  auto keep = [this, asker, account = who.account, done](Expected<std::string, HttpProblem> hash) mutable {
    if (!hash) return done(refused(hash.error()));
    const std::string before = std::exchange(account.password, *hash);
    backstage_.ask(
        [this, account, before, now = backstage_.now_ms()] {
          return accounts_.change_password(account.id, before, account.password, now);
        },
        [this, asker, account, done](const store::StoreAnswer& changed) {
          if (!changed) return done(problem_of_password(changed.error(), backstage_.log));
          people_.sessions_ended({.account = account.id});
          enter(asker, account, {}, done);
        });
  };
  confirm(
      asker, who, wish.password,
      [this, wanted = wish.new_password, keep = std::move(keep), done](const Expected<Place, HttpProblem>& sure) mutable {
        if (!sure) return done(refused(sure.error()));
        with_hash(*sure, wanted, std::move(keep));
      });
}

void Doorkeeper::delete_account(const Asker& asker, const store::SignedIn& who, const AccountDeletion& wish,
                                Done<std::vector<std::string>> done) {
  confirm(asker, who, wish.password,
          [this, asker, id = who.account.id, done = std::move(done)](const Expected<Place, HttpProblem>& sure) {
            if (!sure) return done(refused(sure.error()));
            backstage_.ask([this, id] { return accounts_.delete_account(id); },
                           [this, asker, id, done](const store::StoreAnswer& gone) {
                             if (!gone) return done(problem_of(gone.error(), backstage_.log));
                             people_.sessions_ended({.account = id});
                             done(std::vector{set_cookie(CookieKind::Session, {}, std::chrono::seconds(0), asker.secure),
                                              set_cookie(CookieKind::Browser, {}, std::chrono::seconds(0), asker.secure)});
                           });
          });
}

}  // namespace adoube::server

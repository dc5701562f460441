// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/people_routes.hpp"

#include <unordered_set>
#include <utility>

#include "apps/server/own_data.hpp"
#include "apps/server/picture.hpp"
#include "apps/server/secrets.hpp"
#include "apps/server/store_problem.hpp"

namespace adoube::server {
namespace {

/// Whoever answers with something to tell.
template <class Value>
using Told = std::function<void(Expected<Value, HttpProblem>)>;

HttpResponse with_cookies(HttpResponse response, std::vector<std::string> cookies) {
  response.cookies = std::move(cookies);
  return response;
}

HttpResponse told(const store::Account& account, int status = 200) {
  return json_answer(write(own_account(account)), status);
}
HttpResponse nobody() { return json_answer(write(WhoAmI{.account = {}})); }

HttpResponse unavailable(const store::StoreError& error) { return problem_answer(store_problem(error)); }

/// A form of another site's page cannot send this type.
bool is_json(std::string_view content_type) {
  constexpr std::string_view json = "application/json";
  return content_type.starts_with(json) && (content_type.size() == json.size() || content_type[json.size()] == ';');
}

/// What the body says, or the refusal.
template <class Value, class Read>
Expected<Value, HttpResponse> body_of(const HttpRequest& request, Read read) {
  if (!is_json(request.content_type))
    return refused(problem_answer({.code = ErrorCode::WrongType, .text = "The body is to be application/json."}));
  auto value = read(request.body);
  if (!value) return refused(problem_answer({.code = ErrorCode::Unreadable, .text = value.error().sentence()}));
  return std::move(*value);
}

class PeopleRoutes {
 public:
  PeopleRoutes(Backstage& backstage, store::Accounts& accounts, People& people, Doorkeeper& doorkeeper)
      : backstage_(backstage), accounts_(accounts), people_(people), doorkeeper_(doorkeeper) {}

  void who_am_i(const HttpRequest& request, const HttpDone& done) {
    // Every page asks this first: the cookies last from here on, as the session does.
    people_.signed_in(request, [asker = asker_of(request), done](const Expected<store::SignedIn, HttpProblem>& who) {
      if (who)
        return done(with_cookies(json_answer(write(WhoAmI{.account = own_account(who->account)})), cookies_kept_on(asker)));
      done(who.error().code == ErrorCode::SignedOut ? nobody() : problem_answer(who.error()));
    });
  }

  void sign_up(const HttpRequest& request, const HttpDone& done) {
    const auto wish = body_of<SignUp>(request, read_sign_up);
    if (!wish) return done(wish.error());
    doorkeeper_.sign_up(asker_of(request), *wish, entered(done, 201));
  }

  void sign_in(const HttpRequest& request, const HttpDone& done) {
    const auto wish = body_of<SignIn>(request, read_sign_in);
    if (!wish) return done(wish.error());
    doorkeeper_.sign_in(asker_of(request), *wish, entered(done, 200));
  }

  void sign_out(const HttpRequest& request, const HttpDone& done) { doorkeeper_.sign_out(asker_of(request), left(done)); }

  void rename(const HttpRequest& request, const HttpDone& done) {
    const auto wish = body_of<NewName>(request, read_new_name);
    if (!wish) return done(wish.error());
    for_owner(request, done, [this, wish = *wish, asker = asker_of(request), done](const store::SignedIn& who) {
      doorkeeper_.rename(asker, who, wish, [done](const Expected<store::Account, HttpProblem>& account) {
        done(account ? told(*account) : problem_answer(account.error()));
      });
    });
  }

  void change_password(const HttpRequest& request, const HttpDone& done) {
    const auto wish = body_of<NewPassword>(request, read_new_password);
    if (!wish) return done(wish.error());
    for_owner(request, done, [this, wish = *wish, asker = asker_of(request), done](const store::SignedIn& who) {
      doorkeeper_.change_password(asker, who, wish, entered(done, 200));
    });
  }

  void change_preferences(const HttpRequest& request, const HttpDone& done) {
    const auto wish = body_of<Preferences>(request, read_preferences);
    if (!wish) return done(wish.error());
    for_owner(request, done, [this, wish = *wish, done](const store::SignedIn& who) {
      store::Account account = who.account;
      account.language = std::string(word(wish.language));
      account.settings = wish.settings;
      const bool changes = wish.challenges && *wish.challenges != account.challenges;
      account.challenges = wish.challenges.value_or(account.challenges);
      backstage_.ask(
          [this, account, changes, now = backstage_.now_ms()] {
            auto kept = accounts_.set_preferences(account.id, account.language, account.settings, now);
            return kept && changes ? accounts_.set_challenges(account.id, account.challenges, now) : kept;
          },
          [account, done](const store::StoreAnswer& kept) { done(kept ? told(account) : unavailable(kept.error())); });
    });
  }

  void change_picture(const HttpRequest& request, const HttpDone& done) {
    // No form can send this type.
    if (!request.content_type.starts_with("image/"))
      return done(problem_answer({.code = ErrorCode::WrongType, .text = "The body is to be a picture."}));
    for_owner(request, done, [this, &request, done](const store::SignedIn& who) {
      if (decoding_ >= pictures_at_once)
        return done(
            problem_answer({.code = ErrorCode::TooMany, .text = "Too many pictures at once. Try again.", .wait_ms = 1'000}));
      ++decoding_;
      backstage_.ask(
          [&request] { return avatar_of(request.body); },
          [this, account = who.account, done](std::optional<std::string> picture) mutable {
            --decoding_;
            if (!picture)
              return done(problem_answer({.code = ErrorCode::BadPicture, .text = "This is no picture that can be used."}));
            show(std::move(account), sha256_hex(*picture).substr(0, picture_name_length), *picture, done);
          });
    });
  }

  void remove_picture(const HttpRequest& request, const HttpDone& done) {
    for_owner(request, done, [this, done](const store::SignedIn& who) { show(who.account, {}, {}, done); });
  }

  /// What a name stands for never changes, so it may be kept for good.
  void tell_picture(const PathParts& parts, const HttpDone& done) {
    backstage_.ask(
        [this, name = parts.at("picture")] { return accounts_.picture(name); },
        [done](Expected<std::string, store::StoreError> picture) {
          if (!picture) return done(problem_answer({.code = ErrorCode::NotFound, .text = "There is no such picture."}));
          done({.type = "image/png", .body = std::move(*picture), .cache = "public, max-age=31536000, immutable"});
        });
  }

  void delete_account(const HttpRequest& request, const HttpDone& done) {
    const auto wish = body_of<AccountDeletion>(request, read_account_deletion);
    if (!wish) return done(wish.error());
    for_owner(request, done, [this, wish = *wish, asker = asker_of(request), done](const store::SignedIn& who) {
      doorkeeper_.delete_account(asker, who, wish, left(done));
    });
  }

  void list_sessions(const HttpRequest& request, const HttpDone& done) {
    for_owner(request, done, [this, done](const store::SignedIn& who) {
      backstage_.ask([this, account = who.account.id] { return accounts_.sessions(account); },
                     [current = who.session.id, done](const Expected<std::vector<store::Session>, store::StoreError>& all) {
                       if (!all) return done(unavailable(all.error()));
                       done(json_answer(write(SessionList{.sessions = session_lines(*all, current)})));
                     });
    });
  }

  /// One's own only: the store looks among the sessions of the account.
  void end_session(const HttpRequest& request, const PathParts& parts, const HttpDone& done) {
    for_owner(request, done, [this, id = parts.at("session"), done](const store::SignedIn& who) {
      end([this, account = who.account.id, id] { return accounts_.end_session(account, id); },
          {.account = who.account.id, .session = id}, done);
    });
  }

  void end_other_sessions(const HttpRequest& request, const HttpDone& done) {
    for_owner(request, done, [this, done](const store::SignedIn& who) {
      const std::string& account = who.account.id;
      const std::string& kept = who.session.id;
      end([this, account, kept] { return accounts_.end_sessions(account, kept); }, {.account = account, .except = kept},
          done);
    });
  }

  void take_away(const HttpRequest& request, const HttpDone& done) {
    for_owner(request, done, [this, done](const store::SignedIn& who) {
      if (!takes_away_.insert(who.account.id).second)
        return done(
            problem_answer({.code = ErrorCode::TooMany, .text = "Your data is being gathered already. It takes a moment."}));
      gather_own_data(backstage_, accounts_, who,
                      [this, done, account = who.account.id](const Expected<OwnData, HttpProblem>& data) {
                        takes_away_.erase(account);
                        if (!data) return done(problem_answer(data.error()));
                        HttpResponse response = json_answer(write(*data));
                        response.disposition = "attachment; filename=\"adoube.json\"";
                        done(std::move(response));
                      });
    });
  }

 private:
  static constexpr int pictures_at_once = 1;
  static constexpr std::size_t picture_name_length = 32;

  void show(store::Account account, const std::string& name, const std::string& picture, const HttpDone& done) {
    account.avatar = name;
    backstage_.ask(
        [this, id = account.id, name, picture, now = backstage_.now_ms()] {
          return accounts_.set_avatar(id, name, picture, now);
        },
        [account, done](const store::StoreAnswer& kept) { done(kept ? told(account) : unavailable(kept.error())); });
  }

  template <class Then>
  void for_owner(const HttpRequest& request, const HttpDone& done, Then then) {
    people_.signed_in(request, [done, then = std::move(then)](const Expected<store::SignedIn, HttpProblem>& who) {
      who ? then(*who) : done(problem_answer(who.error()));
    });
  }

  static Told<Entered> entered(const HttpDone& done, int status) {
    return [done, status](Expected<Entered, HttpProblem> in) {
      done(in ? with_cookies(told(in->account, status), std::move(in->cookies)) : problem_answer(in.error()));
    };
  }

  static Told<std::vector<std::string>> left(const HttpDone& done) {
    return [done](const Expected<std::vector<std::string>, HttpProblem>& cookies) {
      if (!cookies) return done(problem_answer(cookies.error()));
      done(with_cookies(nobody(), *cookies));
    };
  }

  template <class Ask>
  void end(Ask ask, EndedSessions which, const HttpDone& done) {
    backstage_.ask(std::move(ask), [this, which = std::move(which), done](const store::StoreAnswer& ended) {
      if (!ended) return done(unavailable(ended.error()));
      people_.sessions_ended(which);
      done(json_answer("{}"));
    });
  }

  Backstage& backstage_;
  store::Accounts& accounts_;
  People& people_;
  Doorkeeper& doorkeeper_;
  int decoding_ = 0;
  /// Accounts whose data is being gathered.
  std::unordered_set<std::string> takes_away_;
};

}  // namespace

void add_people_routes(HttpRouter& router, Backstage& backstage, store::Accounts& accounts, People& people,
                       Doorkeeper& doorkeeper) {
  const auto routes = std::make_shared<PeopleRoutes>(backstage, accounts, people, doorkeeper);
  using Answer = void (PeopleRoutes::*)(const HttpRequest&, const HttpDone&);
  const auto add = [&](const char* method, const char* path, Answer answer) {
    router.add({.method = method,
                .path = path,
                .answer = [routes, answer](const HttpRequest& request, const PathParts&, const HttpDone& done) {
                  ((*routes).*answer)(request, done);
                }});
  };
  add("GET", "/api/account", &PeopleRoutes::who_am_i);
  add("POST", "/api/account", &PeopleRoutes::sign_up);
  add("POST", "/api/session", &PeopleRoutes::sign_in);
  add("DELETE", "/api/session", &PeopleRoutes::sign_out);
  add("PUT", "/api/account/name", &PeopleRoutes::rename);
  add("PUT", "/api/account/password", &PeopleRoutes::change_password);
  add("PUT", "/api/account/preferences", &PeopleRoutes::change_preferences);
  add("DELETE", "/api/account/avatar", &PeopleRoutes::remove_picture);
  router.add({.method = "PUT",
              .path = "/api/account/avatar",
              .body_limit = picture_bytes_limit,
              .answer = [routes](const HttpRequest& request, const PathParts&, const HttpDone& done) {
                routes->change_picture(request, done);
              }});
  router.add({.method = "GET",
              .path = "/api/avatars/{picture}",
              .answer = [routes](const HttpRequest&, const PathParts& parts, const HttpDone& done) {
                routes->tell_picture(parts, done);
              }});
  add("POST", "/api/account/deletion", &PeopleRoutes::delete_account);
  add("GET", "/api/account/export", &PeopleRoutes::take_away);
  add("GET", "/api/account/sessions", &PeopleRoutes::list_sessions);
  add("DELETE", "/api/account/sessions", &PeopleRoutes::end_other_sessions);
  router.add({.method = "DELETE",
              .path = "/api/account/sessions/{session}",
              .answer = [routes](const HttpRequest& request, const PathParts& parts, const HttpDone& done) {
                routes->end_session(request, parts, done);
              }});
}

}  // namespace adoube::server

// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/people.hpp"

#include <utility>

#include "apps/server/cookies.hpp"
#include "apps/server/http_problem.hpp"
#include "apps/server/secrets.hpp"

namespace adoube::server {
namespace {

/// When it was last seen is written down once in that time, not with every request.
constexpr std::int64_t seen_again_after_ms = 3'600'000;

std::unexpected<HttpProblem> signed_out() { return problem(ErrorCode::SignedOut, "Nobody is signed in."); }

Expected<store::SignedIn, HttpProblem> look_up(store::Accounts& accounts, const std::string& secret,
                                               const std::string& browser_secret, std::int64_t now_ms) {
  auto found = accounts.signed_in(sha256_hex(secret));
  if (!found && found.error().fault == store::StoreFault::UnknownSession) return signed_out();
  if (!found) return problem(ErrorCode::Unavailable, "Accounts cannot be read. Try again.");
  const std::int64_t unused_ms = now_ms - found->session.seen_ms;
  const std::int64_t most_ms = std::chrono::milliseconds(People::session_time).count();
  if (found->account.disabled || unused_ms >= most_ms) return signed_out();
  // Where that is not kept the session only ends earlier.
  if (unused_ms >= seen_again_after_ms) (void)accounts.saw_session(found->session.id, sha256_hex(browser_secret), now_ms);
  return std::move(*found);
}

}  // namespace

Person person_of(const store::SignedIn& signed_in) {
  return {.account = signed_in.account.id,
          .name = signed_in.account.name,
          .avatar = signed_in.account.avatar,
          .session = signed_in.session.id};
}

bool EndedSessions::covers(const Person& person) const {
  return (account.empty() || person.account == account) && (session.empty() || person.session == session) &&
         (except.empty() || person.session != except) && !(account.empty() && session.empty());
}

std::string EndedSessions::note() const { return account + ',' + session + ',' + except; }

std::optional<EndedSessions> EndedSessions::read(std::string_view note) {
  const std::size_t first = note.find(',');
  const std::size_t second = first == std::string_view::npos ? first : note.find(',', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  return EndedSessions{.account = std::string(note.substr(0, first)),
                       .session = std::string(note.substr(first + 1, second - first - 1)),
                       .except = std::string(note.substr(second + 1))};
}

People::People(Backstage& backstage, store::Accounts& accounts) : backstage_(backstage), accounts_(accounts) {
  subscription_ =
      backstage_.bus.listen(std::string(topic), [this, here = std::weak_ptr<bool>(here_)](const bus::Call& call) {
        backstage_.on_loop([this, here, ended = EndedSessions::read(call.note)] {
          if (!here.expired() && ended && when_sessions_end_) when_sessions_end_(*ended);
        });
      });
}

void People::sessions_ended(const EndedSessions& ended) const {
  if (when_sessions_end_) when_sessions_end_(ended);
  if (backstage_.bus.reaches_others()) backstage_.bus.wake(topic, {.note = ended.note()});
}

void People::who(const HttpRequest& request, std::function<void(std::optional<Person>)> done) {
  signed_in(request, [done = std::move(done)](const Expected<store::SignedIn, HttpProblem>& found) {
    done(found ? std::optional(person_of(*found)) : std::nullopt);
  });
}

void People::signed_in(const HttpRequest& request, std::function<void(Expected<store::SignedIn, HttpProblem>)> done) {
  const std::string secret = cookie_value(request.cookie, CookieKind::Session, request.secure);
  if (secret.empty()) return done(signed_out());
  const std::string browser_secret = cookie_value(request.cookie, CookieKind::Browser, request.secure);
  backstage_.ask([&accounts = accounts_, secret, browser_secret,
                  now = backstage_.now_ms()] { return look_up(accounts, secret, browser_secret, now); },
                 std::move(done));
}

}  // namespace adoube::server

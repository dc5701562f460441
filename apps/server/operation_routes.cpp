// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/operation_routes.hpp"

#include <memory>
#include <utility>
#include <vector>

#include "apps/server/address_limits.hpp"

namespace adoube::server {
namespace {

/// Asks the store, for all who want to know. Ends with the last question that waits.
class Health : public std::enable_shared_from_this<Health> {
 public:
  explicit Health(Backstage& backstage) : backstage_(backstage) {}

  void ask(const HttpDone& done) {
    if (backstage_.now_ms() < good_until_ms_) return done(answer(true));
    waiting_.push_back(done);
    if (waiting_.size() > 1) return;
    const std::uint64_t question = ++questions_;
    backstage_.ask([&store = backstage_.store] { return store.newest_games(1).has_value(); },
                   [self = shared_from_this(), question](bool well) { self->answered(question, well); });
    backstage_.after(patience, [self = shared_from_this(), question] { self->answered(question, false); });
  }

 private:
  static constexpr std::chrono::milliseconds patience{2000};
  static constexpr std::int64_t good_for_ms = 1000;

  static HttpResponse answer(bool well) {
    if (well) return {.body = "ok\n"};
    return {.status = 503, .body = "The store does not answer.\n"};
  }

  void answered(std::uint64_t question, bool well) {
    if (question != questions_ || waiting_.empty()) return;
    if (well) good_until_ms_ = backstage_.now_ms() + good_for_ms;
    for (const HttpDone& done : std::exchange(waiting_, {})) done(answer(well));
  }

  Backstage& backstage_;
  std::vector<HttpDone> waiting_;
  std::uint64_t questions_ = 0;
  std::int64_t good_until_ms_ = 0;
};

}  // namespace

void add_operation_routes(HttpRouter& router, Backstage& backstage, std::function<Gauges()> gauges) {
  const auto health = std::make_shared<Health>(backstage);
  router.add({.method = "GET",
              .path = "/healthz",
              .answer = [health](const HttpRequest&, const PathParts&, const HttpDone& done) { health->ask(done); }});
  router.add(
      {.method = "GET",
       .path = "/metrics",
       .answer = [&backstage, gauges = std::move(gauges)](const HttpRequest& request, const PathParts&,
                                                          const HttpDone& done) {
         if (!request.by_operators_port && !is_loopback(request.address))
           return done(problem_answer(404, ErrorCode::NotFound, "There is nothing at this address."));
         done({.type = "text/plain; version=0.0.4; charset=utf-8", .body = prometheus_text(backstage.metrics, gauges())});
       }});
}

}  // namespace adoube::server
